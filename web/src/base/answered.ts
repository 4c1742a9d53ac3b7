/** What the server answers, as JSON. Throws an error with its sentence where it refuses. */
export async function answered<Answer>(answer: Response): Promise<Answer> {
  const said: unknown = await answer.json();
  if (!answer.ok) throw new Error((said as { why: string }).why);
  return said as Answer;
}
