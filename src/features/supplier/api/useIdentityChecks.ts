import { useMemo } from 'react';
import { cinProblem, udyamProblem } from '@/lib/identityChecks/company';
import { gstNumberProblem } from '@/lib/identityChecks/gstin';
import { panProblem, tanProblem } from '@/lib/identityChecks/pan';
import { useCall } from '@/platform/graphql/useCall';
import { read206Ab } from './answers';
import * as verdicts from './verdicts';
import { refused, type VerificationVerdict } from './verdicts';
import {
  CheckCinDocument,
  CheckGstDocument,
  CheckMsmeDocument,
  CheckPanDocument,
  CheckTanDocument,
  Pan206AbDocument,
} from './verification.graphql.generated';

/** Asked between the published rule and the service: a message ends the check, null lets it go on. */
type First = () => Promise<string | null>;
type Check<T> = (number: string, signal: AbortSignal, first?: First) => Promise<VerificationVerdict<T>>;

interface Service<T> {
  /** What the published rule has against the number: nobody is asked about a number that cannot be one. */
  problem: (number: string) => string | null;
  /** The data of the answer. */
  ask: (number: string, signal: AbortSignal) => Promise<unknown>;
  judge: (data: unknown, number: string) => VerificationVerdict<T>;
  /** Said when it could not be asked. */
  failed?: string;
}

const checkBy =
  <T>({ problem, ask, judge, failed = verdicts.FAILED }: Service<T>): Check<T> =>
  async (number, signal, first) => {
    const wrong = problem(number);
    if (wrong !== null) return refused(wrong);
    try {
      const known = first ? await first() : null;
      return known === null ? judge(await ask(number, signal), number) : refused(known);
    } catch (error) {
      if (signal.aborted) throw error;
      return refused(failed);
    }
  };

/** The government's verification services (spec 1 §7): each is asked, and its answer judged, in one way wherever its number is typed. */
export function useIdentityChecks() {
  const call = useCall();
  return useMemo(() => {
    return {
      gst: checkBy({
        problem: gstNumberProblem,
        ask: async (number, signal) => (await call(CheckGstDocument, { gst: number }, { signal })).checkGST?.data,
        judge: verdicts.judgeGst,
      }),
      pan: checkBy({
        problem: panProblem,
        ask: async (number, signal) => (await call(CheckPanDocument, { pan: number }, { signal })).checkPAN?.data,
        judge: verdicts.judgePan,
      }),
      /** Whether more tax is deducted; '' when that cannot be told, which is no fault of the PAN. */
      pan206: async (number: string, signal: AbortSignal): Promise<string> =>
        call(Pan206AbDocument, { pan: number }, { signal }).then(
          answer => read206Ab(answer.pan206AB?.data),
          () => '',
        ),
      tan: checkBy({
        problem: tanProblem,
        ask: async (number, signal) => (await call(CheckTanDocument, { tan: number }, { signal })).checkTAN?.data,
        judge: verdicts.judgeTan,
      }),
      cin: checkBy({
        problem: number => cinProblem(number),
        ask: async (number, signal) => (await call(CheckCinDocument, { cin: number }, { signal })).checkCIN?.data,
        judge: verdicts.judgeCin,
      }),
      msme: checkBy({
        problem: udyamProblem,
        ask: async (number, signal) => (await call(CheckMsmeDocument, { msme: number }, { signal })).checkMsme?.data,
        judge: verdicts.judgeMsme,
        failed: verdicts.MSME_FAILED,
      }),
    };
  }, [call]);
}
