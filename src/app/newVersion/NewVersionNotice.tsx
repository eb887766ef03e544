import { useEffect, useRef, useState } from 'react';
import { Button } from '@/shared/ui/Button';
import { focusHeading } from '@/shared/ui/focus';
import { Row, Text } from '@/shared/ui/layout';
import { Notice } from '@/shared/ui/Notice';
import { watchVersion, type Offer } from './watchVersion';

export function NewVersionNotice() {
  const [offer, setOffer] = useState<Offer>('none');
  const watch = useRef<ReturnType<typeof watchVersion>>(null);
  useEffect(() => {
    const started = watchVersion(setOffer);
    watch.current = started;
    return started.stop;
  }, []);
  const dismiss = () => {
    watch.current?.dismiss();
    focusHeading(document.querySelector('main') ?? document.body);
  };
  return (
    // The live region must exist before its content to be announced.
    <div data-print="never" aria-live="polite">
      {offer !== 'none' && (
        // While the user types, it keeps its space, so that the form doesn't move.
        <Notice tone="info" below={4} size="small" style={{ visibility: offer === 'paused' ? 'hidden' : undefined }}>
          <Text grows>A new version is available.</Text>
          <Row gap={4}>
            <Button small onClick={() => watch.current?.reload()}>
              Reload to update
            </Button>
            <Button small tone="link" onClick={dismiss}>
              Not now
            </Button>
          </Row>
        </Notice>
      )}
    </div>
  );
}
