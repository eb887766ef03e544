import { confirm } from '@/platform/feedback/feedback';
import { isDecided } from './afterDecision';

export async function mayEditDecided({ status }: { status: string | null }): Promise<boolean> {
  if (!isDecided(status)) return true;
  return confirm({
    title: `This invoice is ${status}. Edit it anyway?`,
    content: `It stays ${status}. Its page will show your changes with old and new values, your name and the time.`,
    okText: 'Edit',
  });
}
