import { Button } from '@/shared/ui/Button';
import { Row } from '@/shared/ui/layout';
import { useIdlePart } from '@/shared/ui/useIdlePart';
import { withChoice } from './find';
import type { ListState } from './listState';
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

/** Each status, and each saved filter, one press away. */
export function QuickFilters({ shape, state, onChange }: QuickFiltersProps) {
  const presets = useIdlePart(shape.find && loadPresets);
  const name = shape.find?.status;
  const def = shape.filters?.find(candidate => candidate.name === name);
  const options = def?.kind === 'checkBox' ? ownOptions(def.options) : null;
  const chosen = state.filters.find(filter => filter.name === name);
  const values = chosen?.kind === 'checkBox' ? chosen.values : [];
  if (!shape.find) return null;
  const chip = (label: string, isOn: boolean, choice: string | null) => (
    <Button
      key={label}
      small
      aria-pressed={isOn}
      aria-label={`${def?.label}: ${label}`}
      onClick={() => name !== undefined && onChange(withChoice(state, shape, name, isOn ? null : choice))}
    >
      {label}
    </Button>
  );
  return (
    <Row gap={3} className={styles.quick}>
      {options && (
        <Row as="fieldset" fixed gap={3} aria-label={`By ${def?.label}`}>
          {chip('All', values.length === 0, null)}
          {options.map(({ value, label }) => chip(label, values.includes(value), value))}
        </Row>
      )}
      {presets && <presets.PresetChips shape={shape} state={state} onChange={onChange} />}
    </Row>
  );
}
