import { gstinCheckDigit } from '@/lib/identityChecks/gstin';
import type { Actor } from './portal.ts';

/** The digits from here on mean something to the sandbox's services (docs/verification.md). */
const SPECIAL = 9000;

/**
 * Right numbers that nobody else has, made of the supplier's id: a number registers one supplier only, so a fixed one is taken when a
 * test is tried again.
 */
export function ownNumbers(actor: Actor) {
  const digits = String(Number(actor.values['supplierid']) % SPECIAL).padStart(4, '0');
  const panOf = (holder: 'C' | 'P') => `AAK${holder}V${digits}K`;
  const first14 = `27${panOf('C')}1Z`;
  return {
    digits,
    gst: first14 + gstinCheckDigit(first14),
    pan: panOf('C'),
    personPan: panOf('P'),
    /** From overseas: registration, tax and W8/W9 numbers have no published form. */
    registration: `MA-${digits}`,
    tax: `T-${digits}`,
    w9: `W9-${digits}`,
  };
}
