/** Maps items with at most `limit` concurrent calls. A rejected call gives undefined. */
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
