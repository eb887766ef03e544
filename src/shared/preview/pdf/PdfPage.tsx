import { useEffect, useRef, useState } from 'react';
import { AnnotationMode, TextLayer, type PDFDocumentProxy } from 'pdfjs-dist';
import styles from './PdfViewer.module.css';
import { PIXELS_PER_POINT, type PageSize } from './usePdf';

/** Higher resolutions only cost memory. */
const MAX_PIXEL_RATIO = 2;

interface PdfPageProps {
  pdf: PDFDocumentProxy;
  number: number;
  zoom: number;
  /** Placeholder size until the page is loaded. */
  assumed: PageSize;
}

/** Shows one page: a canvas with a selectable, accessible text layer. Draws when near the viewport. */
export function PdfPage({ pdf, number, zoom, assumed }: PdfPageProps) {
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(number === 1);
  const [size, setSize] = useState(assumed);

  useEffect(() => {
    const observer = new IntersectionObserver(entries => setNear(entries.some(entry => entry.isIntersecting)), {
      root: frame.current?.parentElement ?? null,
      rootMargin: '100% 0px',
    });
    if (frame.current) observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    if (!near) return;
    let stopped = false;
    let stop = () => {};
    const draw = async () => {
      const page = await pdf.getPage(number);
      const picture = canvas.current;
      const layer = text.current;
      if (stopped || !picture || !layer) return;
      const { width, height } = page.getViewport({ scale: PIXELS_PER_POINT });
      setSize({ width, height });
      const viewport = page.getViewport({ scale: PIXELS_PER_POINT * zoom });
      const ratio = Math.min(devicePixelRatio, MAX_PIXEL_RATIO);
      picture.width = Math.floor(viewport.width * ratio);
      picture.height = Math.floor(viewport.height * ratio);
      const rendering = page.render({
        canvas: picture,
        viewport,
        transform: ratio === 1 ? undefined : [ratio, 0, 0, ratio, 0, 0],
        annotationMode: AnnotationMode.ENABLE, // stamps and form values as an image: no links, inputs or scripts
      });
      layer.replaceChildren();
      const textLayer = new TextLayer({ textContentSource: page.streamTextContent(), container: layer, viewport });
      stop = () => {
        rendering.cancel();
        textLayer.cancel();
      };
      await Promise.all([rendering.promise, textLayer.render()]);
    };
    // Drawing is cancelled when the page scrolls away or redraws. A broken page stays white, as in other viewers.
    draw().catch(() => {});
    return () => {
      stopped = true;
      stop();
    };
  }, [near, pdf, number, zoom]);

  return (
    <div
      ref={frame}
      className={styles.page}
      data-page={number}
      style={{
        width: Math.round(size.width * zoom),
        height: Math.round(size.height * zoom),
        // pdf.js sizes its text layer by pixels per point.
        ['--total-scale-factor' as string]: String(PIXELS_PER_POINT * zoom),
      }}
    >
      {near && (
        <>
          <canvas ref={canvas} className={styles.picture} aria-hidden="true" />
          <div ref={text} className={styles.text} />
        </>
      )}
    </div>
  );
}
