/** View addresses of the records, by the backend's names (DECISIONS 21), below /sportal: where rooms link to one another. */
const VIEWS = {
  NonPoInvoice: '/NonPoInvoice/View',
  ProformaInvoice: '/ProformaInvoice/View',
  DeliveryInvoice: '/DeliveryInvoice/View',
  ManualInvoiceEntry: '/ManualInvoiceEntry/View',
} as const;

/** Where a record is seen, for links from another room; its own room has the route. */
export function recordHref(record: keyof typeof VIEWS, id: number): string {
  return `${VIEWS[record]}/${id}`;
}
