import { type Signal, signal } from "@preact/signals";
import type { Problem } from "../wire/types";

/** What a server has refused, in its own sentence. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    sentence: string,
  ) {
    super(sentence);
  }
}

/** Ask the server for something. Throws Refusal, or another error where there is no connection; either has a sentence. */
export async function asked<Answer>(address: string, method = "GET", body?: unknown): Promise<Answer> {
  const said = body === undefined ? {} : { body: JSON.stringify(body) };
  const answer = await fetch(address, { method, ...said }).catch(() => {
    throw new Error("The server does not answer. Try again in a moment.");
  });
  return saidBy<Answer>(answer);
}

/** What the server says in an answer. Throws Refusal where it refuses. */
export async function saidBy<Answer>(answer: Response): Promise<Answer> {
  if (answer.status === 204) return undefined as Answer;
  const said: unknown = await answer.json().catch(() => undefined);
  if (!answer.ok) throw new Refusal(answer.status, (said as Problem)?.why ?? `The server answers ${answer.status}.`);
  return said as Answer;
}

/** What went wrong, for people. */
export function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Something that is fetched: what has come, or why it has not. */
export interface Fetched<Answer> {
  readonly answer?: Answer;
  readonly problem?: string;
}

/** How long what could not be fetched is not sought again. */
const PATIENCE = 3000;

const kept = new Map<string, Signal<Fetched<unknown>>>();

/** What an address has, fetched once for as long as the page is open; what could not be fetched is sought again. */
export function fetched<Answer>(address: string): Fetched<Answer> {
  let found = kept.get(address);
  if (!found) {
    const fresh = signal<Fetched<unknown>>({});
    found = fresh;
    kept.set(address, fresh);
    asked<Answer>(address).then(
      (answer) => {
        fresh.value = { answer };
      },
      (error: unknown) => {
        fresh.value = { problem: sentenceOf(error) };
        // Not at once: whoever is told of it asks again in the same breath.
        setTimeout(() => kept.get(address) === fresh && kept.delete(address), PATIENCE);
      },
    );
  }
  return found.value as Fetched<Answer>;
}

/** Fetch it anew when it is wanted next. */
export function forget(address: string): void {
  kept.delete(address);
}
