import { useId, useState } from 'react';
import { CountTabs, type CountTab } from '@/shared/ui/CountTabs';
import { Box, Row } from '@/shared/ui/layout';
import { PortalTheme } from '@/shared/ui/PortalTheme';
import type { PanelTab } from '../listState';
import type { PanelContent } from '../useListState';
import { FilterForm } from './FilterForm';
import { PresetList } from './PresetList';
import styles from './FilterPanel.module.css';

const TABS: (CountTab & { id: PanelTab })[] = [
  { id: 'filter', label: 'Filter' },
  { id: 'presets', label: 'Presets' },
];

export function FilterPanel({ onApplied = () => {}, ...content }: PanelContent & { onApplied?: () => void }) {
  const id = useId();
  const { state, onChange } = content;
  // Loads presets when their tab opens first, and keeps them mounted afterwards.
  const [visited, setVisited] = useState(state.tab === 'presets');
  if (state.tab === 'presets' && !visited) setVisited(true);

  const panel = (tab: PanelTab) => ({
    id: state.tab === tab ? id : undefined,
    role: 'tabpanel',
    'aria-labelledby': `${id}-${tab}`,
    hidden: state.tab !== tab,
    down: true,
    grows: true,
  });

  return (
    <PortalTheme>
      <Row down className={styles.root}>
        <Box fixed pad={[0, 5]} ruledBelow>
          <CountTabs
            label="Filters and presets"
            tabs={TABS}
            current={state.tab}
            onChange={tab => onChange({ ...state, tab: tab as PanelTab }, { replace: true })}
            panelId={id}
          />
        </Box>
        <Row {...panel('filter')}>
          <FilterForm {...content} onApplied={onApplied} />
        </Row>
        <Row {...panel('presets')}>{visited && <PresetList {...content} onApplied={onApplied} />}</Row>
      </Row>
    </PortalTheme>
  );
}
