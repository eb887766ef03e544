import { useId, type ReactNode } from 'react';
import { CountTabs, type CountTab } from './CountTabs';
import { EmptyText } from './EmptyText';
import { Box, Card } from './layout';
import { QuietRetry } from './QuietRetry';
import { TextSkeleton } from './Skeletons';
import styles from './TabCard.module.css';

interface TabCardProps {
  label: string;
  /** null while loading or after a failure. Empty: there is no data at all. */
  tabs: readonly CountTab[] | null;
  current: string;
  onChange: (id: string) => void;
  /** Message of a failed load, shown with a retry (docs/decisions.md#list-load-failure); null if it succeeded. */
  failure: { text: string; error: Error } | null;
  onRetry: () => void;
  /** Shown under 'No record available!'. */
  emptyHint: string;
  children: ReactNode;
}

/** Card of pending items with a tab per record type; handles loading, failed and empty states. */
export function TabCard({ label, tabs, current, onChange, failure, onRetry, emptyHint, children }: TabCardProps) {
  const panelId = useId();
  return (
    <Card>
      {tabs === null && failure === null && (
        <Box pad={[4, 6]}>
          <TextSkeleton lines={12} />
        </Box>
      )}
      {failure !== null && (
        <Box middle pad={[7, 6]} ruledBelow={tabs !== null}>
          <QuietRetry {...failure} onRetry={onRetry} />
        </Box>
      )}
      {tabs?.length === 0 && <EmptyText text="No record available!" hint={emptyHint} />}
      {tabs !== null && tabs.length > 0 && (
        <>
          <Box ruledBelow className={styles.tabs}>
            <CountTabs label={label} tabs={tabs} current={current} onChange={onChange} panelId={panelId} />
          </Box>
          <div id={panelId} role="tabpanel" aria-labelledby={`${panelId}-${current}`}>
            {children}
          </div>
        </>
      )}
    </Card>
  );
}
