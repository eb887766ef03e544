import { memo, useId } from 'react';
import { Box, Text } from '@/shared/ui/layout';
import type { RawFilter } from '../filterKinds';
import type { FilterDef, FilterSearches, OptionLoader } from '../listTypes';
import { filterControl } from './filterControls';
import styles from './FilterPanel.module.css';

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
      <legend className={styles.label}>{def.label}</legend>
      {body}
    </Box>
  ) : (
    <Box fixed data-filter={def.name}>
      <label className={styles.label} htmlFor={id}>
        {def.label}
      </label>
      {body}
    </Box>
  );
});
