import type { Problem } from "../wire/types";

/** Ask the server for something, or with a body for something to be done. Throws an error with the server's sentence. */
export async function ask<Answer>(
  address: string,
  body?: unknown,
  method = body === undefined ? "GET" : "POST",
): Promise<Answer> {
  const said = body === undefined ? {} : { body: JSON.stringify(body) };
  let answer: Response;
  try {
    answer = await fetch(address, { method, ...said });
  } catch {
    throw new Error("The server does not answer. Try again in a moment.");
  }
  if (answer.ok) return (await answer.json()) as Answer;
  const problem = (await answer.json().catch(() => ({}))) as Partial<Problem>;
  throw new Error(problem.why ?? `The server answers ${answer.status}.`);
}
