import { useCallback } from 'react';
import { useRequest } from '@/platform/graphql/useRequest';
import {
  NonPoInvoiceCreateDocument,
  NonPoInvoiceDuplicateWarningDocument,
  type NonPoInvoiceInput,
} from './saveNonPo.graphql.generated';

/** Saves an invoice and asks for the duplicate warning before. Neither is ever repeated by itself. */
export function useSaveNonPo() {
  const create = useRequest(NonPoInvoiceCreateDocument);
  const warn = useRequest(NonPoInvoiceDuplicateWarningDocument);
  const save = useCallback(
    async (input: NonPoInvoiceInput) => (await create({ input })).nonPoInvoiceCreate?.id ?? null,
    [create],
  );
  const checkDuplicate = useCallback(
    async (input: NonPoInvoiceInput) => {
      const warning = (await warn({ input })).nonPoInvoiceDuplicateWarning;
      return { id: warning?.id ?? null, message: warning?.message ?? null };
    },
    [warn],
  );
  return { save, checkDuplicate };
}
