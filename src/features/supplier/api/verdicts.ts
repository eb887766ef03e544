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

/**
 * What the answer of a verification comes to: who has the number, or why it does not count, in the words of spec 1 §5 and §8. One judge for the
 * registration and the profile.
 */
export type VerificationVerdict<T> = { ok: true; found: T } | { ok: false; message: string; seconds?: number };

/** Said when a service could not be asked. */
export const FAILED = 'Something went wrong';
export const MSME_FAILED = 'Please try again after some time.';
/** How long a GST status that is not active is said (spec 1 §8, §9), in seconds. */
const STATUS_SECONDS = 6;
/** Ours: the specification does not think of it. */
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
