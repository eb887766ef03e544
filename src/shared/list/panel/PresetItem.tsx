import { useState } from 'react';
import { Button } from '@/shared/ui/Button';
import { Pill } from '@/shared/ui/Pill';
import { Row, Text } from '@/shared/ui/layout';
import type { Preset } from '../api/useSavedFilters';
import { describeFilter, labelOf } from '../describeFilter';
import { filtersFromText, filtersToText } from '../filterText';
import type { AppliedFilter, FilterDef } from '../listTypes';
import styles from './FilterPanel.module.css';

interface PresetItemProps {
  preset: Preset;
  defs: readonly FilterDef[];
  active: readonly AppliedFilter[];
  onApply: () => void;
  onDelete: () => Promise<void>;
}

/** One saved filter with an apply and a delete button. */
export function PresetItem({ preset, defs, active, onApply, onDelete }: PresetItemProps) {
  const [deleting, setDeleting] = useState(false);
  const { filters } = filtersFromText(preset.parameters, defs);
  const inForce = filters.length > 0 && filtersToText(filters) === filtersToText(active);

  const drop = async () => {
    if (deleting) return;
    setDeleting(true);
    await onDelete();
    setDeleting(false);
  };

  return (
    <Row as="li" align="stretch" card className={styles.preset}>
      <Row
        as="button"
        down
        grows
        gap={1}
        pad={4}
        type="button"
        className={styles.apply}
        aria-pressed={inForce}
        onClick={onApply}
      >
        <Row as="span" wrap gap={[2, 4]} tone="ink" weight="strong" breaks className={styles.presetName}>
          {preset.name}
          {preset.isShared && <Pill tone="info">Shared</Pill>}
        </Row>
        <Text tone="faint" size="fine" breaks>
          {filters.map(filter => `${labelOf(filter, defs)}: ${describeFilter(filter, defs)}`).join(' · ')}
        </Text>
      </Row>
      {preset.mine && (
        <Button
          tone="icon"
          aria-label={`Delete preset ${preset.name}`}
          aria-disabled={deleting}
          onClick={() => void drop()}
        >
          <svg aria-hidden="true" viewBox="0 0 16 16" fill="none" stroke="currentColor" strokeWidth="1.4">
            <path
              d="M2.5 4h11M6 4V2.5h4V4M4 4l.6 9.5h6.8L12 4M6.7 6.5v4.5M9.3 6.5v4.5"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </svg>
        </Button>
      )}
    </Row>
  );
}
