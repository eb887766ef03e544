/** Maps items with at most `limit` calls of `work` at once. The result of a call that rejects is undefined. */
export async function mapFew<Item, Result>(
  items: Iterable<Item>,
  limit: number,
  work: (item: Item) => Promise<Result>,
): Promise<(Result | undefined)[]> {
  const results: (Result | undefined)[] = [];
  const waiting = [...items].entries();
  const run = async () => {
    for (const [index, item] of waiting) results[index] = await work(item).catch(() => undefined);
  };
  await Promise.all(Array.from({ length: limit }, run));
  return results;
}
