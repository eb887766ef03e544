import { useId, type ReactNode } from 'react';
import { CountTabs, type CountTab } from './CountTabs';
import { EmptyText } from './EmptyText';
import { Box, Card } from './layout';
import { QuietRetry } from './QuietRetry';
import { TextSkeleton } from './Skeletons';
import styles from './TabCard.module.css';

interface TabCardProps {
  /** What the tabs divide; read out. */
  label: string;
  /** null while nothing is known yet, or could not be had. None: there is nothing at all. */
  tabs: readonly CountTab[] | null;
  current: string;
  onChange: (id: string) => void;
  /** Said when the last load failed, with a quiet way to ask again (DECISIONS 54); null when it did not. */
  failure: string | null;
  onRetry: () => void;
  /** Under 'No record available!' when there is nothing at all. */
  emptyHint: string;
  /** What the current tab holds. */
  children: ReactNode;
}

/** Things that wait for somebody, one tab for each kind of record; on their way, failed, none, or there. */
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
          <QuietRetry text={failure} onRetry={onRetry} />
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
