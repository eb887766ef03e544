import { useMemo } from 'react';
import { hasRole } from '@/platform/session/access';
import { useSession } from '@/platform/session/SessionContext';
import type { QueryPerson } from './model/thread';

export function useQueryUser(): QueryPerson {
  const session = useSession();
  const { userId, userName, userEmail } = session;
  const isSupplier = hasRole(session, 'supplier');
  return useMemo(
    () => ({ userId, name: userName, email: userEmail, isSupplier }),
    [userId, userName, userEmail, isSupplier],
  );
}
