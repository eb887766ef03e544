/** How the backend names this document in workflow tasks, files and filters (DECISIONS 21). */
export const NON_PO = { module: 'NonPoInvoice', context: 'NonPoInvoice' } as const;
