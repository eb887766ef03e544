import { judgeBytes } from '@/lib/fileBytes';

/**
 * jsdom and Node have no web workers. This one does in the test's own thread what `judge.worker` does in its own, which is the only one there is;
 * that a real one is started and ended is tested in a browser (e2e/badDays.input.spec.ts).
 */
export class SameThreadWorker {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: (() => void) | null = null;
  private ended = false;

  postMessage({ bytes, extension }: { bytes: ArrayBuffer; extension: string }): void {
    judgeBytes(new Uint8Array(bytes), extension).then(
      verdict => this.ended || this.onmessage?.({ data: verdict }),
      () => this.ended || this.onmessage?.({ data: 'damaged' }),
    );
  }

  terminate(): void {
    this.ended = true;
  }
}
