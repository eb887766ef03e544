import { idInAddress, type Id } from '@/lib/ids';

export const tePaths = {
  list: '/TeInvoice',
  view: '/TeInvoice/View/:id',
  staging: '/TeInvoiceImport',
  stagingView: '/TeInvoiceImport/View/:id',
} as const;

export const teHref = (id: Id) => tePaths.view.replace(':id', idInAddress(id));
export const stagedHref = (id: Id) => tePaths.stagingView.replace(':id', idInAddress(id));
