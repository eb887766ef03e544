import { useEffect, useRef, useState } from 'react';
import { useLatest } from '@/platform/useLatest';
import type { ProfileApproval } from '../approval/useProfileApproval';
import type { Gap } from '../gaps';

const NONE: readonly Gap[] = [];

/** Loads the missing data of locations (spec 1 §5) while `wanted`, and after each save; only the latest response counts. */
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
