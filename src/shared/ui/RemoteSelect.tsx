import Select from 'antd/es/select';
import type { KeyboardEvent, RefCallback } from 'react';
import type { ControlProps, Focusable } from './ControlProps';
import styles from './RemoteSelect.module.css';
import { useRemoteSearch, type RemoteSearch } from './useRemoteSearch';

export interface RemoteOption {
  /** Identity of the row. */
  value: string;
  label: string;
  /** A second, quieter line: a code, an e-mail. */
  hint?: string;
}

interface RemoteSelectBase<T> extends ControlProps {
  /** Asks the backend. Must honour the signal; a rejection is shown as a quiet retry. */
  search: RemoteSearch<T>;
  toOption: (row: T) => RemoteOption;
  /** Characters before the first search: 3, employees 5 (spec 1 §9). */
  minChars?: number;
  /** Lists the first page when nothing is typed. */
  listWhenEmpty?: boolean;
  size?: 'small' | 'medium';
  className?: string;
  ref?: RefCallback<Focusable>;
}

interface SingleProps<T> extends RemoteSelectBase<T> {
  multiple?: false;
  value: T | null;
  onChange: (value: T | null) => void;
}

interface MultipleProps<T> extends RemoteSelectBase<T> {
  multiple: true;
  value: T[];
  onChange: (value: T[]) => void;
  /** At most so many. */
  max?: number;
}

/** Picks one or more rows of a list that the backend searches. The value is the whole row, so a picked name is never lost. */
export function RemoteSelect<T>(props: SingleProps<T> | MultipleProps<T>) {
  const { search, toOption, minChars = 3, listWhenEmpty = false, size, className, ref } = props;
  const { state, ask, reset, retry } = useRemoteSearch(search);
  const chosen = props.multiple ? props.value : props.value === null ? [] : [props.value];
  const found = state.phase === 'done' ? state.found : [];
  const rowOf = (value: string) => [...chosen, ...found].find(row => toOption(row).value === value);

  const onSearch = (text: string) => {
    const asked = text.trim();
    if (asked.length >= Math.max(1, minChars)) ask(asked);
    else if (asked.length === 0 && listWhenEmpty) ask('', true);
    else reset();
  };

  const notice = {
    idle: `Type at least ${minChars} characters`,
    loading: 'Searching…',
    failed: (
      <>
        The search failed.{' '}
        <button type="button" className={styles.retry} onMouseDown={event => event.preventDefault()} onClick={retry}>
          Retry
        </button>
      </>
    ),
    done: 'No Data',
  }[state.phase];

  const shared = {
    id: props.id,
    disabled: props.disabled,
    status: props.status,
    autoFocus: props.autoFocus,
    placeholder: props.placeholder,
    'aria-label': props['aria-label'],
    'aria-labelledby': props['aria-labelledby'],
    'aria-describedby': props['aria-describedby'],
    'aria-required': props['aria-required'],
    'aria-invalid': props['aria-invalid'],
    ref,
    size,
    className: `${styles.select} ${className ?? ''}`,
    allowClear: true,
    labelInValue: true as const,
    options: found.map(toOption),
    optionRender: ({ data }: { data: RemoteOption }) => (
      <span className={styles.option}>
        <span>{data.label}</span>
        {data.hint ? <span className={styles.hint}>{data.hint}</span> : null}
      </span>
    ),
    showSearch: { filterOption: false as const, onSearch },
    notFoundContent: <output className={styles.notice}>{notice}</output>,
    virtual: found.length > 50,
    onOpenChange: (open: boolean) => {
      if (open && listWhenEmpty && state.phase === 'idle') ask('', true);
    },
    onInputKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Enter' && state.phase === 'failed') retry();
    },
    onBlur: () => {
      reset(); // the typed text goes with the focus, so must what was found for it
      props.onBlur?.();
    },
  };

  if (props.multiple)
    return (
      <Select<RemoteOption[], RemoteOption>
        {...shared}
        mode="multiple"
        maxCount={props.max}
        value={props.value.map(toOption)}
        onChange={picked => props.onChange(picked.map(option => rowOf(option.value)).filter(row => row !== undefined))}
      />
    );
  return (
    <Select<RemoteOption | null, RemoteOption>
      {...shared}
      value={props.value === null ? null : toOption(props.value)}
      onChange={picked => props.onChange(picked ? (rowOf(picked.value) ?? null) : null)}
    />
  );
}
