import { formatDay } from '@/lib/dates';
import type { Extraction } from './extraction';

export function getVerdictText(reading: Extraction, sellerGstin: string): string {
  const hint = reading.basis === 'noCode' && sellerGstin !== '' ? ' (required only above the e-invoice threshold)' : '';
  return getSentence(reading) + hint;
}

const UNVERIFIED = 'Signature not verified';

function getSentence({ basis, detail, key, signed, pages }: Extraction): string {
  const signer = key?.name ?? (key?.issuer || 'unknown signer');
  const trial = `Signed by a test system (${signer}); not a valid tax invoice`;
  switch (basis) {
    case 'signature':
      return `QR code verified (${key?.issuer || signer})`;
    case 'badSignature':
      return `Altered: the signature doesn't match the QR code (${signer})`;
    case 'badIrn':
      return "Altered: the IRN doesn't match the QR code";
    case 'algorithm':
      return `Altered: the QR code is signed with ${detail || 'no algorithm'} instead of RS256`;
    case 'issuer':
      return `Altered: the QR code names ${key?.issuer || 'no signer'}, but the key belongs to ${detail ?? 'another signer'}`;
    case 'doubledClaim':
      return `Signed by ${signer}, but not readable: the QR code has ${detail ?? 'a field'} twice`;
    case 'otherSchema':
      return `Signed by ${signer}, but not in the e-invoice format. Nothing was compared`;
    case 'otherIrn':
      return `Signed by ${signer}, but the IRN doesn't match the QR code`;
    case 'otherSchemaUnchecked':
      return `QR code not in the e-invoice format. ${UNVERIFIED}`;
    case 'noKeys':
      return `${UNVERIFIED}: no signing keys are set up`;
    case 'keysNotLoaded':
      return `${UNVERIFIED}: the signing keys couldn't be loaded`;
    case 'unknownKid':
      return `${UNVERIFIED}: unknown signing key (${signer})`;
    case 'keyNotValidThen':
      return `${UNVERIFIED}: ${signer} was not valid on ${formatDay(signed?.irnDate ?? signed?.date)}`;
    case 'trialSigned':
      return trial;
    case 'trialUnchecked':
      return `${trial}. ${UNVERIFIED}: unknown signing key`;
    case 'noCode':
      return `No signed QR code${where(pages)}`;
    case 'otherCode':
      return `No signed QR code${where(pages)}; the QR code is for something else`;
    case 'tooLong':
      return 'No signed QR code: the code found is too long';
    case 'notLookedAt':
      return "This file type can't have a QR code";
  }
}

/** Whether nothing more can be found out about a file: its code is found, or all of its pages have been looked at. */
export const isWhole = ({ verdict, pages }: Extraction) => verdict !== 'none' || pages.looked >= pages.of;

function where({ looked, of }: Extraction['pages']): string {
  return looked < of ? ` on the ${looked} of ${of} pages scanned` : '';
}

export const problemTexts = {
  locked: 'This file is password-protected and could not be checked for a QR code.',
  damaged: 'This file is damaged and could not be checked for a QR code.',
  failed: 'This file could not be checked for a QR code.',
  missing: 'This file no longer exists.',
} as const;
