import { useLoaded } from '@/platform/graphql/useLoaded';
import { useCall } from '@/platform/graphql/useCall';
import { findAccountUsers } from './accounts';

export function useAccountUsers(numbers: readonly string[]) {
  const call = useCall();
  const load = async (userIds: readonly string[], signal: AbortSignal) =>
    new Map(
      await Promise.all(userIds.map(async number => [number, await findAccountUsers(call, number, signal)] as const)),
    );
  return useLoaded(load, numbers.length > 0 ? numbers : null);
}
