/** The place that an arrow, Home or End leads to among so many in a row, round and round; none for other keys. */
export function moved(key: string, place: number, count: number, vertical: boolean): number | undefined {
  const [back, on] = vertical ? ["ArrowUp", "ArrowDown"] : ["ArrowLeft", "ArrowRight"];
  if (count === 0) return undefined;
  if (key === on) return (place + 1) % count;
  if (key === back) return (place - 1 + count) % count;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return undefined;
}
