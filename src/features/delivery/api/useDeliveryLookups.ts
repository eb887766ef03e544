import { useMemo } from 'react';
import { useInvoiceLookups, type LineCode } from '@/domain/invoice/api/useInvoiceLookups';
import type { Id } from '@/lib/ids';
import { useCall } from '@/platform/graphql/useCall';
import type { Lookups } from '@/shared/fields/types';
import { firstRows } from '@/shared/list/listInput';
import { OverheadListDocument } from './choices.graphql.generated';

export interface OverheadType {
  id: Id;
  code: string;
  name: string;
  description: string;
}

/** Spec 3 §7. */
const OVERHEAD_PAGE = 100;

export function useDeliveryLookups(parties: { companyCode: string; countryCode: string }): Lookups {
  const common = useInvoiceLookups(parties);
  const call = useCall();
  return useMemo(
    (): Lookups => ({
      ...common,
      overheadTypes: async (text, _values, signal): Promise<OverheadType[]> => {
        const input = firstRows(OVERHEAD_PAGE, { codeAndDescription: text, active: true, deleted: false });
        const page = await call(OverheadListDocument, { input }, { signal });
        return (page.overheadList?.data ?? []).map(({ id, code, name, description }) => ({
          id,
          code: code ?? '',
          name: name ?? code ?? '',
          description: description ?? '',
        }));
      },
      // Unique by tax rate (spec 3 §7). An exactly typed code takes precedence among codes of the same rate.
      overheadHsn: async (text, values, signal) => {
        const codes = (await common['hsnCodes']?.(text, values, signal)) as LineCode[];
        const whole = codes.filter(({ code }) => code === text.trim());
        const first = (wanted: string) => [...whole, ...codes].find(({ rate }) => rate === wanted);
        return codes.filter(one => first(one.rate) === one);
      },
    }),
    [common, call],
  );
}
