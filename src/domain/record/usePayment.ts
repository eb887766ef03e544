import type { Id } from '@/lib/ids';
import { useAnswer, type Operation } from '@/platform/graphql/operation';
import type { StoredDocument } from './document';
import type { PaymentFacts } from './payment';
import { mayBePaid } from './paymentState';

/** Stands for the call of a kind of which nobody keeps the payment: it is never sent. */
const NOBODY_KEEPS_IT: Operation<Id, PaymentFacts | null> = {
  document: { kind: 'Document', definitions: [] } as never,
  variables: () => ({}),
  read: () => null,
};

/** What accounting has paid of a record, asked of those that may be paid; undefined: not known, or nobody keeps it. */
export function usePayment(
  asked: Operation<Id, PaymentFacts | null> | undefined,
  { id, status }: Pick<StoredDocument, 'id' | 'status'>,
): PaymentFacts | null | undefined {
  return useAnswer(asked ?? NOBODY_KEEPS_IT, asked && mayBePaid(status) ? id : null).value;
}
