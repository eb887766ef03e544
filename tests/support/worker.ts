import { judgeBytes } from '@/lib/fileBytes';
import { fileJobs, type FileJob } from '@/shared/importing/fileJobs';

type Message = { bytes: ArrayBuffer; extension: string } | FileJob;

/**
 * jsdom and Node have no web workers. This one does in the test's own thread what `judge.worker` and `import.worker` do in their own;
 * that real ones are started and ended is tested in a browser (e2e/badDays.input.spec.ts, e2e/workbench.spec.ts).
 */
export class SameThreadWorker {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: (() => void) | null = null;
  private ended = false;

  postMessage(message: Message): void {
    answerTo(message).then(
      data => this.ended || this.onmessage?.({ data }),
      () => this.ended || this.onmessage?.({ data: 'job' in message ? { failed: true } : 'damaged' }),
    );
  }

  terminate(): void {
    this.ended = true;
  }
}

async function answerTo(message: Message): Promise<unknown> {
  if (!('job' in message)) return judgeBytes(new Uint8Array(message.bytes), message.extension);
  return { done: await (fileJobs[message.job] as (input: unknown) => Promise<unknown>)(message.input) };
}
