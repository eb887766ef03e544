import Radio from 'antd/es/radio';
import Select from 'antd/es/select';
import { useCallback, useId, useState, type FormEvent } from 'react';
import { Button } from '@/shared/ui/Button';
import { Row, Stack } from '@/shared/ui/layout';
import { cleared, sortChoices, withFilters, type ListState } from '../listState';
import type { SortOrder, AppliedFilter, FilterDef, ListSort } from '../listTypes';
import type { PanelContent } from '../useListState';
import { NOTHING, type RawFilter, getFilterType, makeFilter } from '../filterTypes';
import { FilterField, FilterFrame } from './FilterField';
import { SavePreset } from './SavePreset';
import styles from './FilterPanel.module.css';

const ORDERS: { value: SortOrder; label: string }[] = [
  { value: 'desc', label: 'Desc' },
  { value: 'asc', label: 'Asc' },
];

interface FilterFormProps extends PanelContent {
  onApplied: () => void;
}

/** Sort and filters (spec 1 §2). Holds a draft until Apply; a filter applied elsewhere (chip, preset, Back) replaces the draft. */
export function FilterForm({ shape, state, onChange, lookups, searches, onApplied }: FilterFormProps) {
  const id = useId();
  const defs = shape.filters ?? [];
  const applied = JSON.stringify([state.sortBy, state.sortOrder, state.filters]);
  const [base, setBase] = useState(applied);
  const [draft, setDraft] = useState(() => getDraft(state));
  const [problems, setProblems] = useState<Record<string, string>>({});
  if (base !== applied) {
    setBase(applied);
    setDraft(getDraft(state));
    setProblems({});
  }

  const onField = useCallback((name: string, value: RawFilter) => {
    setDraft(before => ({ ...before, values: { ...before.values, [name]: value } }));
    setProblems(before => Object.fromEntries(Object.entries(before).filter(([other]) => other !== name)));
  }, []);

  const read = (form: HTMLElement | null) => {
    const { filters, problems: found } = readDraft(draft, defs);
    setProblems(found);
    const [wrong] = Object.keys(found);
    if (wrong === undefined) return filters;
    form?.querySelector<HTMLElement>(`[data-filter="${CSS.escape(wrong)}"] input`)?.focus();
    return null;
  };

  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const filters = read(event.currentTarget);
    if (!filters) return;
    onChange(withFilters(state, filters, draft.sort));
    onApplied();
  };

  const clear = () => {
    setDraft(getDraft(cleared(state, shape)));
    setProblems({});
    onChange(cleared(state, shape));
  };

  return (
    <Row as="form" down grows onSubmit={apply} noValidate>
      <Row down grows scrolls gap={5} className={styles.fields}>
        <FilterFrame label="Sort By" htmlFor={`${id}-sort`}>
          <Select<string>
            id={`${id}-sort`}
            className={styles.wide}
            showSearch={{ optionFilterProp: 'label' }}
            notFoundContent="No Data"
            options={sortChoices(shape).map(({ name, title }) => ({ value: name, label: title }))}
            value={draft.sort.by}
            onChange={by => setDraft(before => ({ ...before, sort: { ...before.sort, by } }))}
          />
        </FilterFrame>
        <FilterFrame label="Sort Order">
          <Radio.Group
            optionType="button"
            className={styles.order}
            options={ORDERS}
            value={draft.sort.order}
            onChange={event => {
              const order = event.target.value as SortOrder;
              setDraft(before => ({ ...before, sort: { ...before.sort, order } }));
            }}
          />
        </FilterFrame>
        {defs.map(def => (
          <FilterField
            key={def.name}
            def={def}
            value={draft.values[def.name] ?? NOTHING}
            problem={problems[def.name]}
            lookups={lookups}
            searches={searches}
            onChange={onField}
          />
        ))}
      </Row>
      <Stack gap={4} fixed pad={5} ruledAbove>
        <Row align="stretch" gap={4}>
          <Button tone="primary" type="submit">
            Apply
          </Button>
          <Button onClick={clear}>Clear all filters</Button>
        </Row>
        {defs.length > 0 && <SavePreset context={shape.context} read={read} />}
      </Stack>
    </Row>
  );
}

interface Draft {
  sort: ListSort;
  values: Record<string, RawFilter>;
}

function getDraft({ sortBy, sortOrder, filters }: ListState): Draft {
  return {
    sort: { by: sortBy, order: sortOrder },
    values: Object.fromEntries(filters.map(filter => [filter.name, getFilterType(filter).raw(filter)])),
  };
}

function readDraft(
  draft: Draft,
  defs: readonly FilterDef[],
): { filters: AppliedFilter[]; problems: Record<string, string> } {
  const filters: AppliedFilter[] = [];
  const problems: Record<string, string> = {};
  for (const def of defs) {
    const value = draft.values[def.name] ?? NOTHING;
    const problem = getFilterType(def).problem?.(value) ?? null;
    if (problem !== null) problems[def.name] = problem;
    const filter = problem === null ? makeFilter(def, value) : null;
    if (filter) filters.push(filter);
  }
  return { filters, problems };
}
