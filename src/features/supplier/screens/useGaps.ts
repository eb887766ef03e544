import { useEffect, useState } from 'react';
import { useLatest } from '@/platform/useLatest';
import type { ProfileApproval } from '../approval/useProfileApproval';
import type { Gap } from '../gaps';

const NONE: readonly Gap[] = [];

/** What the locations lack before the profile can be sent (spec 1 §5). It is asked for while it is `wanted`, and after every save. */
export function useGaps({ writes }: ProfileApproval, wanted: boolean) {
  const [gaps, setGaps] = useState(NONE);
  const count = useLatest(() => void writes.gaps().then(setGaps, () => undefined));
  useEffect(() => {
    if (wanted) count.current();
  }, [wanted, count]);
  const countAgain = () => {
    if (wanted || gaps.length > 0) count.current();
  };
  return { gaps, setGaps, countAgain };
}
