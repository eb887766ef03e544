import { formatDay } from '@/lib/dates';
import type { Extraction } from './extraction';

const UNCHECKED = 'The fields agree with its IRN; who signed it cannot be checked';

export function getVerdictText(reading: Extraction, sellerGstin: string): string {
  const hint = reading.basis === 'noCode' && sellerGstin !== '' ? ' Below the e-invoice threshold there is none.' : '';
  return getSentence(reading) + hint;
}

function getSentence({ basis, detail, key, signed, pages }: Extraction): string {
  const signer = key?.name ?? (key?.issuer || 'nobody named');
  switch (basis) {
    case 'signature':
      return `Signed and verified by ${signer}.`;
    case 'badSignature':
      return `Altered: the signature does not fit what the code says (${signer}).`;
    case 'badIrn':
      return 'Altered: the IRN does not fit the fields of the code.';
    case 'algorithm':
      return `Altered: the code is not signed the way e-invoices are (${detail || 'no algorithm'} instead of RS256).`;
    case 'issuer':
      return `Altered: the code says ${key?.issuer || 'nobody'} signed it, the key is of ${detail ?? 'another'}.`;
    case 'doubledClaim':
      return `Signed by ${signer}, but not read: the code has ${detail ?? 'a field'} twice.`;
    case 'otherSchema':
      return `Signed by ${signer}, but its fields are not those of an e-invoice, so nothing is compared.`;
    case 'otherIrn':
      return `Signed by ${signer}, but the IRN does not fit the fields of the code.`;
    case 'otherSchemaUnchecked':
      return 'This code is not in the format of a signed e-invoice, and its signature cannot be checked.';
    case 'noKeys':
      return `Unknown key: ${lower(UNCHECKED)}, because no keys are set up here.`;
    case 'keysNotLoaded':
      return `Unknown key: ${lower(UNCHECKED)}, because the keys could not be loaded.`;
    case 'unknownKid':
      return `Unknown key: ${lower(UNCHECKED)} (it names ${signer}).`;
    case 'keyNotValidThen':
      return `Unknown key: ${signer} was not valid on ${formatDay(signed?.irnDate ?? signed?.date)}. ${UNCHECKED}.`;
    case 'trialSigned':
      return `Trial system (${signer}), not a tax invoice.`;
    case 'trialUnchecked':
      return `Trial system (${signer}), not a tax invoice. Its signature was not checked: the key is unknown.`;
    case 'noCode':
      return `No signed code found${where(pages)}.`;
    case 'otherCode':
      return `No signed code found${where(pages)}; its QR code is for something else.`;
    case 'tooLong':
      return 'No signed code found: what is there is longer than a QR code can be.';
    case 'notLookedAt':
      return 'No signed code looked for: files of this kind have none.';
  }
}

/** Whether nothing more can be found out about a file: its code is found, or all of its pages have been looked at. */
export const isWhole = ({ verdict, pages }: Extraction) => verdict !== 'none' || pages.looked >= pages.of;

/** Said only when something was not looked at. */
function where({ looked, of }: Extraction['pages']): string {
  return looked < of ? ` on the ${looked} of ${of} pages that there was time for` : '';
}

const lower = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1);

export const problemTexts = {
  locked: 'This file is protected by a password: its codes could not be looked at.',
  damaged: 'This file is damaged: its codes could not be looked at.',
  failed: 'This file could not be looked at for signed codes.',
  missing: 'This file does not exist any more.',
} as const;
