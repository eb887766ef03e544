import type { ReactNode } from 'react';
import { Row, Text } from '@/shared/ui/layout';
import { Progress } from '@/shared/ui/Progress';
import { badgeOf, formatSize } from './attachment';
import styles from './attachments.module.css';

interface FileRowProps {
  name: string;
  /** Bytes; 0 is unknown and hidden. */
  size: number;
  /** Title of the file in the record, shown before the name. */
  title?: string | undefined;
  /** Uploaded share, 0 to 1, during the upload. */
  share?: number;
  /** Progress text instead of the size: 'Checking…'. */
  state?: string;
  children?: ReactNode;
}

/** Row of one file: badge, name, size and actions. */
export function FileRow({ name, size, title, share, state, children }: FileRowProps) {
  return (
    <Row gap={4} className={styles.row}>
      <Text tone="soft" size="fine" weight="strong" fixed pad={[1, 2]} className={styles.badge} aria-hidden="true">
        {badgeOf(name)}
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
