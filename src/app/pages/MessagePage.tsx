import { useState, type ReactNode } from 'react';
import { version } from '@/platform/version';
import { Button } from '@/shared/ui/Button';
import { Row, Text } from '@/shared/ui/layout';
import styles from './MessagePage.module.css';

interface Props {
  code?: string;
  title: string;
  /** One sentence with the next step for the user. */
  text?: string;
  actions?: ReactNode;
  /** Details for support, shown with the version and copied. */
  reference?: string;
  /** The error's message: only copied. If it is present, `text` is announced. */
  failure?: string;
  children?: ReactNode;
}

export function MessagePage({ code, title, text, actions, reference, failure, children }: Props) {
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
          role={failure !== undefined ? 'alert' : undefined}
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
      {reference !== undefined && <Reference reference={reference} failure={failure} />}
    </div>
  );
}

function Reference({ reference, failure }: { reference: string; failure: string | undefined }) {
  const [isCopied, setCopied] = useState(false);
  const line = `Reference: ${reference} · Version ${version}`;
  const copy = async () => {
    const lines = [line, failure, location.href, new Date().toISOString()];
    await navigator.clipboard.writeText(lines.filter(Boolean).join('\n'));
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
