import { useEffect, useRef, useState } from 'react';
import { useLatest } from '@/platform/useLatest';
import type { ProfileApproval } from '../approval/useProfileApproval';
import type { Gap } from '../gaps';

const NONE: readonly Gap[] = [];

/**
 * What the locations lack before the profile can be sent (spec 1 §5). It is asked for while it is `wanted`, and after every save; only the
 * latest answer counts.
 */
export function useGaps({ writes }: ProfileApproval, wanted: boolean) {
  const [gaps, setGaps] = useState(NONE);
  const latest = useRef(0);
  const show = (found: readonly Gap[]) => {
    latest.current += 1;
    setGaps(found);
  };
  const count = useLatest(() => {
    const mine = (latest.current += 1);
    void writes.gaps().then(
      found => mine === latest.current && show(found),
      () => undefined,
    );
  });
  useEffect(() => {
    if (wanted) count.current();
  }, [wanted, count]);
  const countAgain = () => {
    if (wanted || gaps.length > 0) count.current();
  };
  return { gaps, setGaps: show, countAgain };
}
