import { Button } from '@/shared/ui/Button';
import { Row } from '@/shared/ui/layout';
import { useIdlePart } from '@/shared/ui/useIdlePart';
import { type ListState, withChoice } from './listState';
import type { ListShape } from './listTypes';
import { ownOptions } from './options';
import type { ChangeList } from './useListState';
import styles from './ListToolbar.module.css';

const loadPresets = () => import('./PresetChips');

interface QuickFiltersProps {
  shape: ListShape;
  state: ListState;
  onChange: ChangeList;
}

/** Shows the statuses and the saved filters as one-click toggles. */
export function QuickFilters({ shape, state, onChange }: QuickFiltersProps) {
  const presets = useIdlePart(shape.find && loadPresets);
  if (!shape.find) return null;
  const { status, beside } = shape.find;
  return (
    <Row gap={3} className={styles.quick}>
      {status && <Choices name={status} withAll shape={shape} state={state} onChange={onChange} />}
      {beside && <Choices name={beside} shape={shape} state={state} onChange={onChange} />}
      {presets && <presets.PresetChips shape={shape} state={state} onChange={onChange} />}
    </Row>
  );
}

function Choices({ name, withAll, shape, state, onChange }: QuickFiltersProps & { name: string; withAll?: boolean }) {
  const def = shape.filters?.find(candidate => candidate.name === name);
  const options = def?.kind === 'checkBox' ? ownOptions(def.options) : null;
  if (!def || !options) return null;
  const chosen = state.filters.find(filter => filter.name === name);
  const values = chosen?.kind === 'checkBox' ? chosen.values : [];
  const chip = (label: string, isOn: boolean, choice: string | null) => (
    <Button
      key={label}
      small
      aria-pressed={isOn}
      aria-label={`${def.label}: ${label}`}
      onClick={() => onChange(withChoice(state, shape, name, isOn ? null : choice))}
    >
      {label}
    </Button>
  );
  return (
    <Row as="fieldset" fixed gap={3} aria-label={`By ${def.label}`}>
      {withAll && chip('All', values.length === 0, null)}
      {options.map(({ value, label }) => chip(label, values.includes(value), value))}
    </Row>
  );
}
