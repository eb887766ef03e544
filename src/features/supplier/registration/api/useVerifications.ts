import { useMemo } from 'react';
import { panInGstin } from '@/lib/identityChecks/gstin';
import type { Checks } from '@/shared/fields/types';
import { useIdentityChecks } from '../../api/useIdentityChecks';
import { useTaken } from './useTaken';

/** A number without a PAN has no holder to look up. */
const NO_HOLDER = { ok: true, found: {} } as const;

/**
 * Returns the checks of organization fields by definition name (spec 1 §4, §5, §7, §8): GST number and PAN, which must be unique, and
 * other identities.
 */
export function useVerifications(email: string): Checks {
  const verify = useIdentityChecks();
  const taken = useTaken(email);
  return useMemo((): Checks => {
    const getHolder = async (pan: string, signal: AbortSignal, first?: () => Promise<string | null>) => {
      const verdict = await verify.pan(pan, signal, first);
      if (!verdict.ok) return verdict;
      const { number: _number, isValid: _isValid, ...fields } = verdict.found;
      return { ok: true, found: { ...fields, pan206ABStatus: await verify.pan206(pan, signal) } } as const;
    };
    return {
      ownGst: async (number, _values, signal) => {
        const gst = await verify.gst(number, signal, () => taken.number('GST', number, signal));
        if (!gst.ok) return gst;
        const pan = panInGstin(number);
        const holder = pan === '' ? NO_HOLDER : await getHolder(pan, signal);
        if (!holder.ok) return holder;
        const { address, organizationType, registeredOn, number: _number, isActive: _isActive, ...rest } = gst.found;
        return {
          ok: true,
          found: {
            ...holder.found,
            ...rest,
            organizationType: organizationType ? { code: organizationType, name: organizationType } : null,
            address1: address[0],
            address2: address[1],
            address3: address[2],
            yearFounded: registeredOn,
          },
        };
      },
      ownPan: async (number, _values, signal) => {
        const holder = await getHolder(number, signal, () => taken.number('PAN', number, signal));
        return holder.ok ? { ok: true, found: { ...holder.found, legalName: holder.found.panHolderName } } : holder;
      },
      msme: (number, _values, signal) => verify.msme(number, signal),
      tan: (number, _values, signal) => verify.tan(number, signal),
      cin: (number, _values, signal) => verify.cin(number, signal),
    };
  }, [verify, taken]);
}
