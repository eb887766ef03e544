import { useCallback } from 'react';
import type { RequestOptions } from '@/platform/graphql/client';
import { useCall } from '@/platform/graphql/useCall';
import { ExpireAspNetUserTokenDocument } from './logout.graphql.generated';

/** Ends the user's token on the server. True when the server says that it did. */
export function useExpireToken() {
  const call = useCall();
  return useCallback(
    // A token that is refused here has ended already; Logout goes on by itself.
    async (userId: string, options: RequestOptions) =>
      (await call(ExpireAspNetUserTokenDocument, { input: { userId } }, { ...options, keepSession: true }))
        .expireAspNetUserToken?.id != null,
    [call],
  );
}
