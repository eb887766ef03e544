import { useMemo } from 'react';
import { equalsIgnoreCase } from '@/lib/text';
import { useRequest } from '@/platform/graphql/useRequest';
import { useSession } from '@/platform/session/SessionContext';
import { allRows } from '@/shared/list/listInput';
import { SupplierListDocument, SupplierOverseaListDocument } from '../../api/verification.graphql.generated';

/** Whom to write to beside the supplier that was found (DECISIONS 69). */
const SUPPORT_EMAIL = 'supplier.support@vireya.example';

/** What must be one's own, how the lists call it, and what is said when it is not, or cannot be asked (spec 1 §5, §8). */
const UNIQUE = {
  legalName: {
    parameter: 'legalName',
    taken: 'This organization name is already taken.',
    failed: ['Error checking organization name', 'Error checking organization name in supplier application'],
  },
  registration: {
    parameter: 'registration',
    taken: 'This registration number is already taken .',
    failed: ['Error checking registration number', 'Error checking registration number in supplier application'],
  },
  taxNo: {
    parameter: 'taxNo',
    taken: 'This TAX number is already taken',
    failed: ['Error checking TAX number', 'Error checking TAX number in supplier application'],
  },
  w8W9: {
    parameter: 'w8W9',
    taken: 'This W8/W9 number is already taken',
    failed: ['Error checking W8/W9 number', 'Error checking W8/W9 number in supplier application'],
  },
} as const;
export type UniqueName = keyof typeof UNIQUE;
export const uniqueNames = Object.keys(UNIQUE) as UniqueName[];

/** Asks whether a name or number belongs to somebody else already: among suppliers and among applications. */
export function useTaken() {
  const suppliers = useRequest(SupplierListDocument);
  const applications = useRequest(SupplierOverseaListDocument);
  const { userEmail } = useSession();
  return useMemo(() => {
    type Found = readonly { email: string | null }[] | null | undefined;
    const addresses = (found: Found) => [
      ...new Set((found ?? []).map(({ email }) => email ?? '').filter(email => !equalsIgnoreCase(email, userEmail))),
    ];
    const asked = (parameters: Record<string, string>) => ({ input: allRows({ ...parameters, active: 'true' }) });
    const among = {
      suppliers: async (parameters: Record<string, string>, signal: AbortSignal) =>
        addresses((await suppliers(asked(parameters), { signal })).supplierList?.data),
      applications: async (parameters: Record<string, string>, signal: AbortSignal) =>
        addresses((await applications(asked(parameters), { signal })).supplierOverseaList?.data),
    };
    return {
      /** The message for a GST number or PAN that somebody has; null when nobody has it. Rejects when that cannot be asked. */
      number: async (kind: 'GST' | 'PAN', text: string, signal: AbortSignal): Promise<string | null> => {
        const parameters = { [kind === 'GST' ? 'Gst' : 'Pan']: text };
        const [owner, second = SUPPORT_EMAIL] = await among.suppliers(parameters, signal);
        if (owner !== undefined)
          return `A company with this ${kind} number is already registered, please contact ${owner} and ${second}`;
        return (await among.applications(parameters, signal)).length > 0
          ? `A company with this ${kind} number is already in the application process`
          : null;
      },
      /** The message for a name or overseas number that somebody else has, or that cannot be checked; null when it is free. */
      text: async (name: UniqueName, text: string, signal: AbortSignal): Promise<string | null> => {
        const { parameter, taken, failed } = UNIQUE[name];
        const parameters = { [parameter]: text.trim() };
        const inSuppliers = await settled(among.suppliers(parameters, signal));
        if (inSuppliers === null) return failed[0];
        const inApplications = await settled(among.applications(parameters, signal));
        if (inApplications === null) return failed[1];
        return inSuppliers.length + inApplications.length > 0 ? taken : null;
      },
    };
  }, [suppliers, applications, userEmail]);
}

async function settled<T>(asked: Promise<T>): Promise<T | null> {
  return asked.catch(() => null);
}
