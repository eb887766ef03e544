import { useMemo, useRef } from 'react';
import { getCellText } from '../cellText';
import styles from '../LineTable.module.css';
import type { SelectOption } from '@/shared/fieldTypes/types';
import type { LineColumn } from '../types';
import { useCell, type CellProps } from './cell';
import { LookupCell } from './LookupCell';

/** Above this number of options the select becomes searchable. */
const MOST_AT_ONCE = 50;

type SelectColumn<L> = LineColumn<L> & { kind: 'select' };
type SelectCellProps<L extends object> = CellProps<L> & { column: SelectColumn<L> };

/** Native select, or a searchable one for many options. Other (pasted) text stays, marked. */
export function SelectCell<L extends object>(props: SelectCellProps<L>) {
  return (props.column.options?.length ?? 0) > MOST_AT_ONCE ? <SearchedCell {...props} /> : <NativeCell {...props} />;
}

const AT_HAND = { onTyped: () => {}, recentOf: () => [], onPicked: () => {} };

function searched<L>({ options = [], ...column }: SelectColumn<L>) {
  const search = (text: string) => {
    const wanted = text.toLowerCase();
    return Promise.resolve(options.filter(({ label }) => label.toLowerCase().includes(wanted)));
  };
  const getLabel = (value: unknown) => options.find(option => option.value === value)?.label ?? getCellText(value);
  const toOption = (option: SelectOption) => option;
  return { format: getLabel, ...column, kind: 'code', lookup: search, toOption } as const;
}

function SearchedCell<L extends object>(props: SelectCellProps<L>) {
  const column = useMemo(() => searched(props.column), [props.column]);
  return <LookupCell {...props} column={column} search={column.lookup} remote={AT_HAND} atOnce />;
}

function NativeCell<L extends object>(props: SelectCellProps<L>) {
  const { store, id, column } = props;
  const { text, editable, control, message } = useCell(props);
  const start = useRef('');
  const choose = (value: string) => store.commit(id, column.key, { [column.key]: value } as Partial<L>);
  const { options = [] } = column;
  const isKnown = options.some(option => option.value === text);
  return (
    <>
      <select
        className={styles.select}
        {...control}
        disabled={!editable}
        value={text}
        onChange={event => choose(event.target.value)}
        onFocus={() => {
          start.current = text;
        }}
        onKeyDown={event => {
          if (event.key === 'Escape' && start.current !== text) {
            event.stopPropagation();
            choose(start.current);
          }
        }}
      >
        {isKnown ? null : <option value={text}>{text}</option>}
        {options.map(option => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {message}
    </>
  );
}
