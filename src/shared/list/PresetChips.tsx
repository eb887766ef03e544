import { notify } from '@/platform/feedback/feedback';
import { useLoaded } from '@/platform/graphql/useLoaded';
import { Button } from '@/shared/ui/Button';
import { Row } from '@/shared/ui/layout';
import { useSavedFilters, useSavedFiltersChange } from './api/useSavedFilters';
import { filtersFromText, filtersToText } from './filterText';
import { withFilters, type ListState } from './listState';
import type { ListShape } from './listTypes';
import type { ChangeList } from './useListState';

const IN_SIGHT = 6;
/** Shown for a preset with conditions that this list no longer supports. */
export const PARTLY = 'Some filters of this preset no longer exist and were skipped.';

interface PresetChipsProps {
  shape: ListShape;
  state: ListState;
  onChange: ChangeList;
}

/** Shows the user's saved filters as toggles. If they can't be loaded, the list works without them. */
export function PresetChips({ shape, state, onChange }: PresetChipsProps) {
  const { list } = useSavedFilters();
  const { context, filters: defs = [] } = shape;
  const { data = [], reload } = useLoaded(list, context, { keepPrevious: true });
  useSavedFiltersChange(() => void reload());
  if (data.length === 0) return null;
  const active = filtersToText(state.filters);
  return (
    <Row as="fieldset" fixed gap={3} aria-label="Presets">
      {data.slice(0, IN_SIGHT).map(({ id, name, parameters }) => {
        const { filters, dropped } = filtersFromText(parameters, defs);
        const isOn = filters.length > 0 && filtersToText(filters) === active;
        const press = () => {
          if (dropped > 0 && !isOn) notify.warning(PARTLY);
          onChange(withFilters(state, isOn ? [] : filters));
        };
        return (
          <Button key={id} small aria-pressed={isOn} aria-label={`Preset ${name}`} onClick={press}>
            <svg aria-hidden="true" viewBox="0 0 16 16" fill="none" stroke="currentColor" strokeWidth="1.4">
              <path d="M4 2.5h8v11L8 10.5l-4 3z" strokeLinejoin="round" />
            </svg>
            {name}
          </Button>
        );
      })}
    </Row>
  );
}
