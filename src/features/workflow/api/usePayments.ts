import { useAnswer } from '@/platform/graphql/useAnswer';
import type { Answer } from '@/platform/graphql/useLoaded';
import type { Session } from '@/platform/session/session';
import type { Payments } from '../model/payments';
import { payments } from './payments';

export function usePayments(session: Session, wanted: boolean): Answer<Payments> {
  return useAnswer(payments, wanted ? session : null);
}
