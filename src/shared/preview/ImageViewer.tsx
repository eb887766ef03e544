import { useEffect, useRef, useState } from 'react';
import { Button } from '@/shared/ui/Button';
import { ScrollArea } from '@/shared/ui/ScrollArea';
import { Row } from '@/shared/ui/layout';
import styles from './DocumentPreview.module.css';
import type { ViewerProps } from './viewer';
import { NotShown } from './NotShown';

export default function ImageViewer({ blob, fileName }: ViewerProps) {
  const image = useRef<HTMLImageElement>(null);
  const [fits, setFits] = useState(true);
  const [broken, setBroken] = useState(false);

  useEffect(() => {
    const url = URL.createObjectURL(blob);
    if (image.current) image.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [blob]);

  if (broken) {
    const why = "This image is damaged and can't be previewed. Download it to check.";
    return <NotShown why={why} blob={blob} fileName={fileName} />;
  }
  return (
    <>
      <Row wrap gap={3} pad={[3, 5]} ruledBelow role="toolbar" aria-label="Image">
        <Button small aria-pressed={fits} onClick={() => setFits(true)}>
          Fit
        </Button>
        <Button small aria-pressed={!fits} onClick={() => setFits(false)}>
          100 %
        </Button>
      </Row>
      <ScrollArea label={fileName} className={styles.ground}>
        <img
          ref={image}
          alt={fileName}
          className={fits ? styles.fitted : styles.full}
          onError={() => setBroken(true)}
        />
      </ScrollArea>
    </>
  );
}
