import { useEffect, useEffectEvent, useState } from 'react';
import type { Id } from '@/lib/ids';
import { ofPerson } from '@/platform/session/personal';
import { onSessionLost } from '@/platform/session/sessionLost';
import { lengthProblem, MAX_TEXT } from '@/lib/limits';
import { isBlank } from '@/lib/text';
import { confirm } from '@/platform/feedback/feedback';

export interface RemarksKey {
  userId: string;
  context: string;
  contextId: Id;
  action: string;
}

/** Holds the remarks of a dialog. They are kept when the session ends while it is open, and are there when it opens again. */
export function useRemarks({ userId, context, contextId, action }: RemarksKey, initial = '') {
  const kept = ofPerson(userId, 'approval', context, contextId, action);
  const [remarks, setRemarks] = useState(() => {
    const found = kept.read();
    return typeof found === 'string' ? found : initial;
  });
  const forget = useEffectEvent(() => kept.keep(null));
  const keepRemarks = useEffectEvent(() => kept.keep(remarks || null));
  useEffect(() => {
    forget();
    return onSessionLost(() => keepRemarks());
  }, []);
  return [remarks, setRemarks] as const;
}

/** Returns the validation error of remarks, or null. Spaces count as empty (spec 2 §5, 'Approval'). */
export function remarksProblem(remarks: string, required: boolean): string | null {
  if (required && isBlank(remarks)) return 'Remarks is required';
  return lengthProblem(remarks.trim(), MAX_TEXT);
}

/** Asks before discarding typed remarks; resolves to true if there are none. */
export async function confirmDiscard(remarks: string): Promise<boolean> {
  if (remarks.trim() === '') return true;
  return confirm({
    title: 'Close without sending?',
    content: 'Your remarks will be lost.',
    okText: 'Close',
    cancelText: 'Stay',
    danger: true,
  });
}
