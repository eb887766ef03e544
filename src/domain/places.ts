/** Addresses of screens that other rooms lead to, too, below the router's `/sportal`. Those of records are in `recordKinds`. */
export const placePaths = {
  queryResponse: '/queryResponse',
  sentBack: '/bulkSentBackItemCenter',
  /** Tells what was paid, and when (spec 3 §6). */
  nonPoTransactions: '/ReportNonPoInvoice',
} as const;
