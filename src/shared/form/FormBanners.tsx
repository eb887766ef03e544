import Button from 'antd/es/button';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { DATETIME_12_FORMAT, formatDate } from '@/lib/dates';
import styles from './FormBanners.module.css';
import type { DocumentForm } from './useDocumentForm';

/** What there is to know before one types: kept work, a newer record, another tab. */
export function FormBanners<V extends FieldValues>({ form }: { form: DocumentForm<V> }) {
  const { draft, newer, otherTab } = form;
  const { offered } = draft;
  return (
    <div className={styles.stack}>
      {offered && (
        <Banner
          tone="info"
          actions={
            <>
              <Button size="small" type="primary" onClick={draft.restore}>
                Restore
              </Button>
              <Button size="small" onClick={draft.discard}>
                Discard
              </Button>
            </>
          }
        >
          <strong>Unsaved work from {formatDate(offered.savedAt, DATETIME_12_FORMAT)}</strong> ({ago(offered.savedAt)})
          is kept on this device. It differs in {offered.changes === 1 ? '1 field' : `${offered.changes} fields`}.
        </Banner>
      )}
      {newer && (
        <Banner
          tone="warn"
          actions={
            <>
              <Button size="small" onClick={newer.apply}>
                Load the new version
              </Button>
              <Button size="small" onClick={newer.dismiss}>
                Keep mine
              </Button>
            </>
          }
        >
          <strong>This record changed on the server.</strong> Loading the new version replaces what you typed.
        </Banner>
      )}
      {otherTab === 'open' && (
        <Banner tone="warn">
          <strong>This record is also open in another tab.</strong> What is saved last replaces what was saved before.
        </Banner>
      )}
      {otherTab === 'saved' && (
        <Banner tone="warn">
          <strong>This record was saved in another tab.</strong> What you see here may be out of date.
        </Banner>
      )}
    </div>
  );
}

function Banner({ tone, actions, children }: { tone: 'info' | 'warn'; actions?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.banner} data-tone={tone}>
      <output className={styles.text}>{children}</output>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'always' });

function ago(moment: Date): string {
  const age = Date.now() - moment.getTime();
  const step = STEPS.find(([, length]) => age >= length);
  return step ? relative.format(-Math.floor(age / step[1]), step[0]) : 'just now';
}
