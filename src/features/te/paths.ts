/** The screens of travel and expense (spec 3 §2). */
export const tePaths = {
  list: '/TeInvoice',
  view: '/TeInvoice/View/:id',
  staging: '/TeInvoiceImport',
  stagingView: '/TeInvoiceImport/View/:id',
} as const;

export const teHref = (id: number) => tePaths.view.replace(':id', String(id));
export const stagedHref = (id: number) => tePaths.stagingView.replace(':id', String(id));
