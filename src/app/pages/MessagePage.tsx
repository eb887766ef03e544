import { useState, type ReactNode } from 'react';
import { version } from '@/platform/version';
import { Button } from '@/shared/ui/Button';
import { Row, Text } from '@/shared/ui/layout';
import styles from './MessagePage.module.css';

interface Props {
  code?: string;
  title: string;
  /** One sentence that says what to do. */
  text?: string;
  actions?: ReactNode;
  /** What support needs to find the cause; shown with the version, to copy. `more` is only copied. */
  reference?: string;
  more?: readonly string[];
  children?: ReactNode;
}

export function MessagePage({ code, title, text, actions, reference, more = [], children }: Props) {
  return (
    <div className={styles.page}>
      {code !== undefined && (
        <Text as="p" tone="faint" size="small" weight="strong" below={4} className={styles.code}>
          {code}
        </Text>
      )}
      <h1>{title}</h1>
      {text !== undefined && (
        <Text
          as="p"
          tone="soft"
          size="title"
          above={4}
          className={styles.text}
          role={more.length > 0 ? 'alert' : undefined}
        >
          {text}
        </Text>
      )}
      {actions !== undefined && (
        <Row wrap gap={4} above={7}>
          {actions}
        </Row>
      )}
      {children}
      {reference !== undefined && <Reference reference={reference} more={more} />}
    </div>
  );
}

function Reference({ reference, more }: { reference: string; more: readonly string[] }) {
  const [isCopied, setCopied] = useState(false);
  const line = `Reference: ${reference} · Version ${version}`;
  const copy = async () => {
    await navigator.clipboard.writeText([line, ...more, location.href, new Date().toISOString()].join('\n'));
    setCopied(true);
  };
  return (
    <Row wrap gap={[2, 4]} tone="faint" size="small" above={8}>
      <Text breaks>{line}</Text>
      {/* Without TLS there is no clipboard API. */}
      {'clipboard' in navigator && (
        <Button tone="link" small onClick={() => void copy().catch(() => {})}>
          Copy
        </Button>
      )}
      <output>{isCopied && 'Copied'}</output>
    </Row>
  );
}
