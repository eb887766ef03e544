export const placePaths = {
  queryResponse: '/queryResponse',
  sentBack: '/bulkSentBackItemCenter',
  /** Reports of payments and their dates (spec 3 §6). */
  nonPoTransactions: '/ReportNonPoInvoice',
  proformaTransactions: '/ReportProformaInvoiceTransaction',
  deliveryTransactions: '/ReportDeliveryInvoiceTransaction',
} as const;
