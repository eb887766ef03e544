import { AnnotationMode, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist';
import { GLANCE_DPI } from './codeLike';

/** How fine a page is drawn, in dots an inch. */
export const dpi = {
  /** To see whether anything on it looks like a code. */
  glance: GLANCE_DPI,
  /** A module of a printed code has then three pixels and more; below 1.6 no reader finds it. */
  read: 200,
  /** For a code that is seen and cannot be read. */
  sharp: 400,
} as const;
/** More of a page is not drawn: a wall map at 200 dpi would fill the memory of a phone. */
const MAX_PIXELS = 18_000_000;

class OffscreenCanvasFactory {
  create(width: number, height: number) {
    const canvas = new OffscreenCanvas(width, height);
    return { canvas, context: canvas.getContext('2d', { willReadFrequently: true }) };
  }
  reset({ canvas }: { canvas: OffscreenCanvas }, width: number, height: number) {
    Object.assign(canvas, { width, height });
  }
  destroy({ canvas }: { canvas: OffscreenCanvas }) {
    Object.assign(canvas, { width: 0, height: 0 });
  }
}

/** Filters of pictures are SVG in the page's document. Without them a soft mask is drawn plainly. */
class NoFilters {
  addFilter = () => 'none';
  addHCMFilter = () => 'none';
  addAlphaFilter = () => 'none';
  addLuminosityFilter = () => 'none';
  addHighlightHCMFilter = () => 'none';
  destroy() {}
}

/** The worker's own fonts, where the browser has some; letters are drawn as shapes without, which takes twice as long. */
const { fonts } = globalThis as { fonts?: FontFaceSet };

/** What pdf.js takes from the page's document, for a worker. */
export const offPageDrawing = {
  CanvasFactory: OffscreenCanvasFactory,
  FilterFactory: NoFilters,
  ownerDocument: { fonts },
  disableFontFace: fonts === undefined,
  useSystemFonts: false,
};

/** The pages in the order in which a code is likely: the first, the last, then the others. */
export function pageOrder(count: number): number[] {
  const between = Array.from({ length: Math.max(0, count - 2) }, (_, index) => index + 2);
  return [...new Set([1, count, ...between])].slice(0, count);
}

/** At a glance letters are left out: codes don't contain them, and they take longest. */
export async function drawPage(page: PDFPageProxy, fine: number): Promise<ImageData> {
  const { width, height } = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: Math.min(fine / 72, Math.sqrt(MAX_PIXELS / (width * height))) });
  const size = [Math.max(1, Math.floor(viewport.width)), Math.max(1, Math.floor(viewport.height))] as const;
  const context = new OffscreenCanvas(...size).getContext('2d', { alpha: false, willReadFrequently: true });
  if (!context) throw new Error('This browser draws no pictures in a worker');
  if (fine === dpi.glance) context.fillText = context.strokeText = () => {};
  await page.render({
    canvas: null,
    canvasContext: context as unknown as CanvasRenderingContext2D,
    viewport,
    annotationMode: AnnotationMode.ENABLE, // a code may be in a stamp; the viewer shows it, too
  }).promise;
  return context.getImageData(0, 0, ...size);
}

export async function attachedXml(pdf: PDFDocumentProxy): Promise<{ name: string; bytes: Uint8Array }[]> {
  const attached = (await pdf.getAttachments()) as Record<string, { filename: string; content?: Uint8Array }> | null;
  return Object.values(attached ?? {}).flatMap(({ filename, content }) =>
    content && /\.xml$/i.test(filename) ? [{ name: filename, bytes: content }] : [],
  );
}
