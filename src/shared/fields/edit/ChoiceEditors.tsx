import Checkbox from 'antd/es/checkbox';
import Select from 'antd/es/select';
import { RemoteSelect } from '@/shared/ui/RemoteSelect';
import { optionsOf, personDetail } from '../read/cells';
import type { Choice, Person } from '../types';
import type { EditorProps } from './EditorProps';
import styles from './editors.module.css';
import { useLookup } from './useLookup';

export function SelectEditor({ def, value, onChange, values, required, control, focusRef }: EditorProps<'select'>) {
  const options = optionsOf(def, values);
  return (
    <Select<string>
      {...control}
      ref={focusRef}
      className={styles.fill}
      value={value === '' ? undefined : value}
      placeholder={def.placeholder}
      allowClear={!required}
      options={[...options]}
      showSearch={options.length > 7 ? { optionFilterProp: 'label' } : false}
      notFoundContent={<span className={styles.notice}>No Data</span>}
      onChange={picked => onChange(picked ?? '')}
    />
  );
}

export function RemoteSelectEditor({ def, value, onChange, values, control, focusRef }: EditorProps<'remoteSelect'>) {
  const search = useLookup<Choice>(def.lookup, values);
  return (
    <RemoteSelect<Choice>
      {...control}
      ref={focusRef}
      value={value}
      onChange={onChange}
      search={search}
      toOption={row => ({ value: row.code, label: row.name || row.code, hint: row.name ? row.code : undefined })}
      minChars={def.minChars}
      listWhenEmpty={def.listWhenEmpty}
      placeholder={def.placeholder ?? (def.listWhenEmpty ? undefined : 'Type to search')}
    />
  );
}

/** Employee search starts at 5 characters (spec 1 §9). */
const PERSON_CHARS = 5;

export function PersonEditor({ def, value, onChange, values, control, focusRef }: EditorProps<'person'>) {
  const search = useLookup<Person>(def.lookup, values);
  return (
    <>
      <RemoteSelect<Person>
        {...control}
        ref={focusRef}
        value={value}
        onChange={onChange}
        search={search}
        toOption={row => ({ value: row.userId, label: row.name || row.email, hint: personDetail(row) })}
        minChars={PERSON_CHARS}
        placeholder={def.placeholder ?? 'Name or e-mail, 5 letters or more'}
      />
      {value !== null && personDetail(value) !== '' && <p className={styles.detail}>{personDetail(value)}</p>}
    </>
  );
}

export function BooleanEditor({ def, label, value, onChange, control, focusRef }: EditorProps<'boolean'>) {
  const { status, ...rest } = control;
  return (
    <Checkbox
      {...rest}
      ref={box => focusRef(box?.input ?? null)}
      className={`${styles.box} ${status === 'error' ? styles.wrong : ''}`}
      checked={value}
      onChange={event => onChange(event.target.checked)}
    >
      {def.statement ?? label}
    </Checkbox>
  );
}
