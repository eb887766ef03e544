import { useCallback } from 'react';
import type { RequestOptions } from '@/platform/graphql/client';
import { useCall } from '@/platform/graphql/useCall';
import { ExpireAspNetUserTokenDocument } from './logout.graphql.generated';

/** Returns a function that ends the user's token on the server and resolves to true if the server confirms it. */
export function useExpireToken() {
  const call = useCall();
  return useCallback(
    // A rejected token has already ended, so logout continues.
    async (userId: string, options: RequestOptions) =>
      (await call(ExpireAspNetUserTokenDocument, { input: { userId } }, { ...options, keepSession: true }))
        .expireAspNetUserToken?.id != null,
    [call],
  );
}
