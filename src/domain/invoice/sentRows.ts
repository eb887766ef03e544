/**
 * Where in the form a row of the server's field error stands: 'items.1.amount' counts only the rows that were sent. Undefined for a path
 * outside `list`.
 */
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
