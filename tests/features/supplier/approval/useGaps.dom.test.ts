import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ProfileApproval } from '@/features/supplier/approval/useProfileApproval';
import type { Gap } from '@/features/supplier/gaps';
import { useGaps } from '@/features/supplier/screens/useGaps';

const getGaps = (...locations: string[]) => locations.map((location): Gap => ({ location, sections: [] }));

it('the hook keeps the latest result when an older one arrives after it', async () => {
  const answers: ((found: Gap[]) => void)[] = [];
  const writes = { gaps: () => new Promise<Gap[]>(resolve => answers.push(resolve)) };
  const { result } = renderHook(() => useGaps({ writes } as unknown as ProfileApproval, true));
  act(() => result.current.countAgain());
  expect(answers).toHaveLength(2);
  const now = getGaps('Pune');
  await act(async () => answers[1]?.(now));
  await act(async () => answers[0]?.(getGaps('Pune', 'Nagpur')));
  expect(result.current.gaps).toBe(now);
});
