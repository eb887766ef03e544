import type { ReactNode } from 'react';
import { Row, Text } from '@/shared/ui/layout';
import { Progress } from '@/shared/ui/Progress';
import { Button } from '@/shared/ui/Button';
import { getBadge, formatSize } from './attachment';
import styles from './attachments.module.css';

interface FileRowProps {
  name: string;
  /** Bytes; 0 is unknown and hidden. */
  size: number;
  title?: string | undefined;
  share?: number;
  /** Progress text instead of the size: 'Checking…'. */
  state?: string;
  children?: ReactNode;
}

export function FileRow({ name, size, title, share, state, children }: FileRowProps) {
  return (
    <Row gap={4} className={styles.row}>
      <Text tone="soft" size="fine" weight="strong" fixed pad={[1, 2]} className={styles.badge} aria-hidden="true">
        {getBadge(name)}
      </Text>
      <Row as="span" align="baseline" wrap gap={[0, 4]} size="small" grows>
        <Text tone="ink" breaks lines={2} title={name}>
          {title ? `${title}: ` : ''}
          {name}
        </Text>
        {share === undefined ? (
          (state !== undefined || size > 0) && (
            <Text tone="faint" size="fine" figures fixed>
              {state ?? formatSize(size)}
            </Text>
          )
        ) : (
          <Row as="span" gap={4}>
            <Progress max={100} value={Math.round(share * 100)} aria-label={`Uploading ${name}`} />
            <Text tone="faint" size="fine" figures fixed>
              {Math.round(share * 100)} %
            </Text>
          </Row>
        )}
      </Row>
      <Row as="span" gap={1} fixed>
        {children}
      </Row>
    </Row>
  );
}

const PATHS = {
  download: 'M8 2v8m0 0L4.8 6.8M8 10l3.2-3.2M2.5 13.5h11',
  remove: 'M2.5 4h11M6 4V2.5h4V4m-5.5 0 .6 9.5h5.8l.6-9.5M6.7 6.5v4.5m2.6-4.5v4.5',
  close: 'm4 4 8 8m0-8-8 8',
  upload: 'M8 10.5V2m0 0L4.8 5.2M8 2l3.2 3.2M2.5 10.5v3h11v-3',
} as const;

export function Glyph({ name }: { name: keyof typeof PATHS }) {
  return (
    <svg aria-hidden="true" width="16" height="16" viewBox="0 0 16 16" fill="none">
      <path d={PATHS[name]} stroke="currentColor" strokeWidth="1.4" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}

interface ActButtonProps {
  act: keyof typeof PATHS;
  /** Accessible name with action and file: 'Delete scan.pdf'. */
  label: string;
  busy?: boolean;
  onClick: () => void;
}

/** Small button of a file row, with accessible name and tooltip. */
export function ActButton({ act, label, busy = false, onClick }: ActButtonProps) {
  return (
    <Button tone="icon" data-act={act} aria-label={label} busy={busy} title={label} onClick={onClick}>
      <Glyph name={act} />
    </Button>
  );
}
