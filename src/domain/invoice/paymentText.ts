import { formatDay } from '@/lib/dates';
import { getPaymentState, mayBePaid, type PayableInvoice } from '@/lib/paymentState';
import { isStatus } from '@/lib/status';
import { joinParts } from '@/lib/text';
import { lowerYou } from '../calls/pendingWith';

interface OwedInvoice extends PayableInvoice {
  /** Names of the people who must act before approval; empty if unknown. The signed-in user is 'You'. */
  pendingWith?: string | null | undefined;
  /** Code of accounting's payment block. */
  block?: string | null | undefined;
}

/** Answer to 'When will I be paid?' in parts; '' for a part that doesn't apply. */
interface PaymentText {
  /** 'Due 08-Dec-2026', 'Overdue since 02-Nov-2026', 'Paid on 20-Nov-2026'. */
  when: string;
  /** 'Not scheduled yet', 'Payment run 10-Dec-2026'. */
  progress: string;
  /** Who must act next: 'Accounts payable' or the people that the invoice waits for. */
  owner: string;
  /** The user's next step for a late or stopped payment. */
  todo: string;
}

const ACCOUNTS_PAYABLE = 'Accounts payable';
const ASK_SUPPORT = 'Ask support about this payment';
const NOTHING: PaymentText = { when: '', progress: '', owner: '', todo: '' };

/** Returns when an invoice will be paid, who acts next, and what to do if it is late. */
export function getPaymentText(invoice: OwedInvoice): PaymentText {
  const { status, dueDate, paidAt, block } = invoice;
  const state = getPaymentState(invoice);
  if (state === null) return NOTHING;
  if (state === 'Paid') return { ...NOTHING, when: `Paid on ${formatDay(paidAt)}` };
  const isLate = state === 'Overdue';
  const day = formatDay(dueDate);
  const when = day ? `${isLate ? 'Overdue since' : 'Due'} ${day}` : 'No due date';
  if (!mayBePaid(status)) {
    const [progress, todo] = isLate ? ['', getNextStep(invoice)] : ['In approval', ''];
    return { when, progress, owner: invoice.pendingWith ?? '', todo };
  }
  const common = { when, owner: ACCOUNTS_PAYABLE };
  if (state === 'Scheduled') return { ...common, progress: `Payment run ${formatDay(paidAt)}`, todo: '' };
  if (state === 'Cancelled') return { ...common, progress: 'Posting cancelled', todo: ASK_SUPPORT };
  if (block) return { ...common, progress: `Payment blocked: ${block}`, todo: ASK_SUPPORT };
  if (isLate) return { ...common, progress: '', todo: ASK_SUPPORT };
  return { ...common, progress: state === 'Due' ? 'Not scheduled yet' : '', todo: '' };
}

/** Returns the user's next step for an overdue invoice in approval. */
function getNextStep({ status, pendingWith }: OwedInvoice): string {
  const isYours = pendingWith?.split(', ').includes('You') ?? false;
  if (isStatus(status, 'underquery')) return isYours ? 'Answer the query' : 'Ask for the answer to the query';
  if (isStatus(status, 'workinprogress')) return isYours ? 'Close the query' : 'Ask for the query to be closed';
  return isYours ? 'Decide on the invoice' : 'Send the approver a query';
}

/** Formats the parts as one line: 'Due 08-Dec-2026 · not scheduled yet'. Names the owner of a late or stopped payment. */
export function formatPaymentText({ when, progress, owner, todo }: PaymentText): string {
  const who = todo && owner ? `with ${owner === ACCOUNTS_PAYABLE ? lowerFirst(owner) : lowerYou(owner)}` : '';
  const line = joinParts(when, lowerFirst(progress), who);
  return todo ? `${line}. ${todo}.` : line;
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** Explains a payment tag: when, who acts next and what to do. */
export function explainPayment(invoice: OwedInvoice): string[] {
  return [formatPaymentText(getPaymentText(invoice))].filter(Boolean);
}
