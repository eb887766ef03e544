import Checkbox from 'antd/es/checkbox';
import Input from 'antd/es/input';
import Select from 'antd/es/select';
import { memo, useId } from 'react';
import { useLoad } from '@/platform/graphql/useLoad';
import { DateInput } from '@/shared/ui/DateInput';
import { RemoteSelect } from '@/shared/ui/RemoteSelect';
import { useSupplierSearch } from '../api/useSupplierSearch';
import { toOption } from '../filterCodec';
import type { FilterDef, FilterOption, OptionLoader, SupplierPick } from '../listTypes';
import { BLANK, type DraftValue } from './filterDraft';
import controls from '../controls.module.css';
import styles from './FilterPanel.module.css';

/** More options than this are a select that can be searched, fewer are boxes in sight. */
const MOST_BOXES = 10;

interface FilterFieldProps {
  def: FilterDef;
  value: DraftValue;
  problem: string | undefined;
  lookups: Record<string, OptionLoader> | undefined;
  onChange: (name: string, value: DraftValue) => void;
}

/** The control of one filter with its label and what is wrong with it. Typing in one draws no other. */
export const FilterField = memo(function FilterField({ def, value, problem, lookups, onChange }: FilterFieldProps) {
  const id = useId();
  const problemId = problem === undefined ? undefined : `${id}-problem`;
  const setTexts = (texts: string[]) => onChange(def.name, { ...BLANK, texts });
  const shared = {
    'aria-invalid': problem !== undefined,
    'aria-describedby': problemId,
    status: problem === undefined ? undefined : ('error' as const),
  };
  const [first = '', second = ''] = value.texts;

  const control = () => {
    switch (def.kind) {
      case 'text':
      case 'number':
        return (
          <Input
            {...shared}
            id={id}
            value={first}
            inputMode={def.kind === 'number' ? 'decimal' : undefined}
            maxLength={200}
            autoComplete="off"
            allowClear
            onChange={event => setTexts([event.target.value])}
          />
        );
      case 'date':
        return <DateInput {...shared} id={id} value={first} onChange={day => setTexts([day])} />;
      case 'dateRange':
        return (
          <div className={styles.range}>
            <DateInput
              {...shared}
              id={id}
              aria-label={`${def.label} from`}
              placeholder="From"
              value={first}
              onChange={day => setTexts([day, second])}
            />
            <DateInput
              {...shared}
              aria-label={`${def.label} to`}
              placeholder="To"
              value={second}
              onChange={day => setTexts([first, day])}
            />
          </div>
        );
      case 'checkBox':
        return 'lookup' in def.options ? (
          <LoadedChoices
            id={id}
            label={def.label}
            values={value.texts}
            onChange={setTexts}
            loader={lookups?.[def.options.lookup]}
          />
        ) : (
          <Choices
            id={id}
            label={def.label}
            values={value.texts}
            onChange={setTexts}
            options={def.options.map(toOption)}
          />
        );
      case 'cimSupplier':
        return (
          <SupplierPicker
            id={id}
            value={value.suppliers}
            onChange={suppliers => onChange(def.name, { ...BLANK, suppliers })}
          />
        );
    }
  };

  const grouped = def.kind === 'dateRange' || def.kind === 'checkBox';
  const body = (
    <>
      {control()}
      {problem !== undefined && (
        <p id={problemId} className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </>
  );
  return grouped ? (
    <fieldset className={styles.field} data-filter={def.name}>
      <legend className={styles.label}>{def.label}</legend>
      {body}
    </fieldset>
  ) : (
    <div className={styles.field} data-filter={def.name}>
      <label className={styles.label} htmlFor={id}>
        {def.label}
      </label>
      {body}
    </div>
  );
});

interface ChoicesProps {
  id: string;
  label: string;
  values: string[];
  onChange: (values: string[]) => void;
}

function Choices({ id, label, values, onChange, options }: ChoicesProps & { options: FilterOption[] }) {
  if (options.length <= MOST_BOXES)
    return <Checkbox.Group className={styles.boxes} options={options} value={values} onChange={onChange} />;
  return <ChoiceSelect id={id} label={label} values={values} onChange={onChange} options={options} />;
}

function ChoiceSelect(props: ChoicesProps & { options: FilterOption[]; loading?: boolean }) {
  const { id, label, values, onChange, options, loading } = props;
  return (
    <Select<string[]>
      id={id}
      aria-label={label}
      mode="multiple"
      allowClear
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
  const { data, error, reload } = useLoad('options', async signal => {
    if (!loader) throw new Error(`No options are declared for '${choices.label}'.`);
    return loader(signal);
  });
  if (error)
    return (
      <p className={styles.note}>
        The options could not be loaded.{' '}
        <button type="button" className={controls.text} onClick={() => void reload()}>
          Retry
        </button>
      </p>
    );
  if (!data) return <ChoiceSelect {...choices} options={[]} loading />;
  return <Choices {...choices} options={data} />;
}

const supplierOption = ({ code, name }: SupplierPick) => ({ value: code, label: name || code, hint: code });

interface SupplierPickerProps {
  id: string;
  value: SupplierPick[];
  onChange: (suppliers: SupplierPick[]) => void;
}

function SupplierPicker({ id, value, onChange }: SupplierPickerProps) {
  const search = useSupplierSearch();
  return (
    <RemoteSelect<SupplierPick>
      multiple
      id={id}
      className={styles.wide}
      placeholder="Code or name"
      search={search}
      toOption={supplierOption}
      value={value}
      onChange={onChange}
    />
  );
}
