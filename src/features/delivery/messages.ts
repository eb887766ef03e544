import { ARIBA_REFUSAL } from '@/domain/orders/deliveryRules';
import { SELECT_ONE_ITEM } from '@/domain/orders/labels';

/** Messages of spec 3 §5 and §8 that only delivery invoices use; `tooMuchAmount` and the last four are our own. */
export const messages = {
  noLines: "Line Item can't be empty",
  quantityRequired: 'Qty is required',
  noDecimals: 'Decimal is not allowed',
  tooMuch: 'Is more than Recd Qty',
  tooMuchAmount: 'Is more than the order has left',
  overheadTypeRequired: 'Overhead Type is required',
  overheadTypeDiffers: 'Please select different overhead type',
  hsnRequired: 'HSN/SAC Code is required',
  taxCodeRequired: 'Tax Code is required',
  taxRateRequired: 'Tax Rate is required',
  selectOneItem: SELECT_ONE_ITEM,
  selectItem: 'Please select item',
  selectPo: 'Please Select PO',
  poMissing: 'Please select purchase order',
  receiptsMissing: 'something went wrong',
  ariba: ARIBA_REFUSAL,
  sameOrder: 'You can only select same order number item.',
  samePrInitiator: 'You can only select same pr initiator item.',
  samePaymentTerm: 'You can only select same payment term item.',
  notesTooShort: 'Minimum 20 characters required',
  threeDecimals: 'Upto 3 decimals allowed',
  itemGone: 'The order no longer has this item. Remove the line.',
  againstReceipts: 'Orders of this type are invoiced against receipts. Use Create against GRN.',
  nothingLeft: 'Nothing left to invoice.',
  notTheirs: 'These items do not belong to this order.',
  notYours: "Some of these receipts don't exist, or you can't open them.",
} as const;
