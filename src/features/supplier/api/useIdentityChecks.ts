import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { useMemo } from 'react';
import { cinProblem, udyamProblem } from '@/lib/identityChecks/company';
import { gstNumberProblem, INVALID_GST } from '@/lib/identityChecks/gstin';
import { panProblem, tanProblem } from '@/lib/identityChecks/pan';
import { useCall } from '@/platform/graphql/useCall';
import {
  read206Ab,
  readCin,
  readGst,
  readMsme,
  readPan,
  readTan,
  type GstResponse,
  type MsmeResponse,
  type PanResponse,
} from './responses';
import {
  CheckCinDocument,
  CheckGstDocument,
  CheckMsmeDocument,
  CheckPanDocument,
  CheckTanDocument,
  Pan206AbDocument,
} from './verification.graphql.generated';

/** Result of a verification: the data found, or the message of spec 1 §5 and §8. Shared by registration and profile. */
type VerificationVerdict<T> =
  { ok: true; found: T } | { ok: false; message: string; seconds?: number; cause?: unknown };

const FAILED = 'Something went wrong';
const MSME_FAILED = 'Please try again after some time.';
/** Display time of an inactive GST status in seconds (spec 1 §8, §9). */
const STATUS_SECONDS = 6;
/** Our own message; the specification doesn't cover this case. */
const OTHER_NUMBER = 'The verification service returned a different number. Try again.';

export const refused = (message: string): { ok: false; message: string } => ({ ok: false, message });
const isAnother = (answered: string, result: string) => answered !== '' && answered !== result;

function judgeGst(data: unknown, number: string): VerificationVerdict<GstResponse> {
  const found = readGst(data);
  if (!found) return refused(INVALID_GST);
  if (isAnother(found.number, number)) return refused(OTHER_NUMBER);
  return found.isActive ? { ok: true, found } : { ...refused('GST status is not active'), seconds: STATUS_SECONDS };
}

function judgePan(data: unknown, number: string): VerificationVerdict<PanResponse> {
  const found = readPan(data);
  if (!found) return refused('Invalid PAN Number');
  if (isAnother(found.number, number)) return refused(OTHER_NUMBER);
  return found.isValid ? { ok: true, found } : refused('PAN status is invalid');
}

function judgeTan(data: unknown): VerificationVerdict<{ status: string }> {
  const isValid = readTan(data);
  if (isValid === null) return refused(FAILED);
  return isValid ? { ok: true, found: { status: 'Valid' } } : refused('This TAN is not valid');
}

function judgeCin(data: unknown): VerificationVerdict<{ status: string }> {
  const status = readCin(data);
  return status === '' ? refused(FAILED) : { ok: true, found: { status } };
}

function judgeMsme(data: unknown): VerificationVerdict<MsmeResponse> {
  const found = readMsme(data);
  if (!found) return refused(MSME_FAILED);
  return found.isMsme ? { ok: true, found } : refused('Your company not in MSME enterprise type');
}

/** Runs before the service is called: a message ends the check, null continues. */
type First = () => Promise<string | null>;
type Check<T> = (number: string, signal: AbortSignal, first?: First) => Promise<VerificationVerdict<T>>;

type Response = Record<string, { data: unknown } | null>;

/** Returns the checks by the government's verification services (spec 1 §7), shared by all forms. */
export function useIdentityChecks() {
  const call = useCall();
  return useMemo(() => {
    /** `problem` returns the error by the published rule; then the service isn't called. */
    const checkBy =
      <V extends Record<string, string>, T>(
        document: TypedDocumentNode<Response, V>,
        variable: keyof V & string,
        problem: (number: string) => string | null,
        judge: (data: unknown, number: string) => VerificationVerdict<T>,
        failed = FAILED,
      ): Check<T> =>
      async (number, signal, first) => {
        const wrong = problem(number);
        if (wrong !== null) return refused(wrong);
        try {
          const known = first ? await first() : null;
          if (known !== null) return refused(known);
          const [response] = Object.values(await call(document, { [variable]: number } as V, { signal }));
          return judge(response?.data, number);
        } catch (error) {
          if (signal.aborted) throw error;
          return { ...refused(failed), cause: error };
        }
      };
    return {
      gst: checkBy(CheckGstDocument, 'gst', gstNumberProblem, judgeGst),
      pan: checkBy(CheckPanDocument, 'pan', panProblem, judgePan),
      /** Returns the 206AB status; '' if unknown, which isn't an error of the PAN. */
      pan206: async (number: string, signal: AbortSignal): Promise<string> =>
        call(Pan206AbDocument, { pan: number }, { signal }).then(
          response => read206Ab(response.pan206AB?.data),
          () => '',
        ),
      tan: checkBy(CheckTanDocument, 'tan', tanProblem, judgeTan),
      cin: checkBy(CheckCinDocument, 'cin', cinProblem, judgeCin),
      msme: checkBy(CheckMsmeDocument, 'msme', udyamProblem, judgeMsme, MSME_FAILED),
    };
  }, [call]);
}
