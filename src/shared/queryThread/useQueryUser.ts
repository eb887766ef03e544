import { useMemo } from 'react';
import { useSession } from '@/platform/session/SessionContext';
import type { QueryPerson } from './model/thread';

/** The signed-in user as a person of a query. */
export function useQueryUser(): QueryPerson {
  const { userId, userName, userEmail, roles } = useSession();
  const isSupplier = roles.includes('supplier');
  return useMemo(
    () => ({ userId, name: userName, email: userEmail, isSupplier }),
    [userId, userName, userEmail, isSupplier],
  );
}
