import { INVALID_GST } from '@/lib/identityChecks/gstin';
import {
  readBank,
  readCin,
  readGst,
  readMsme,
  readPan,
  readTan,
  type GstAnswer,
  type MsmeAnswer,
  type PanAnswer,
} from './answers';

/** Result of a verification: the data found, or the message of spec 1 §5 and §8. Shared by registration and profile. */
export type VerificationVerdict<T> = { ok: true; found: T } | { ok: false; message: string; seconds?: number };

/** Message if a service can't be called. */
export const FAILED = 'Something went wrong';
export const MSME_FAILED = 'Please try again after some time.';
/** Display time of an inactive GST status in seconds (spec 1 §8, §9). */
const STATUS_SECONDS = 6;
/** Our own message; the specification doesn't cover this case. */
const OTHER_NUMBER = 'The service answered about another number. Please try again.';

export const refused = (message: string): { ok: false; message: string } => ({ ok: false, message });
const isAnother = (answered: string, asked: string) => answered !== '' && answered !== asked;

export function judgeGst(data: unknown, number: string): VerificationVerdict<GstAnswer> {
  const found = readGst(data);
  if (!found) return refused(INVALID_GST);
  if (isAnother(found.number, number)) return refused(OTHER_NUMBER);
  return found.isActive ? { ok: true, found } : { ...refused('GST status is not active'), seconds: STATUS_SECONDS };
}

export function judgePan(data: unknown, number: string): VerificationVerdict<PanAnswer> {
  const found = readPan(data);
  if (!found) return refused('Invalid PAN Number');
  if (isAnother(found.number, number)) return refused(OTHER_NUMBER);
  return found.isValid ? { ok: true, found } : refused('PAN status is invalid');
}

export function judgeTan(data: unknown): VerificationVerdict<{ status: string }> {
  const isValid = readTan(data);
  if (isValid === null) return refused(FAILED);
  return isValid ? { ok: true, found: { status: 'Valid' } } : refused('This TAN is not valid.');
}

export function judgeCin(data: unknown): VerificationVerdict<{ status: string }> {
  const status = readCin(data);
  return status === '' ? refused(FAILED) : { ok: true, found: { status } };
}

export function judgeMsme(data: unknown): VerificationVerdict<MsmeAnswer> {
  const found = readMsme(data);
  if (!found) return refused(MSME_FAILED);
  return found.isMsme ? { ok: true, found } : refused('Your company not in MSME enterprise type');
}

export function judgeBank(data: unknown): VerificationVerdict<NonNullable<ReturnType<typeof readBank>>> {
  const found = readBank(data);
  return found ? { ok: true, found } : refused('No bank data found. Please enter details manually.');
}
