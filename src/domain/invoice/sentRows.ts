/** Maps a server error path to a form path: 'items.1.amount' counts only rows that were sent. Undefined for paths outside `list`. */
export function pathOfSentRow<Row>(
  serverPath: string,
  list: string,
  rows: readonly Row[],
  isSent: (row: Row) => boolean,
): string | undefined {
  const [name, index, ...rest] = serverPath.split('.');
  if (name !== list || index === undefined) return undefined;
  const sent = rows.flatMap((row, at) => (isSent(row) ? [at] : []));
  return [list, sent[Number(index)] ?? 0, ...rest].join('.');
}
