import { useEffect, useRef, useState } from 'react';
import { leave } from '@/platform/leaving/leave';
import type { CapturedWork } from '@/platform/leaving/unsavedWork';
import { Button } from '@/shared/ui/Button';
import { Row, Text } from '@/shared/ui/layout';
import styles from './MessagePage.module.css';

/** Shows the data typed into a failed screen as text to copy. */
export function TypedWork({ work }: { work: readonly CapturedWork[] }) {
  const [copied, setCopied] = useState(false);
  const [kept, setKept] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    void Promise.all(work.map(({ keep }) => keep())).then(all => setKept(all.every(Boolean)));
  }, [work]);

  const copy = async () => {
    box.current?.select();
    // Without TLS there is no clipboard API; then the text is selected for Ctrl+C.
    await navigator.clipboard?.writeText(box.current?.value ?? '').catch(() => {});
    setCopied(true);
  };
  const startWithout = async () => {
    await Promise.all(work.map(({ forget }) => forget()));
    leave.reload();
  };
  return (
    <section aria-labelledby="typed-work">
      <Text as="h2" tone="ink" above={7} id="typed-work">
        What you typed
      </Text>
      <Text as="p" tone="soft" size="title" above={4} className={styles.text}>
        {kept && 'It is kept on this device and offered again when you reload. '}
        Copy it, to be safe. If the page stops working with it again, start without it.
      </Text>
      <textarea
        ref={box}
        className={styles.typed}
        readOnly
        rows={10}
        aria-labelledby="typed-work"
        value={work.map(({ text }) => text).join('\n\n')}
      />
      <Row wrap gap={4} above={7}>
        <Button tone="primary" onClick={() => void copy()}>
          Copy text
        </Button>
        <Button onClick={() => void startWithout()}>Start without it</Button>
        <Text as="output" tone="soft" size="title" above={4} className={styles.text}>
          {copied && 'Selected and copied.'}
        </Text>
      </Row>
    </section>
  );
}
