import type { KeyboardEvent } from 'react';
import { Pill } from './Pill';
import { Row } from './layout';
import styles from './CountTabs.module.css';

export interface CountTab {
  id: string;
  label: string;
  /** Absent: not counted. */
  count?: number;
}

interface CountTabsProps {
  label: string;
  tabs: readonly CountTab[];
  current: string;
  onChange: (id: string) => void;
  panelId: string;
}

/** Tabs with optional counts. Arrow keys, Home and End move. Plain elements without antd. */
export function CountTabs({ label, tabs, current, onChange, panelId }: CountTabsProps) {
  const onKey = (event: KeyboardEvent) => {
    const at = tabs.findIndex(tab => tab.id === current);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
    const target = to === undefined ? undefined : tabs.at(to % tabs.length);
    if (!target) return;
    event.preventDefault();
    onChange(target.id);
    document.getElementById(`${panelId}-${target.id}`)?.focus();
  };

  return (
    <Row
      align="stretch"
      gap={1}
      role="tablist"
      tabIndex={-1}
      aria-label={label}
      className={styles.tabs}
      onKeyDown={onKey}
    >
      {tabs.map(tab => (
        <Row
          as="button"
          gap={4}
          pad={[3, 5]}
          tone="soft"
          weight="medium"
          fixed
          key={tab.id}
          id={`${panelId}-${tab.id}`}
          type="button"
          role="tab"
          className={styles.tab}
          aria-selected={tab.id === current}
          aria-controls={tab.id === current ? panelId : undefined}
          tabIndex={tab.id === current ? 0 : -1}
          onClick={() => onChange(tab.id)}
        >
          {tab.label}
          {tab.count !== undefined && (
            <>
              {' '}
              <Pill tone={tab.id === current ? 'info' : 'quiet'}>{tab.count}</Pill>
            </>
          )}
        </Row>
      ))}
    </Row>
  );
}
