import type { Id } from '@/lib/ids';
import { mayBePaid } from '@/lib/paymentState';
import type { Operation } from '@/platform/graphql/operation';
import { useCall } from '@/platform/graphql/useCall';
import { useLoaded } from '@/platform/graphql/useLoaded';
import type { PaymentFacts } from './payment';

/** What accounting has paid of a record, asked of those that may be paid; undefined: not known, or nobody keeps it. */
export function usePayment(
  asked: Operation<Id, PaymentFacts | null> | undefined,
  { id, status }: { id: Id; status: string | null },
): PaymentFacts | null | undefined {
  const call = useCall();
  const load = async (of: Id, signal: AbortSignal) => (asked ? call(asked, of, { signal }) : null);
  return useLoaded(load, asked && mayBePaid(status) ? id : null).data;
}
