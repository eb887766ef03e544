import type { PDFPageProxy } from 'pdfjs-dist';
import decoderUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';
import { trustOwnScripts } from '@/platform/trustedScripts';
import { decodeText, decodeXml } from '@/lib/textEncoding';
import { looksLikeQrCode } from './codeLike';
import type { Scan, ScanMessage, ScanProblem, ScanRequest } from './scan';
import { readQrCodes, loadDecoder } from './qrCodes';

/** Time limit for a PDF's pages, counted from the end of the first one, because libraries load until then. */
const PAGES_WITHIN_MS = 5_000;
/** Text of one XML file, in bytes. */
const MAX_XML_BYTES = 5_000_000;
const MAX_PIXELS = 24_000_000;

// Workers have a separate policy, and pdf.js starts another worker from here.
trustOwnScripts();

self.onmessage = ({ data }: MessageEvent<ScanRequest>) => {
  const { bytes, wanted, allPages } = data.scan;
  scan(new Uint8Array(bytes), new RegExp(wanted), allPages).then(
    () => post({ done: true }),
    (error: unknown) => post({ problem: getProblem(error) }),
  );
};

const post = (message: ScanMessage) => self.postMessage(message);
const postFound = (found: Partial<Scan>) => post({ found });

function getProblem(error: unknown): ScanProblem {
  const name = error instanceof Error ? error.name : '';
  if (name === 'PasswordException') return 'locked';
  // Errors of pdf.js, and of the browser for invalid pictures.
  return ['InvalidPDFException', 'FormatError', 'InvalidStateError'].includes(name) ? 'damaged' : 'failed';
}

async function scan(bytes: Uint8Array<ArrayBuffer>, wanted: RegExp, allPages: boolean): Promise<void> {
  const head = decodeText(bytes.slice(0, 1024)).trimStart();
  if (head.includes('%PDF-')) return readPdf(bytes, wanted, allPages);
  if (head.startsWith('<')) return readXmlFile(bytes);
  await loadDecoder(decoderUrl);
  post({ ready: true });
  const { texts } = await readQrCodes(scale => getPicture(new Blob([bytes]), scale));
  postFound({ codes: texts, pages: { looked: 1, of: 1 } });
}

function readXmlFile(bytes: Uint8Array): void {
  postFound({ texts: bytes.length > MAX_XML_BYTES ? [] : [{ name: '', text: decodeXml(bytes) }] });
}

async function getPicture(file: Blob, enlarged: number): Promise<ImageData> {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(enlarged, Math.sqrt(MAX_PIXELS / (bitmap.width * bitmap.height)));
  const size = [Math.max(1, Math.round(bitmap.width * scale)), Math.max(1, Math.round(bitmap.height * scale))] as const;
  const context = new OffscreenCanvas(...size).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser draws no pictures in a worker');
  context.fillStyle = '#fff'; // behind what is transparent
  context.fillRect(0, 0, ...size);
  context.drawImage(bitmap, 0, 0, ...size);
  return context.getImageData(0, 0, ...size);
}

async function readPdf(bytes: Uint8Array<ArrayBuffer>, wanted: RegExp, allPages: boolean): Promise<void> {
  const [{ openPdf }, pages] = await Promise.all([import('@/shared/preview/pdf/openPdf'), import('./pdfPages')]);
  const { attachedXml, dpi, drawPage, offPageDrawing, pageOrder } = pages;
  const { opened, close } = openPdf(bytes.buffer, offPageDrawing);
  try {
    const pdf = await opened; // pdf.js is loaded by then
    post({ ready: true });
    let until = Infinity;
    const attached = (await attachedXml(pdf)).filter(file => file.bytes.length <= MAX_XML_BYTES);
    postFound({
      texts: attached.map(file => ({ name: file.name, text: decodeXml(file.bytes) })),
      pages: { looked: 0, of: pdf.numPages },
    });
    /** Draws the page sharper if a code can't be read, unless the wanted one is found. */
    const readPage = async (page: PDFPageProxy): Promise<string[]> => {
      await loadDecoder(decoderUrl);
      const { texts, blurred } = await readQrCodes(scale => drawPage(page, dpi.read * scale));
      if (!blurred || texts.some(text => wanted.test(text)) || performance.now() > until) return texts;
      return [...texts, ...(await readQrCodes(() => drawPage(page, dpi.sharp))).texts];
    };
    const codes: string[] = [];
    for (const [index, number] of pageOrder(pdf.numPages).entries()) {
      if (performance.now() > until) return;
      const page = await pdf.getPage(number);
      const texts = looksLikeQrCode(await drawPage(page, dpi.glance)) ? await readPage(page) : [];
      page.cleanup();
      codes.push(...texts);
      postFound({ codes, pages: { looked: index + 1, of: pdf.numPages } });
      if (index === 0 && !allPages) until = performance.now() + PAGES_WITHIN_MS;
      if (texts.some(text => wanted.test(text))) return;
    }
  } finally {
    close();
  }
}
