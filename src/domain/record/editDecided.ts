import { confirm } from '@/platform/feedback/feedback';
import { isDecided } from './afterDecision';

export async function mayEditDecided({ status }: { status: string | null }): Promise<boolean> {
  if (!isDecided(status)) return true;
  return confirm({
    title: `This invoice is ${status}. Edit it all the same?`,
    content: `It stays ${status}. Its page then shows everybody what you changed: the old and the new value, your name and the time.`,
    okText: 'Edit',
  });
}
