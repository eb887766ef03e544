/** View addresses of the records that reports list, below /sportal (spec 3 §2 'Reports'). */
const VIEW = {
  NonPoInvoice: '/NonPoInvoice/View',
} as const;

/** Where a report row's id leads. */
export function recordHref(record: keyof typeof VIEW, id: number): string {
  return `${VIEW[record]}/${id}`;
}
