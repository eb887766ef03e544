import { getDocument, PDFWorker, VerbosityLevel, type PDFDocumentProxy } from 'pdfjs-dist';
// oxlint-disable-next-line import/default -- Vite makes it a worker's constructor
import PdfJsWorker from 'pdfjs-dist/build/pdf.worker.min.mjs?worker';

// Fonts and character maps that a PDF may leave out, and the decoder of JPEG 2000: hashed files of the build, loaded when needed.
const ASSETS: Record<string, string> = import.meta.glob(
  [
    '/node_modules/pdfjs-dist/cmaps/*.bcmap',
    '/node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}',
    '/node_modules/pdfjs-dist/wasm/openjpeg.wasm',
  ],
  { query: '?url&no-inline', import: 'default', eager: true },
);
const byName = new Map(Object.entries(ASSETS).map(([path, url]) => [path.slice(path.lastIndexOf('/') + 1), url]));

async function bytesOf(name: string): Promise<Uint8Array> {
  const url = byName.get(name);
  const response = url === undefined ? null : await fetch(url);
  if (!response?.ok) throw new Error(`No such part of the PDF viewer: ${name}`);
  return new Uint8Array(await response.arrayBuffer());
}

class CMapReaderFactory {
  async fetch({ name }: { name: string }) {
    return { cMapData: await bytesOf(`${name}.bcmap`), isCompressed: true };
  }
}

/** Loads fonts and decoders by their file name. */
class FileFactory {
  fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    return bytesOf(filename);
  }
}

/** The largest picture inside a PDF that is decoded, in pixels: a page scanned at 600 dpi has 35 million. */
const MAX_IMAGE_PIXELS = 64_000_000;

export interface OpeningPdf {
  /** Rejects when the file is no PDF that can be shown: see `pdfProblem`. */
  opened: Promise<PDFDocumentProxy>;
  /** Ends the document and its worker, at once, whatever it is doing. */
  close: () => void;
}

/** A worker that takes PDFs apart. To start one costs more than to look at a page. */
interface PdfEngine {
  worker: PDFWorker;
  end: () => void;
}

/** Starts a worker for PDFs; whoever starts it ends it. */
export function startPdfEngine(): PdfEngine {
  const port = new PdfJsWorker();
  const worker = new PDFWorker({ port: port as unknown as null }); // its types know of no port
  return {
    worker,
    end: () => {
      worker.destroy();
      port.terminate();
    },
  };
}

interface OffPage {
  /** What pdf.js takes from the page's document, for who draws in a worker and has none (`offPageDrawing`). */
  drawing?: object;
  /** The worker that takes it apart; it is not ended with the document. */
  engine?: PdfEngine;
}

/**
 * Opens a PDF, in a worker of its own unless there is one. Scripts and links are inactive: pages are drawn, nothing else. Whoever
 * opens it closes it.
 */
export function openPdf(bytes: ArrayBuffer, { drawing = {}, engine }: OffPage = {}): OpeningPdf {
  const { worker, end } = engine ?? startPdfEngine();
  const task = getDocument({
    worker,
    data: new Uint8Array(bytes),
    CMapReaderFactory,
    StandardFontDataFactory: FileFactory,
    WasmFactory: FileFactory,
    useWorkerFetch: false, // the worker asks these factories
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
      if (!engine) end();
    },
  };
}

/** Why a PDF cannot be shown, for people. */
export function pdfProblem(error: unknown): string {
  return error instanceof Error && error.name === 'PasswordException'
    ? 'This PDF is protected by a password and cannot be shown here. Download it to open it.'
    : 'This PDF is damaged or incomplete and cannot be shown. Download it to check.';
}
