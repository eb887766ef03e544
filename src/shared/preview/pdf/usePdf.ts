import { useEffect, useState } from 'react';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { openPdf, pdfProblem } from './openPdf';

/** After this time the PDF counts as broken, and its worker is ended. */
const OPEN_WITHIN_MS = 20_000;

/** Page size at 100 %, in CSS pixels. */
export interface PageSize {
  width: number;
  height: number;
}

export type PdfState =
  | { state: 'opening' }
  | { state: 'open'; pdf: PDFDocumentProxy; firstPage: PageSize }
  | { state: 'failed'; message: string };

export const PIXELS_PER_POINT = 96 / 72;

/** Opens a PDF while a component shows it; unmounting ends its worker. */
export function usePdf(blob: Blob): PdfState {
  const [pdf, setPdf] = useState<PdfState>({ state: 'opening' });
  useEffect(() => {
    let current = true;
    let close = () => {};
    const fail = (message: string) => current && setPdf({ state: 'failed', message });
    const limit = setTimeout(() => {
      fail('This PDF takes too long to open. Download it to read it.');
      close();
    }, OPEN_WITHIN_MS);
    const open = async () => {
      const bytes = await blob.arrayBuffer();
      if (!current) return;
      const opening = openPdf(bytes);
      close = opening.close;
      const opened = await opening.opened;
      const { width, height } = (await opened.getPage(1)).getViewport({ scale: PIXELS_PER_POINT });
      clearTimeout(limit);
      if (current) setPdf({ state: 'open', pdf: opened, firstPage: { width, height } });
    };
    open().catch((error: unknown) => fail(pdfProblem(error)));
    return () => {
      current = false;
      clearTimeout(limit);
      close();
    };
  }, [blob]);
  return pdf;
}
