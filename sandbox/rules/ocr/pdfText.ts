/** Scripts in the file never run. */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { PDFDocumentLoadingTask } from 'pdfjs-dist';

/** The relevant data of an invoice is on its first pages and its last one. */
const FIRST_PAGES = 5;

type PdfText = { ok: true; lines: string[] } | { ok: false; errorCode: string; message: string };

interface Piece {
  x: number;
  y: number;
  text: string;
}

const failure = (errorCode: string, message: string): PdfText => ({ ok: false, errorCode, message });

/** Extracts the text; distinguishes locked, broken and text-free files (scans). */
export async function readPdfText(bytes: Uint8Array): Promise<PdfText> {
  const pdfjs = await import('pdfjs-dist/legacy/build/pdf.mjs'); // loading takes half a second
  const home = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
  const task = pdfjs.getDocument({
    data: new Uint8Array(bytes),
    verbosity: pdfjs.VerbosityLevel.ERRORS,
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
    standardFontDataUrl: join(home, 'standard_fonts/'),
    stopAtErrors: true,
  });
  try {
    return await getText(task);
  } catch (error) {
    const locked = error instanceof Error && error.name === 'PasswordException';
    return locked
      ? failure('PASSWORD_PROTECTED', 'The file is protected by a password.')
      : failure('UNREADABLE', 'The file is damaged and cannot be read.');
  } finally {
    await task.destroy();
  }
}

async function getText(task: PDFDocumentLoadingTask): Promise<PdfText> {
  const pdf = await task.promise;
  const lines: string[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    if (number > FIRST_PAGES && number < pdf.numPages) continue;
    const { items } = await (await pdf.getPage(number)).getTextContent();
    const pieces = items.flatMap((item): Piece[] => {
      if (!('str' in item) || item.str.trim() === '') return [];
      const [x, y]: unknown[] = item.transform.slice(4);
      return [{ x: Number(x), y: Number(y), text: item.str }];
    });
    lines.push(...getLines(pieces));
  }
  return lines.length > 0 ? { ok: true, lines } : failure('NO_TEXT', 'The file contains no readable text.');
}

/** Joins text pieces of one height to a line, with two spaces between separate pieces. */
function getLines(pieces: Piece[]): string[] {
  const rows = new Map<number, Piece[]>();
  for (const piece of pieces) {
    const key = Math.round(piece.y);
    rows.set(key, [...(rows.get(key) ?? rows.get(key + 1) ?? rows.get(key - 1) ?? []), piece]);
  }
  return [...rows.entries()]
    .sort(([a], [b]) => b - a)
    .map(([, row]) =>
      row
        .sort((a, b) => a.x - b.x)
        .map(piece => piece.text.trim())
        .join('  '),
    );
}
