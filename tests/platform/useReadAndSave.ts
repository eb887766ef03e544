import { useCall } from '@/platform/graphql/useCall';
import type { RequestOptions } from '@/platform/graphql/client';
import { SaveThingDocument, ThingDocument } from '../support/documents';

/** A query and a mutation as a feature sends them. */
export function useReadAndSave() {
  const call = useCall();
  return {
    read: (variables: { id: number }, options?: RequestOptions) => call(ThingDocument, variables, options),
    save: (variables: { name: string }, options?: RequestOptions) => call(SaveThingDocument, variables, options),
  };
}
