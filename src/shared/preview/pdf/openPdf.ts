import { getDocument, PDFWorker, VerbosityLevel, type PDFDocumentProxy } from 'pdfjs-dist';
// oxlint-disable-next-line import/default -- Vite makes it a worker's constructor
import PdfJsWorker from 'pdfjs-dist/build/pdf.worker.min.mjs?worker';

// Fonts and character maps that a PDF may omit, and the JPEG 2000 decoder: hashed build files, loaded on demand.
const ASSETS: Record<string, string> = import.meta.glob(
  [
    '/node_modules/pdfjs-dist/cmaps/*.bcmap',
    '/node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}',
    '/node_modules/pdfjs-dist/wasm/openjpeg.wasm',
  ],
  { query: '?url&no-inline', import: 'default', eager: true },
);
const byName = new Map(Object.entries(ASSETS).map(([path, url]) => [path.slice(path.lastIndexOf('/') + 1), url]));

async function toBytes(name: string): Promise<Uint8Array> {
  const url = byName.get(name);
  const response = url === undefined ? null : await fetch(url);
  if (!response?.ok) throw new Error(`No such part of the PDF viewer: ${name}`);
  return new Uint8Array(await response.arrayBuffer());
}

class CMapReaderFactory {
  async fetch({ name }: { name: string }) {
    return { cMapData: await toBytes(`${name}.bcmap`), isCompressed: true };
  }
}

class FileFactory {
  fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    return toBytes(filename);
  }
}

/** Maximum pixels of an image inside a PDF; a page scanned at 600 dpi has 35 million. */
const MAX_IMAGE_PIXELS = 64_000_000;

export interface OpeningPdf {
  /** Rejects if the PDF can't be opened: see `pdfProblem`. */
  opened: Promise<PDFDocumentProxy>;
  close: () => void;
}

/**
 * Opens a PDF in a new worker. Pages are only drawn: scripts and links are inactive. `drawing` replaces pdf.js's use of `document`, for
 * drawing in a worker. The caller must close it.
 */
export function openPdf(bytes: ArrayBuffer, drawing: object = {}): OpeningPdf {
  const port = new PdfJsWorker();
  const worker = new PDFWorker({ port: port as unknown as null }); // the library's types omit `port`
  const task = getDocument({
    worker,
    data: new Uint8Array(bytes),
    CMapReaderFactory,
    StandardFontDataFactory: FileFactory,
    WasmFactory: FileFactory,
    useWorkerFetch: false, // the worker calls these factories
    isEvalSupported: false,
    enableXfa: false,
    maxImageSize: MAX_IMAGE_PIXELS,
    verbosity: VerbosityLevel.ERRORS,
    ...drawing,
  });
  return {
    opened: task.promise,
    close: () => {
      task.destroy().catch(() => {});
      worker.destroy();
      port.terminate();
    },
  };
}

/** Returns the message for a PDF that can't be shown. */
export function pdfProblem(error: unknown): string {
  return error instanceof Error && error.name === 'PasswordException'
    ? 'This PDF is password-protected. Download it to open it.'
    : "This PDF is damaged or incomplete and can't be previewed. Download it to check.";
}
