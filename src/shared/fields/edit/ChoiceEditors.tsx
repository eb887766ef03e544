import Checkbox from 'antd/es/checkbox';
import Radio from 'antd/es/radio';
import Select from 'antd/es/select';
import { looksLikeCode } from '@/lib/text';
import { clearIcon } from '@/shared/ui/clearIcon';
import { RemoteSelect } from '@/shared/ui/RemoteSelect';
import { Text } from '@/shared/ui/layout';
import { partIds } from '../FieldFrame';
import { getOptions, personDetail } from '@/shared/fieldTypes/fieldTypes';
import type { Choice, Person } from '@/shared/fieldTypes/types';
import type { EditorProps } from './EditorProps';
import styles from './editors.module.css';
import { useLookup, useRecent } from '../FieldsProvider';

export function SelectEditor({ def, value, onChange, values, required, control, focusRef }: EditorProps<'select'>) {
  const options = getOptions(def, values);
  if (def.asButtons) {
    const { id, status: _, placeholder: __, autoFocus: ___, ...aria } = control;
    return (
      <Radio.Group
        {...aria}
        id={id}
        role="radiogroup"
        aria-labelledby={partIds(id ?? '').label}
        optionType="button"
        value={value}
        options={[...options]}
        onChange={event => onChange(event.target.value as string)}
      />
    );
  }
  return (
    <Select<string>
      {...control}
      ref={focusRef}
      className={styles.fill}
      value={value === '' ? undefined : value}
      allowClear={!required && clearIcon}
      options={[...options]}
      showSearch={options.length > 7 ? { optionFilterProp: 'label' } : false}
      notFoundContent={
        <Text block tone="soft" pad={[4, 2]}>
          No Data
        </Text>
      }
      onChange={picked => onChange(picked ?? '')}
    />
  );
}

export function RemoteSelectEditor({ def, value, onChange, values, control, focusRef }: EditorProps<'remoteSelect'>) {
  const { recent, remember } = useRecent<Choice, 'remoteSelect'>(def);
  const search = useLookup<Choice>(def.lookup, values);
  return (
    <RemoteSelect<Choice>
      {...control}
      ref={focusRef}
      value={value}
      onChange={picked => {
        remember(picked);
        onChange(picked);
      }}
      recent={recent}
      search={search}
      toOption={({ code, name }) =>
        def.showsCode
          ? { value: code, label: code || name, hint: name === code ? undefined : name }
          : { value: code, label: name || code, hint: name ? code : undefined }
      }
      asTyped={name => ({ code: '', name, typed: true })}
      placeholder={def.placeholder}
    />
  );
}

export function MultiSelectEditor({ def, value, onChange, values, control, focusRef }: EditorProps<'multiSelect'>) {
  const search = useLookup<Choice>(def.lookup, values);
  return (
    <RemoteSelect<Choice>
      {...control}
      ref={focusRef}
      multiple
      value={value.map(name => ({ code: name, name }))}
      onChange={rows => onChange(rows.map(row => row.name))}
      search={search}
      // The record stores the name, so the name is the key.
      toOption={row => ({ value: row.name, label: row.name, hint: row.code === row.name ? undefined : row.code })}
    />
  );
}

/** A search by name or e-mail starts at 5 characters, by code at 3 (spec 1 §9, spec 2 §7). */
const personChars = (text: string) => (looksLikeCode(text) ? 3 : 5);

export function PersonEditor({ def, value, onChange, values, control, focusRef }: EditorProps<'person'>) {
  const search = useLookup<Person>(def.lookup, values);
  const { recent, remember } = useRecent<Person, 'person'>(def);
  return (
    <>
      <RemoteSelect<Person>
        {...control}
        ref={focusRef}
        value={value}
        onChange={picked => {
          remember(picked);
          onChange(picked);
        }}
        recent={recent}
        search={search}
        toOption={row => ({ value: row.userId, label: row.name || row.email, hint: personDetail(row) })}
        asTyped={name => ({ userId: '', code: '', name, email: '', typed: true })}
        getMinChars={personChars}
        searchOnly
        placeholder="Search name, e-mail or code"
      />
      {value !== null && personDetail(value) !== '' && (
        <Text as="p" tone="soft" size="fine" breaks typed above={2}>
          {personDetail(value)}
        </Text>
      )}
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

export function YesNoEditor({ value, onChange, control, focusRef }: EditorProps<'yesNo'>) {
  const { id, disabled, status, onBlur, ...aria } = control;
  return (
    <Radio.Group
      {...aria}
      role="radiogroup"
      id={id}
      aria-labelledby={partIds(id ?? '').label}
      className={`${styles.box} ${status === 'error' ? styles.wrong : ''}`}
      disabled={disabled}
      value={value}
      onBlur={onBlur}
      onChange={event => onChange(event.target.value as boolean)}
    >
      <Radio ref={radio => focusRef(radio?.input ?? null)} value={true}>
        Yes
      </Radio>
      <Radio value={false}>No</Radio>
    </Radio.Group>
  );
}
