import { useRef } from 'react';
import { confirm, notify } from '@/platform/feedback/feedback';
import { toCallError } from '@/platform/graphql/callError';
import { useLoaded } from '@/platform/graphql/useLoaded';
import { Button } from '@/shared/ui/Button';
import { Box, Stack, Text } from '@/shared/ui/layout';
import { useSavedFilters, useSavedFiltersChange, type Preset } from '../api/useSavedFilters';
import { filtersFromText } from '../filterText';
import { withFilters } from '../listState';
import { PARTLY } from '../PresetChips';
import type { PanelContent } from '../panelContent';
import { PresetItem } from './PresetItem';

const EMPTY = 'No source list available!';
const DELETED = 'Record deleted';
const NOT_DELETED = 'Record not deleted';

interface PresetListProps extends PanelContent {
  onApplied: () => void;
}

/** Lists the screen's saved filters (spec 1 §2, §4, §8). */
export function PresetList({ shape, state, onChange, onApplied }: PresetListProps) {
  const { list, remove } = useSavedFilters();
  const { context } = shape;
  const { data, error, reload } = useLoaded(list, context, { keepPrevious: true });
  useSavedFiltersChange(() => void reload());
  const box = useRef<HTMLDivElement>(null);
  const defs = shape.filters ?? [];

  const apply = (preset: Preset) => {
    const { filters, dropped } = filtersFromText(preset.parameters, defs);
    if (dropped > 0) notify.warning(PARTLY);
    onChange(withFilters(state, filters));
    onApplied();
  };

  const drop = async (preset: Preset) => {
    const question = { title: 'Delete this preset?', content: preset.name, okText: 'Delete', danger: true };
    if (!(await confirm(question))) return;
    try {
      await remove(preset.id);
    } catch (error) {
      return void notify.error(NOT_DELETED, { detail: toCallError(error).message });
    }
    notify.success(DELETED);
    box.current?.focus(); // The pressed button is about to disappear.
  };

  return (
    <Box ref={box} grows scrolls pad={5} tabIndex={-1}>
      {error ? (
        <Text as="p" tone="soft" size="small">
          The presets could not be loaded.{' '}
          <Button tone="link" small onClick={() => void reload()}>
            Retry
          </Button>
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
