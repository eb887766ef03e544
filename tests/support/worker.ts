import { decodeText } from '@/lib/textEncoding';
import { fileJobs, type FileJob } from '@/shared/importing/fileJobs';
import type { ScanMessage, ScanRequest } from '@/domain/einvoice/read/scan';

type Message = FileJob | ScanRequest;

/**
 * Replaces web workers, which jsdom and Node do not have, and runs `import.worker` and `scan.worker` in the test's thread. e2e/badDays.input.spec.ts and e2e/workbench.spec.ts test real workers.
 */
export class SameThreadWorker {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: (() => void) | null = null;
  private ended = false;

  postMessage(message: Message): void {
    if ('scan' in message) return void this.scanFile(message);
    answerTo(message).then(
      data => this.ended || this.onmessage?.({ data }),
      () => this.ended || this.onmessage?.({ data: { failed: true } }),
    );
  }

  /** Without a canvas, the file itself states the codes on its page (`documentWith`). XML is parsed for real. */
  private async scanFile({ scan }: ScanRequest): Promise<void> {
    await Promise.resolve();
    const say = (data: ScanMessage) => this.ended || this.onmessage?.({ data });
    const text = decodeText(new Uint8Array(scan.bytes));
    if (text.includes(DAMAGED)) return void say({ problem: 'damaged' });
    const [, pageCount = '1'] = /^%PAGES (\d+)$/m.exec(text) ?? [];
    const of = Number(pageCount);
    if (text.startsWith('<')) say({ found: { texts: [{ name: '', text }] } });
    else {
      const codes = Array.from(text.matchAll(/^%QR (.*)$/gm), ([, code = '']) => code);
      const texts = Array.from(text.matchAll(/^%XML (\S+) (.*)$/gm), ([, name = '', xml = '']) => ({
        name,
        text: xml,
      }));
      const isSeen = scan.allPages || of === 1;
      say({ found: { codes: isSeen ? codes : [], texts, pages: { looked: isSeen ? of : 1, of } } });
    }
    say({ done: true });
  }

  terminate(): void {
    this.ended = true;
  }
}

const DAMAGED = '%DAMAGED';

/** Creates a PDF for `SameThreadWorker`, with these codes on its page and attached XML files. */
export function documentWith({
  codes = [],
  xml = {},
  damaged = false,
  name = 'invoice.pdf',
  pages = 1,
}: PaperContent): File {
  const lines = [
    '%PDF-1.7',
    `%PAGES ${pages}`,
    ...codes.map(code => `%QR ${code}`),
    ...Object.entries(xml).map(([file, text]) => `%XML ${file} ${text.replaceAll('\n', ' ')}`),
    ...(damaged ? [DAMAGED] : []),
    '%%EOF',
  ];
  return new File([lines.join('\n')], name, { type: 'application/pdf' });
}

interface PaperContent {
  codes?: readonly string[];
  xml?: Record<string, string>;
  damaged?: boolean;
  name?: string;
  /** Number of pages; the codes are on the last page, and the time is up after the first. */
  pages?: number;
}

async function answerTo(message: FileJob): Promise<unknown> {
  return { done: await (fileJobs[message.job] as (input: unknown) => Promise<unknown>)(message.input) };
}
