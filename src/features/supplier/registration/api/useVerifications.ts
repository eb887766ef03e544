import { useMemo } from 'react';
import { cinProblem, udyamProblem } from '@/lib/identityChecks/company';
import { gstinProblem, panOfGstin } from '@/lib/identityChecks/gstin';
import { panProblem, tanProblem } from '@/lib/identityChecks/pan';
import { notify } from '@/platform/feedback/feedback';
import { useRequest } from '@/platform/graphql/useRequest';
import type { CheckResult, Checks } from '@/shared/fields/types';
import { read206Ab, readCin, readGst, readMsme, readPan, readTan, type PanAnswer } from '../../api/answers';
import { useTaken } from './useTaken';
import {
  CheckCinDocument,
  CheckGstDocument,
  CheckMsmeDocument,
  CheckPanDocument,
  CheckTanDocument,
  Pan206AbDocument,
} from '../../api/verification.graphql.generated';

/** How long a GST status that is not active is said (spec 1 §8, §9), in seconds. */
const STATUS_SECONDS = 6;
const OTHER_NUMBER = 'The service answered about another number. Please try again.';

const refused = (message: string): CheckResult => ({ ok: false, message });

/** The verifications behind the identity fields of the registration (spec 1 §4, §5, §7, §8), by the names of the field definitions. */
export function useVerifications(): Checks {
  const gst = useRequest(CheckGstDocument);
  const pan = useRequest(CheckPanDocument);
  const pan206 = useRequest(Pan206AbDocument);
  const tan = useRequest(CheckTanDocument);
  const cin = useRequest(CheckCinDocument);
  const msme = useRequest(CheckMsmeDocument);
  const taken = useTaken();
  return useMemo((): Checks => {
    /** The holder of a PAN, or why there is none. */
    const holder = async (number: string, signal: AbortSignal): Promise<PanAnswer | string> => {
      const answer = readPan((await pan({ pan: number }, { signal })).checkPAN?.data);
      if (!answer) return 'Invalid PAN Number';
      if (answer.number && answer.number !== number) return OTHER_NUMBER;
      return answer.isValid ? answer : 'PAN status is invalid';
    };
    const panFields = async (found: PanAnswer, number: string, signal: AbortSignal) => ({
      title: found.title,
      panHolderName: found.panHolderName,
      panStatus: found.panStatus,
      typeOfHolder: found.typeOfHolder,
      isPanIndividual: found.isPanIndividual,
      panLinkAadhar: found.panLinkAadhar,
      pan206ABStatus: read206Ab((await pan206({ pan: number }, { signal })).pan206AB?.data),
    });
    return {
      gst: async (number, _values, signal) => {
        const wrong = gstinProblem(number);
        if (wrong !== null) return refused(wrong);
        const known = await taken.number('GST', number, signal);
        if (known !== null) return refused(known);
        const answer = readGst((await gst({ gst: number }, { signal })).checkGST?.data);
        if (!answer) return refused('Invalid GST Number');
        if (answer.number && answer.number !== number) return refused(OTHER_NUMBER);
        if (!answer.isActive) {
          notify.error('GST status is not active', { seconds: STATUS_SECONDS });
          return refused('GST status is not active');
        }
        const panOf = panOfGstin(number);
        const found = await holder(panOf, signal);
        if (typeof found === 'string') return refused(found);
        const { address, organizationType, registeredOn, number: _number, isActive: _isActive, ...rest } = answer;
        return {
          ok: true,
          found: {
            ...(await panFields(found, panOf, signal)),
            ...rest,
            organizationType: organizationType ? { code: organizationType, name: organizationType } : null,
            address1: address[0],
            address2: address[1],
            address3: address[2],
            yearFounded: registeredOn,
          },
        };
      },
      pan: async (number, _values, signal) => {
        const wrong = panProblem(number);
        if (wrong !== null) return refused(wrong);
        const known = await taken.number('PAN', number, signal);
        if (known !== null) return refused(known);
        const found = await holder(number, signal);
        if (typeof found === 'string') return refused(found);
        return { ok: true, found: { ...(await panFields(found, number, signal)), legalName: found.panHolderName } };
      },
      tan: async (number, _values, signal) => {
        const wrong = tanProblem(number);
        if (wrong !== null) return refused(wrong);
        const isValid = readTan((await tan({ tan: number }, { signal })).checkTAN?.data);
        if (isValid === null) return refused('Something went wrong');
        return isValid ? { ok: true, found: { status: 'Valid' } } : refused('This TAN is not valid.');
      },
      cin: async (number, _values, signal) => {
        const wrong = cinProblem(number);
        if (wrong !== null) return refused(wrong);
        const status = readCin((await cin({ cin: number }, { signal })).checkCIN?.data);
        return status ? { ok: true, found: { status } } : refused('Something went wrong');
      },
      msme: async (number, _values, signal) => {
        const wrong = udyamProblem(number);
        if (wrong !== null) return refused(wrong);
        let answer;
        try {
          answer = readMsme((await msme({ msme: number }, { signal })).checkMsme?.data);
        } catch {
          return refused('Please try again after some time.');
        }
        if (!answer?.isMsme) return refused('Your company not in MSME enterprise type');
        return { ok: true, found: { ...answer } };
      },
    };
  }, [gst, pan, pan206, tan, cin, msme, taken]);
}
