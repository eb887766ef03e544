import { useMemo } from 'react';
import { sameIdentifier } from '@/lib/identity';
import { equalsIgnoreCase } from '@/lib/text';
import { useCall } from '@/platform/graphql/useCall';
import { allRows } from '@/shared/list/listInput';
import { loadRows } from '../../api/useSupplierLookups';
import {
  SupplierListDocument,
  SupplierOverseaListDocument,
  type SupplierIdentityFragment,
} from '../../api/verification.graphql.generated';

/** Contact for users whose number is already registered (docs/decisions.md#registration-contact). */
const SUPPORT_EMAIL = 'supplier.support@vireya.example';

/** Values that must be unique, by list parameter, with their message (spec 1 §5, §8). */
const UNIQUE = {
  legalName: { noun: 'organization name', taken: 'This organization name is already taken.' },
  registration: { noun: 'registration number', taken: 'This registration number is already taken .' },
  taxNo: { noun: 'TAX number', taken: 'This TAX number is already taken' },
  w8W9: { noun: 'W8/W9 number', taken: 'This W8/W9 number is already taken' },
} as const;
export type UniqueName = keyof typeof UNIQUE;
export const uniqueNames = Object.keys(UNIQUE) as UniqueName[];

type Identified = SupplierIdentityFragment;
type UniqueQuery = Record<string, string>;

export interface Objection {
  message: string;
  /** The error of a failed check, which must be repeated. */
  cause?: unknown;
}

/**
 * Checks among suppliers and applications whether a name or number exists. Ignores records with `email` (spec 1 §5) and partial matches.
 */
export function useTaken(email: string) {
  const call = useCall();
  return useMemo(() => {
    const findOthers = async (
      list: typeof SupplierListDocument | typeof SupplierOverseaListDocument,
      parameters: UniqueQuery,
      field: keyof Identified,
      text: string,
      signal: AbortSignal,
    ) => {
      const rows = await loadRows<Identified>(call, list, allRows({ ...parameters, active: 'true' }), signal);
      return rows.filter(row => sameIdentifier(row[field], text) && !(email && equalsIgnoreCase(row.email, email)));
    };
    return {
      number: async (kind: 'GST' | 'PAN', text: string, signal: AbortSignal): Promise<string | null> => {
        const parameters = { [kind === 'GST' ? 'Gst' : 'Pan']: text };
        const field = kind === 'GST' ? 'gstNumber' : 'pan';
        const found = await findOthers(SupplierListDocument, parameters, field, text, signal);
        if (found.length > 0) {
          const [first = SUPPORT_EMAIL, second = SUPPORT_EMAIL] = new Set(found.flatMap(row => row.email || []));
          return `A company with this ${kind} number is already registered, please contact ${first} and ${second}`;
        }
        return (await findOthers(SupplierOverseaListDocument, parameters, field, text, signal)).length > 0
          ? `A company with this ${kind} number is already in the application process`
          : null;
      },
      text: async (name: UniqueName, text: string, signal: AbortSignal): Promise<Objection | null> => {
        const { noun, taken } = UNIQUE[name];
        const parameters = { [name]: text.trim() };
        let message = `Error checking ${noun}`;
        try {
          const inSuppliers = await findOthers(SupplierListDocument, parameters, name, text, signal);
          message = `Error checking ${noun} in supplier application`;
          const inApplications = await findOthers(SupplierOverseaListDocument, parameters, name, text, signal);
          return inSuppliers.length + inApplications.length > 0 ? { message: taken } : null;
        } catch (cause) {
          return { message, cause };
        }
      },
    };
  }, [call, email]);
}
