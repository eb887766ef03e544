import { memo, useId, type ReactNode } from 'react';
import { Text, Box } from '@/shared/ui/layout';
import type { RawFilter } from '../filterTypes';
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

/** Filter control with label and validation message. Memoized: typing redraws only its own field. */
export const FilterField = memo(function FilterField(props: FilterFieldProps) {
  const { def, problem, onChange } = props;
  const id = useId();
  const problemId = problem === undefined ? undefined : `${id}-problem`;
  const { grouped, Control } = filterControl(def);
  return (
    <FilterFrame label={def.label} htmlFor={grouped ? undefined : id} filter={def.name}>
      <Control
        {...props}
        id={id}
        invalid={{
          'aria-invalid': problem !== undefined,
          'aria-describedby': problemId,
          status: problem === undefined ? undefined : 'error',
        }}
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

interface FilterFrameProps {
  label: string;
  /** Id of the control; absent: the label names a group. */
  htmlFor?: string | undefined;
  /** Filter name, so that code can find the field. */
  filter?: string | undefined;
  children: ReactNode;
}

export function FilterFrame({ label, htmlFor, filter, children }: FilterFrameProps) {
  const isGroup = htmlFor === undefined;
  return (
    <Box as={isGroup ? 'fieldset' : 'div'} fixed data-filter={filter}>
      {isGroup ? (
        <Text as="legend" block tone="soft" size="fine" weight="strong" pad={0} below={2}>
          {label}
        </Text>
      ) : (
        <Text as="label" block tone="soft" size="fine" weight="strong" below={2} htmlFor={htmlFor}>
          {label}
        </Text>
      )}
      {children}
    </Box>
  );
}
