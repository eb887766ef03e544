import Checkbox from 'antd/es/checkbox';
import Input from 'antd/es/input';
import Select from 'antd/es/select';
import { useState, type ReactNode } from 'react';
import * as z from 'zod/mini';
import { useLoaded } from '@/platform/graphql/useLoaded';
import { clearIcon } from '@/shared/ui/clearIcon';
import { DateInput } from '@/shared/ui/DateInput';
import { RemoteSelect } from '@/shared/ui/RemoteSelect';
import { Row, Stack, Text } from '@/shared/ui/layout';
import { QuietRetry } from '@/shared/ui/QuietRetry';
import type { RemoteSearch } from '@/shared/ui/useRemoteSearch';
import { masterList } from '@/platform/masterData/masterList';
import { NOTHING, type RawFilter } from '../filterTypes';
import type { FilterDef, FilterOption, FilterPick, FilterSearches, OptionLoader } from '../listTypes';
import { ownOptions, toOptions } from '../options';
import styles from './FilterPanel.module.css';
import { allRows } from '../listInput';

const listRow = z.object({ code: z.nullish(z.string()), name: z.nullable(z.string()) });

const apiOptions =
  (listName: string): OptionLoader =>
  async signal =>
    toOptions((await masterList(listName, allRows({}), listRow, signal)).data);

const MOST_BOXES = 10;

type FilterName = FilterDef['kind'];

interface FilterControlProps<K extends FilterName> {
  def: FilterDef & { kind: K };
  id: string;
  value: RawFilter;
  invalid: { 'aria-invalid': boolean; 'aria-describedby': string | undefined; status: 'error' | undefined };
  lookups: Record<string, OptionLoader> | undefined;
  searches: FilterSearches | undefined;
  onChange: (value: RawFilter) => void;
}

interface FilterControl<K extends FilterName> {
  /** True: several inputs share one label. */
  grouped?: true;
  Control: (props: FilterControlProps<K>) => ReactNode;
}

const texts = (values: readonly string[]): RawFilter => ({ ...NOTHING, texts: values });

function TextControl({ def, id, value, invalid, onChange }: FilterControlProps<'text' | 'number'>) {
  return (
    <Input
      {...invalid}
      id={id}
      value={value.texts[0] ?? ''}
      inputMode={def.kind === 'number' ? 'decimal' : undefined}
      maxLength={200}
      autoComplete="off"
      allowClear
      onChange={event => onChange(texts([event.target.value]))}
    />
  );
}

function NumberRangeControl({ def, id, value, invalid, onChange }: FilterControlProps<'numberRange'>) {
  const [first = '', second = ''] = value.texts;
  const box = { ...invalid, inputMode: 'decimal', maxLength: 200, autoComplete: 'off' } as const;
  return (
    <Row gap={3}>
      <Input
        {...box}
        id={id}
        aria-label={`${def.label} from`}
        placeholder="From"
        value={first}
        onChange={event => onChange(texts([event.target.value, second]))}
      />
      <Input
        {...box}
        aria-label={`${def.label} to`}
        placeholder="To"
        value={second}
        onChange={event => onChange(texts([first, event.target.value]))}
      />
    </Row>
  );
}

function DateControl({ id, value, invalid, onChange }: FilterControlProps<'date'>) {
  return <DateInput {...invalid} id={id} value={value.texts[0] ?? ''} onChange={day => onChange(texts([day]))} />;
}

function RangeControl({ def, id, value, invalid, onChange }: FilterControlProps<'dateRange'>) {
  const [first = '', second = ''] = value.texts;
  return (
    <Stack gap={3}>
      <DateInput
        {...invalid}
        id={id}
        aria-label={`${def.label} from`}
        placeholder="From"
        value={first}
        onChange={day => onChange(texts([day, second]))}
      />
      <DateInput
        {...invalid}
        aria-label={`${def.label} to`}
        placeholder="To"
        value={second}
        onChange={day => onChange(texts([first, day]))}
      />
    </Stack>
  );
}

function ChoiceControl({ def, id, value, lookups, onChange }: FilterControlProps<'checkBox'>) {
  const choices = {
    id,
    label: def.label,
    values: [...value.texts],
    onChange: (chosen: string[]) => onChange(texts(chosen)),
  };
  const { options } = def;
  const own = ownOptions(options);
  if (own) return <Choices {...choices} options={own} />;
  const loader =
    'api' in options ? apiOptions(options.api) : 'lookup' in options ? lookups?.[options.lookup] : undefined;
  return <LoadedChoices {...choices} loader={loader} />;
}

const pickOption = ({ code, name }: FilterPick) => ({ value: code, label: name || code, hint: code });

/** A missing search function is a programming error; the select shows a retry. */
const noSearch: RemoteSearch<FilterPick> = () => Promise.reject(new Error('No such search'));

function PickControl({ def, id, value, searches, onChange }: FilterControlProps<'cimSupplier'>) {
  return (
    <RemoteSelect<FilterPick>
      multiple
      id={id}
      className={styles.wide}
      placeholder={def.hint}
      search={searches?.[def.search] ?? noSearch}
      toOption={pickOption}
      value={[...value.picks]}
      onChange={picks => onChange({ ...NOTHING, picks })}
    />
  );
}

/** Control per filter type. TypeScript rejects a missing type. */
const FILTER_CONTROLS: { [K in FilterName]: FilterControl<K> } = {
  text: { Control: TextControl },
  number: { Control: TextControl },
  numberRange: { grouped: true, Control: NumberRangeControl },
  date: { Control: DateControl },
  dateRange: { grouped: true, Control: RangeControl },
  checkBox: { grouped: true, Control: ChoiceControl },
  cimSupplier: { Control: PickControl },
};

export function filterControl(def: FilterDef): FilterControl<FilterName> {
  return FILTER_CONTROLS[def.kind] as FilterControl<FilterName>;
}

interface ChoicesProps {
  id: string;
  label: string;
  values: string[];
  onChange: (values: string[]) => void;
}

function Choices({ options, ...choices }: ChoicesProps & { options: FilterOption[] }) {
  const { values, onChange } = choices;
  // Links and presets may contain values that are not options. Their boxes stay when unchecked, to keep the focus.
  const [seen, setSeen] = useState(values);
  const added = values.filter(text => !seen.includes(text));
  if (added.length > 0) setSeen([...seen, ...added]);
  const others = seen.filter(text => options.every(({ value }) => value !== text));
  const all = [...options, ...others.map(text => ({ value: text, label: text }))];
  if (options.length <= MOST_BOXES)
    return <Checkbox.Group className={styles.boxes} options={all} value={values} onChange={onChange} />;
  return <ChoiceSelect {...choices} options={all} />;
}

function ChoiceSelect(props: ChoicesProps & { options: FilterOption[]; loading?: boolean }) {
  const { id, label, values, onChange, options, loading } = props;
  return (
    <Select<string[]>
      id={id}
      aria-label={label}
      mode="multiple"
      allowClear={clearIcon}
      loading={loading}
      className={styles.wide}
      maxTagCount="responsive"
      showSearch={{ optionFilterProp: 'label' }}
      notFoundContent="No Data"
      options={options}
      value={values}
      onChange={onChange}
    />
  );
}

function LoadedChoices({ loader, ...choices }: ChoicesProps & { loader: OptionLoader | undefined }) {
  const { data, error, reload } = useLoaded(async (_args: object, signal) => {
    if (!loader) throw new Error(`No options are declared for '${choices.label}'.`);
    return loader(signal);
  }, {});
  if (error)
    return (
      <Text as="div" tone="soft" size="small">
        <QuietRetry text="The options couldn't be loaded." error={error} onRetry={() => void reload()} />
      </Text>
    );
  if (!data) return <ChoiceSelect {...choices} options={[]} loading />;
  return <Choices {...choices} options={data} />;
}
