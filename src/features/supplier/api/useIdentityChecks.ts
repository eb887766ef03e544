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

/** Runs before the service is called: a message ends the check, null continues. */
type First = () => Promise<string | null>;
type Check<T> = (number: string, signal: AbortSignal, first?: First) => Promise<VerificationVerdict<T>>;

interface Service<T> {
  /** Returns the error by the published rule; then the service isn't called. */
  problem: (number: string) => string | null;
  /** Returns the data of the response. */
  ask: (number: string, signal: AbortSignal) => Promise<unknown>;
  judge: (data: unknown, number: string) => VerificationVerdict<T>;
  /** Message if the call fails. */
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

/** Returns the checks by the government's verification services (spec 1 §7), shared by all forms. */
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
      /** Returns the 206AB status; '' if unknown, which isn't an error of the PAN. */
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
