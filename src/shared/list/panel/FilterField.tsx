import { memo, useId } from 'react';
import { Text } from '@/shared/ui/layout';
import type { RawFilter } from '../filterKinds';
import type { FilterDef, FilterSearches, OptionLoader } from '../listTypes';
import { filterControl } from './filterControls';
import { FilterFrame } from './FilterFrame';

interface FilterFieldProps {
  def: FilterDef;
  value: RawFilter;
  problem: string | undefined;
  lookups: Record<string, OptionLoader> | undefined;
  searches: FilterSearches | undefined;
  onChange: (name: string, value: RawFilter) => void;
}

/** Filter control with label and validation message. Memoized: typing redraws only its own field. */
export const FilterField = memo(function FilterField({
  def,
  value,
  problem,
  lookups,
  searches,
  onChange,
}: FilterFieldProps) {
  const id = useId();
  const problemId = problem === undefined ? undefined : `${id}-problem`;
  const { grouped, Control } = filterControl(def);
  return (
    <FilterFrame label={def.label} htmlFor={grouped ? undefined : id} filter={def.name}>
      <Control
        def={def}
        id={id}
        value={value}
        invalid={{
          'aria-invalid': problem !== undefined,
          'aria-describedby': problemId,
          status: problem === undefined ? undefined : 'error',
        }}
        lookups={lookups}
        searches={searches}
        onChange={next => onChange(def.name, next)}
      />
      {problem !== undefined && (
        <Text as="p" tone="bad" size="fine" above={2} id={problemId} role="alert">
          {problem}
        </Text>
      )}
    </FilterFrame>
  );
});
