import { confirm } from '@/platform/feedback/feedback';

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
