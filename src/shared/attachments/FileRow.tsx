import type { ReactNode } from 'react';
import { badgeOf, formatSize } from './attachment';
import styles from './attachments.module.css';

interface FileRowProps {
  name: string;
  /** Bytes; 0 is unknown and not shown. */
  size: number;
  /** What stands before the name: the title a record gives the file. */
  title?: string | undefined;
  /** Share of the bytes sent, while it is on its way. */
  share?: number;
  /** What happens to it, in place of its size: 'Checking…'. */
  state?: string;
  children?: ReactNode;
}

/** One file: badge, name, size, and what can be done with it. */
export function FileRow({ name, size, title, share, state, children }: FileRowProps) {
  return (
    <div className={styles.row}>
      <span className={styles.badge} aria-hidden="true">
        {badgeOf(name)}
      </span>
      <span className={styles.words}>
        <span className={styles.name} title={name}>
          {title ? `${title}: ` : ''}
          {name}
        </span>
        {share === undefined ? (
          (state !== undefined || size > 0) && <span className={styles.size}>{state ?? formatSize(size)}</span>
        ) : (
          <span className={styles.progress}>
            <progress max={100} value={Math.round(share * 100)} aria-label={`Uploading ${name}`} />
            <span className={styles.size}>{Math.round(share * 100)} %</span>
          </span>
        )}
      </span>
      <span className={styles.acts}>{children}</span>
    </div>
  );
}
