import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '@/shared/ui/Button';
import { ScrollArea } from '@/shared/ui/ScrollArea';
import { Row, Text } from '@/shared/ui/layout';
import type { ViewerProps } from '../viewer';
import shared from '../DocumentPreview.module.css';
import { NotShown } from '../NotShown';
import { PdfPage } from './PdfPage';
import styles from './PdfViewer.module.css';
import { usePdf } from './usePdf';

const ZOOMS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4];
const MARGIN = 24;

/** Shows a PDF with text selection, zoom, fit to width and keyboard paging. */
export default function PdfViewer({ blob, fileName }: ViewerProps) {
  const pdf = usePdf(blob);
  const pages = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  const [zoom, setZoom] = useState<number | 'fit'>('fit');
  const [current, setCurrent] = useState(1);
  const isOpen = pdf.state === 'open';

  useEffect(() => {
    if (!isOpen || !pages.current) return;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.round(entry?.contentRect.width ?? 0)));
    observer.observe(pages.current);
    return () => observer.disconnect();
  }, [isOpen]);

  if (pdf.state === 'failed') return <NotShown why={pdf.message} blob={blob} fileName={fileName} />;
  if (pdf.state === 'opening') return <output className={shared.waiting} aria-label={`Opening ${fileName}`} />;

  const { numPages } = pdf.pdf;
  const fitted = width > 0 ? Math.max(0.25, (width - MARGIN) / pdf.firstPage.width) : 1;
  const scale = zoom === 'fit' ? fitted : zoom;

  const pageAt = (number: number) => pages.current?.querySelector<HTMLElement>(`[data-page="${number}"]`);
  function goTo(number: number): void {
    const page = pageAt(Math.min(numPages, Math.max(1, number)));
    if (page && pages.current) pages.current.scrollTop = page.offsetTop - MARGIN / 2;
  }
  function follow(): void {
    const list = pages.current;
    if (!list) return;
    const middle = list.scrollTop + list.clientHeight / 2;
    let number = 1;
    while (number < numPages && (pageAt(number + 1)?.offsetTop ?? Infinity) <= middle) number += 1;
    setCurrent(number);
  }
  function step(direction: 1 | -1): void {
    const next = direction > 0 ? ZOOMS.find(each => each > scale + 0.01) : ZOOMS.findLast(each => each < scale - 0.01);
    if (next !== undefined) setZoom(next);
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const act = {
      PageDown: () => goTo(current + 1),
      PageUp: () => goTo(current - 1),
      Home: () => goTo(1),
      End: () => goTo(numPages),
      '+': () => step(1),
      '-': () => step(-1),
      '0': () => setZoom('fit'),
    }[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  }

  return (
    <>
      <Row wrap gap={3} pad={[3, 5]} ruledBelow role="toolbar" aria-label="PDF">
        {numPages > 1 && (
          <Button small aria-label="Previous page" disabled={current <= 1} onClick={() => goTo(current - 1)}>
            ↑
          </Button>
        )}
        <Text as="output" tone="soft" size="small" figures>
          Page {current} of {numPages}
        </Text>
        {numPages > 1 && (
          <Button small aria-label="Next page" disabled={current >= numPages} onClick={() => goTo(current + 1)}>
            ↓
          </Button>
        )}
        <Text grows />
        <Button small aria-label="Zoom out" onClick={() => step(-1)}>
          −
        </Button>
        <Text as="output" tone="soft" size="small" figures>
          {Math.round(scale * 100)} %
        </Text>
        <Button small aria-label="Zoom in" onClick={() => step(1)}>
          +
        </Button>
        <Button small aria-pressed={zoom === 'fit'} onClick={() => setZoom('fit')}>
          Fit
        </Button>
      </Row>
      <ScrollArea
        ref={pages}
        label={fileName}
        className={`${shared.ground} ${styles.pages}`}
        onScroll={follow}
        onKeyDown={onKeyDown}
      >
        {width > 0 &&
          Array.from({ length: numPages }, (_, index) => (
            <PdfPage key={index} pdf={pdf.pdf} number={index + 1} zoom={scale} assumed={pdf.firstPage} />
          ))}
      </ScrollArea>
    </>
  );
}
