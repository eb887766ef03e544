import { useRef, useState } from 'react';
import type { ExportType } from '@/platform/authHost/exportList';
import { notify } from '@/platform/feedback/feedback';
import { Button } from '@/shared/ui/Button';
import { Row, Text } from '@/shared/ui/layout';
import { useShortcuts } from '@/shared/ui/shortcuts';
import type { ListInput } from './listTypes';
import styles from './ListToolbar.module.css';

export interface ListExport {
  path: string;
  /** File name without timestamp and extension. */
  fileName: string;
}

const WAIT = 'File getting downloaded please wait ...';
const FAILED = 'Error while export. Please try again';

/** Exports all filtered rows in list order to Excel or CSV; one export runs at a time (spec 1 §2, §4, §8). */
export function ExportButtons({ path, fileName, input }: ListExport & { input: ListInput }) {
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const forget = useRef(() => {});

  const run = async (exportType: ExportType) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    forget.current();
    try {
      const { exportList } = await import('@/platform/authHost/exportList');
      const { parameters: query, sortBy, sortOrder } = input;
      await exportList({ path, fileName, query, exportType, sortBy, sortOrder });
    } catch {
      forget.current = notify.error(FAILED);
    } finally {
      running.current = false;
      setBusy(false);
    }
  };

  useShortcuts([{ label: 'Export this list to Excel', works: () => !busy, run: () => void run('xlsx') }]);

  const button = (label: string, exportType: ExportType) => (
    <Button small aria-disabled={busy} onClick={() => void run(exportType)}>
      {label}
    </Button>
  );
  return (
    <Row wrap gap={3} className={styles.exports}>
      <Text as="output" tone="soft" size="small" className={styles.wait}>
        {busy ? WAIT : ''}
      </Text>
      {button('Export to Excel', 'xlsx')}
      {button('Export to CSV', 'csv')}
    </Row>
  );
}
