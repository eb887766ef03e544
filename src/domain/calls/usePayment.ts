import type { Id } from '@/lib/ids';
import { mayBePaid } from '@/lib/paymentState';
import type { Operation } from '@/platform/graphql/operation';
import { useAnswer } from '@/platform/graphql/useAnswer';
import type { PaymentFacts } from './payment';

/** Stands for the question of a kind whose payment nobody keeps: it is never asked. */
const notKept = (_id: Id): Promise<PaymentFacts | null> => Promise.resolve(null);

/** What accounting has paid of a record, asked of those that may be paid; undefined: not known, or nobody keeps it. */
export function usePayment(
  asked: Operation<Id, PaymentFacts | null> | undefined,
  { id, status }: { id: Id; status: string | null },
): PaymentFacts | null | undefined {
  return useAnswer(asked ?? notKept, asked && mayBePaid(status) ? id : null).data;
}
