import { placePaths } from './places';

/** Transactions reports of the invoice types. */
export const TRANSACTION_REPORTS = [
  { name: 'Non-PO', path: placePaths.nonPoTransactions },
  { name: 'Proforma', path: placePaths.proformaTransactions },
  { name: 'Delivery', path: placePaths.deliveryTransactions },
] as const;
