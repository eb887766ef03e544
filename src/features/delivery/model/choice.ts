import { messages } from '../messages';

/** Properties that must match among receipts of one invoice (spec 3 §5). */
interface Receipt {
  orderNo: string | null;
  prInitiatorId: string | null;
  paymentTermCode: string | null;
  isAribaVendor: boolean | null;
}

export function receiptsProblem(receipts: readonly Receipt[]): string | null {
  const [first] = receipts;
  if (!first) return messages.selectItem;
  const differ = (key: keyof Receipt) => receipts.some(receipt => receipt[key] !== first[key]);
  if (differ('orderNo')) return messages.sameOrder;
  if (differ('prInitiatorId')) return messages.samePrInitiator;
  if (differ('paymentTermCode')) return messages.samePaymentTerm;
  return receipts.some(({ isAribaVendor }) => isAribaVendor) ? messages.ariba : null;
}
