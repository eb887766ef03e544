import { memo, useId } from 'react';
import { Box, Text } from '@/shared/ui/layout';
import type { RawFilter } from '../filterKinds';
import type { FilterDef, FilterSearches, OptionLoader } from '../listTypes';
import { filterControl } from './filterControls';

interface FilterFieldProps {
  def: FilterDef;
  value: RawFilter;
  problem: string | undefined;
  lookups: Record<string, OptionLoader> | undefined;
  searches: FilterSearches | undefined;
  onChange: (name: string, value: RawFilter) => void;
}

/** The control of one filter with its label and what is wrong with it. Typing in one draws no other. */
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
  const body = (
    <>
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
    </>
  );
  return grouped ? (
    <Box as="fieldset" fixed data-filter={def.name}>
      <Text as="legend" block tone="soft" size="fine" weight="strong" pad={0} below={2}>
        {def.label}
      </Text>
      {body}
    </Box>
  ) : (
    <Box fixed data-filter={def.name}>
      <Text as="label" block tone="soft" size="fine" weight="strong" below={2} htmlFor={id}>
        {def.label}
      </Text>
      {body}
    </Box>
  );
});
