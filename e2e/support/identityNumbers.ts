import { gstinCheckDigit } from '@/lib/identityChecks/gstin';
import type { Actor } from './portal.ts';

/** Numbers from 9000 trigger special cases in the sandbox's services (docs/verification.md). */
const SPECIAL = 9000;

/**
 * Creates valid numbers that are unique to the supplier. A fixed number would already be registered when a
 * test is retried.
 */
export function ownNumbers(actor: Actor) {
  const digits = String(Number(actor.values['supplierid']) % SPECIAL).padStart(4, '0');
  const getPan = (holder: 'C' | 'P') => `AAK${holder}V${digits}K`;
  const first14 = `27${getPan('C')}1Z`;
  return {
    digits,
    gst: first14 + gstinCheckDigit(first14),
    pan: getPan('C'),
    personPan: getPan('P'),
    /** Registration, tax and W8/W9 numbers of other countries have no published format. */
    registration: `MA-${digits}`,
    tax: `T-${digits}`,
    w9: `W9-${digits}`,
  };
}
