import { useMemo } from 'react';
import { Button } from '@/shared/ui/Button';
import { Row } from '@/shared/ui/layout';
import { useSavedFilters } from './api/useSavedFilters';
import { filtersFromText, filtersToText } from './filterText';
import { withFilters } from './listState';
import type { AppliedFilter, ListShape } from './listTypes';
import type { ListControl } from './useListState';

const IN_SIGHT = 3;

/** Shows the user's saved filters as toggles. If they can't be loaded, the list works without them. */
export function PresetChips({ shape, state, onChange }: ListControl) {
  const { data } = useSavedFilters(shape.context);
  const active = filtersToText(state.filters);
  const presets = useMemo(
    () =>
      (data ?? [])
        .map(preset => ({ ...preset, ...filtersFromText(preset.parameters, shape.filters ?? []) }))
        .filter(({ filters, ignored }) => ignored.length > 0 || !isChip(filters, shape)),
    [data, shape],
  );
  if (presets.length === 0) return null;
  return (
    <Row as="fieldset" fixed gap={3} aria-label="Presets">
      {presets.slice(0, IN_SIGHT).map(({ id, name, filters, ignored }) => {
        const isOn = filters.length > 0 && filtersToText(filters) === active;
        const press = () => onChange(isOn ? withFilters(state, []) : { ...withFilters(state, filters), ignored });
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

/** Returns true if a chip of the list does the same as these filters. */
function isChip([first, ...others]: readonly AppliedFilter[], { find }: ListShape): boolean {
  if (!first || others.length > 0 || first.kind !== 'checkBox' || first.values.length !== 1) return false;
  return first.name === find?.status || first.name === find?.beside;
}
