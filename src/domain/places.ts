export const placePaths = {
  queryResponse: '/queryResponse',
  sentBack: '/bulkSentBackItemCenter',
  /** Report of payments and their dates (spec 3 §6). */
  nonPoTransactions: '/ReportNonPoInvoice',
} as const;
