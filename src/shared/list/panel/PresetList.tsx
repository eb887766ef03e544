import { useRef, useState } from 'react';
import { confirm, notify } from '@/platform/feedback/feedback';
import { toCallError } from '@/platform/graphql/callError';
import { Button } from '@/shared/ui/Button';
import { Box, Stack, Text, Row } from '@/shared/ui/layout';
import { QuietRetry } from '@/shared/ui/QuietRetry';
import { Pill } from '@/shared/ui/Pill';
import { useSavedFilters, useSavedFilterWrites, type Preset } from '../api/useSavedFilters';
import { filtersFromText, filtersToText } from '../filterText';
import { withFilters } from '../listState';
import type { PanelContent } from '../useListState';
import { describeFilter, getFilterLabel } from '../describeFilter';
import type { AppliedFilter, FilterDef } from '../listTypes';
import styles from './FilterPanel.module.css';

const EMPTY = 'No source list available!';
const DELETED = 'Record deleted';
const NOT_DELETED = 'Record not deleted';

interface PresetListProps extends PanelContent {
  onApplied: () => void;
}

/** Lists the screen's saved filters (spec 1 §2, §4, §8). */
export function PresetList({ shape, state, onChange, onApplied }: PresetListProps) {
  const { data, error, reload } = useSavedFilters(shape.context);
  const { remove } = useSavedFilterWrites();
  const box = useRef<HTMLDivElement>(null);
  const defs = shape.filters ?? [];

  const apply = (preset: Preset) => {
    const { filters, ignored } = filtersFromText(preset.parameters, defs);
    onChange({ ...withFilters(state, filters), ignored });
    onApplied();
  };

  const drop = async (preset: Preset) => {
    const confirmation = { title: 'Delete this preset?', content: preset.name, okText: 'Delete', danger: true };
    if (!(await confirm(confirmation))) return;
    try {
      await remove(preset.id);
    } catch (error) {
      return void notify.error(NOT_DELETED, { detail: toCallError(error).message, cause: error });
    }
    notify.success(DELETED);
    box.current?.focus(); // The pressed button is about to disappear.
  };

  return (
    <Box ref={box} grows scrolls pad={5} tabIndex={-1}>
      {error ? (
        <Text as="div" tone="soft" size="small">
          <QuietRetry text="The presets couldn't be loaded." error={error} onRetry={() => void reload()} />
        </Text>
      ) : !data ? (
        <Text as="p" tone="soft" size="small">
          Loading…
        </Text>
      ) : data.length === 0 ? (
        <Text as="p" tone="soft" size="small">
          {EMPTY}
        </Text>
      ) : (
        <Stack as="ul" gap={4}>
          {data.map(preset => (
            <PresetItem
              key={preset.id}
              preset={preset}
              defs={defs}
              active={state.filters}
              onApply={() => apply(preset)}
              onDelete={() => drop(preset)}
            />
          ))}
        </Stack>
      )}
    </Box>
  );
}

interface PresetItemProps {
  preset: Preset;
  defs: readonly FilterDef[];
  active: readonly AppliedFilter[];
  onApply: () => void;
  onDelete: () => Promise<void>;
}

function PresetItem({ preset, defs, active, onApply, onDelete }: PresetItemProps) {
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
          {filters.map(filter => `${getFilterLabel(filter, defs)}: ${describeFilter(filter, defs)}`).join(' · ')}
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
