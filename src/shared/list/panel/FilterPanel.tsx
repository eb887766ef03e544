import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { Row } from '@/shared/ui/layout';
import type { PanelTab } from '../listState';
import type { PanelContent } from '../panelContent';
import { FilterForm } from './FilterForm';
import { PresetList } from './PresetList';
import styles from './FilterPanel.module.css';

const TABS: { tab: PanelTab; title: string }[] = [
  { tab: 'filter', title: 'Filter' },
  { tab: 'presets', title: 'Presets' },
];

/** The two tabs of the list's panel. `onApplied`: a drawer closes. */
export function FilterPanel({ onApplied = () => {}, ...content }: PanelContent & { onApplied?: () => void }) {
  const id = useId();
  const strip = useRef<HTMLDivElement>(null);
  const { state, onChange } = content;
  const [version, setVersion] = useState(0);
  // Presets are asked for when their tab is opened for the first time, and kept while the other tab shows.
  const [visited, setVisited] = useState(state.tab === 'presets');
  if (state.tab === 'presets' && !visited) setVisited(true);

  const choose = (tab: PanelTab) => onChange({ ...state, tab }, { replace: true });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    const other = state.tab === 'filter' ? 'presets' : 'filter';
    choose(other);
    strip.current?.querySelector<HTMLElement>(`[data-tab="${other}"]`)?.focus();
  };

  const panel = (tab: PanelTab) => ({
    id: `${id}-${tab}-panel`,
    role: 'tabpanel',
    'aria-labelledby': `${id}-${tab}`,
    hidden: state.tab !== tab,
    className: styles.tabPanel,
  });

  return (
    <div className={styles.root}>
      <Row
        align="stretch"
        gap={2}
        fixed
        pad={[0, 5]}
        ref={strip}
        role="tablist"
        aria-label="Filters and presets"
        className={styles.tabs}
      >
        {TABS.map(({ tab, title }) => (
          <button
            key={tab}
            type="button"
            role="tab"
            id={`${id}-${tab}`}
            data-tab={tab}
            className={styles.tab}
            aria-selected={state.tab === tab}
            aria-controls={`${id}-${tab}-panel`}
            tabIndex={state.tab === tab ? 0 : -1}
            onClick={() => choose(tab)}
            onKeyDown={onKeyDown}
          >
            {title}
          </button>
        ))}
      </Row>
      <div {...panel('filter')}>
        <FilterForm {...content} onApplied={onApplied} onSaved={() => setVersion(count => count + 1)} />
      </div>
      <div {...panel('presets')}>{visited && <PresetList {...content} version={version} onApplied={onApplied} />}</div>
    </div>
  );
}
