import Select from 'antd/es/select';
import { useId, useRef, useState, type KeyboardEvent, type RefCallback } from 'react';
import { Button } from './Button';
import { clearSign } from './clearSign';
import { looksLikeCode } from './codes';
import type { ControlProps, Focusable } from './ControlProps';
import { Box, Row, Text } from './layout';
import styles from './RemoteSelect.module.css';
import { SEARCH_FAILED, tooShortWords } from './searchFrom';
import { useRemoteSearch, type RemoteSearch } from './useRemoteSearch';
import { useTypedChoice, type KeptText, type RemoteOption } from './useTypedChoice';

interface RemoteSelectBase<T> extends ControlProps {
  /** Queries the backend. Must honor the signal; a rejection shows a retry. */
  search: RemoteSearch<T>;
  toOption: (row: T) => RemoteOption;
  /** Minimum length of a search: 3, for employees 5 (spec 1 §9); or a function of the text. */
  minChars?: number | ((text: string) => number);
  /**
   * Lists nothing before the minimum length; for people. Otherwise opening lists the first page, and short text filters it (docs/decisions.md#search-from-third-character).
   */
  searchOnly?: boolean;
  size?: 'small' | 'medium';
  className?: string;
  ref?: RefCallback<Focusable>;
}

interface SingleProps<T> extends RemoteSelectBase<T> {
  multiple?: false;
  value: T | null;
  onChange: (value: T | null) => void;
  /** Returns the value of unmatched text, for forms that validate it; without it the field shows the error itself. */
  asTyped?: (text: string) => T;
  /** Recent choices, newest first; listed first and before the list loads. */
  recent?: readonly T[];
}

interface MultipleProps<T> extends RemoteSelectBase<T> {
  multiple: true;
  value: T[];
  /** Return false to refuse the value: the list then closes, so that the reason below is visible. */
  onChange: (value: T[]) => boolean | void;
  max?: number;
  /** For fast entry: opens on focus, closes after a choice, and Enter with a choice submits the form. */
  quick?: boolean;
}

function wordsOf({ text, state, rows }: KeptText<unknown>, minChars: number): string {
  if (state === 'none') return `Nothing is called '${text}'`;
  if (state === 'several') return `'${text}' is in ${rows.length} names: choose one`;
  if (state === 'short') return tooShortWords(minChars);
  return state === 'failed' ? SEARCH_FAILED : '';
}

interface Listing<T> {
  text: string;
  /** True once the list is loaded. */
  isListed: boolean;
  toOption: (row: T) => RemoteOption;
}

function holds<T>(row: T, text: string, toOption: (row: T) => RemoteOption): boolean {
  const { label, hint = '' } = toOption(row);
  return `${label} ${hint}`.toLowerCase().includes(text.trim().toLowerCase());
}

function recentFirst<T>(listed: readonly T[], recent: readonly T[], { text, isListed, toOption }: Listing<T>): T[] {
  const keyOf = (row: T) => toOption(row).value;
  const known = new Map(listed.map(row => [keyOf(row), row]));
  const offered = recent.flatMap(row => {
    if (isListed) return known.get(keyOf(row)) ?? (text.trim() === '' ? row : []);
    return holds(row, text, toOption) ? row : [];
  });
  const first = new Set(offered.map(keyOf));
  return [...offered, ...listed.filter(row => !first.has(keyOf(row)))];
}

/** Selects one or more rows that the backend searches. */
export function RemoteSelect<T>(props: SingleProps<T> | MultipleProps<T>) {
  const { search, toOption, minChars, searchOnly = false, size, className, ref } = props;
  const [text, setText] = useState('');
  const {
    phase,
    rows: here,
    notice,
    minCharsOf,
    find,
    load,
    reset,
    retry,
  } = useRemoteSearch({ search, text, holds: (row, typed) => holds(row, typed, toOption), minChars, searchOnly });
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const isLed = useRef(false);
  const noteId = useId();
  const isHere = () => root.current?.querySelector('input') === document.activeElement;
  const asTyped = props.multiple ? undefined : props.asTyped;

  const { kept, forget, resolve } = useTypedChoice<T>({
    search: load,
    toOption,
    minCharsOf,
    findsShort: !searchOnly,
    onFound: row => {
      if (props.multiple) {
        const isNew = props.value.every(known => toOption(known).value !== toOption(row).value);
        if (isNew && props.value.length < (props.max ?? Infinity)) props.onChange([...props.value, row]);
      } else props.onChange(row);
      setText('');
      setOpen(false);
      if (!isHere()) props.onBlur?.();
    },
    onNotFound: ({ text: typed }) => {
      if (isHere() || props.multiple) return;
      if (props.asTyped) {
        forget();
        props.onChange(props.asTyped(typed));
      }
      props.onBlur?.();
    },
  });
  const isListed = (kept?.rows.length ?? 0) > 0 || phase === 'done';
  const listed = kept && kept.rows.length > 0 ? [...kept.rows] : here;
  const found = props.multiple ? listed : recentFirst(listed, props.recent ?? [], { text, isListed, toOption });
  const chosen = props.multiple ? props.value : props.value === null ? [] : [props.value];
  const rowOf = (value: string) => [...chosen, ...found].find(row => toOption(row).value === value);

  const onSearch = (typed: string) => {
    setText(typed);
    isLed.current = false;
    if (typed.trim() === '' && kept?.state === 'looking') return; // the list closes while the text is still being matched
    if (typed !== '' || open) forget();
    find(typed);
  };
  const onInputKeyDown = (event: KeyboardEvent) => {
    const typed = text.trim();
    if (event.key.startsWith('Arrow')) isLed.current = true;
    if (event.key === 'Backspace' && text === '' && !props.multiple && (props.value !== null || kept)) {
      // The clear icon is for the pointer and no tab stop.
      forget();
      props.onChange(null);
    }
    if (event.key === 'Tab' && props.multiple && props.quick && typed === '') {
      // The list opened automatically, so leaving it selects nothing.
      event.stopPropagation();
      return setOpen(false);
    }
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
    if (props.multiple && props.quick !== undefined && !open && typed === '' && props.value.length > 0) {
      event.preventDefault();
      event.stopPropagation();
      return root.current?.closest('form')?.requestSubmit();
    }
    if (phase === 'failed' && !kept) retry();
    else if (looksLikeCode(typed) && isListed && !isLed.current) resolve(typed, found);
    else if (typed === '' || found.length > 1 || (found.length === 1 && !isListed)) return;
    else if (phase === 'done') resolve(typed, here);
    else {
      reset();
      resolve(typed);
    }
    event.preventDefault();
    event.stopPropagation();
  };
  const onBlur = () => {
    const typed = text.trim();
    const rows = kept?.state === 'several' ? kept.rows : phase === 'done' ? here : undefined;
    reset(); // blur removes the typed text, so remove its results too
    setText('');
    setOpen(false);
    if (typed === '' || kept?.state === 'looking') return props.onBlur?.();
    resolve(typed, rows);
    if (props.multiple) props.onBlur?.();
  };

  const emptyText =
    kept?.state === 'looking' ? (
      'Searching…'
    ) : kept?.state === 'none' ? (
      'No Data'
    ) : phase === 'failed' ? (
      <>
        The search failed.{' '}
        <Button tone="link" onMouseDown={event => event.preventDefault()} onClick={retry}>
          Retry
        </Button>
      </>
    ) : (
      notice
    );
  // A form shows the error of its value; elsewhere the field does.
  const note = kept && text === '' && !asTyped ? wordsOf(kept, minCharsOf(kept.text)) : '';

  const shared = {
    id: props.id,
    disabled: props.disabled,
    status: note === '' ? props.status : ('error' as const),
    autoFocus: props.autoFocus,
    placeholder: props.placeholder,
    'aria-label': props['aria-label'],
    'aria-labelledby': props['aria-labelledby'],
    'aria-describedby': [props['aria-describedby'], note && noteId].filter(Boolean).join(' ') || undefined,
    'aria-required': props['aria-required'],
    'aria-invalid': note === '' ? props['aria-invalid'] : true,
    ref,
    size,
    className: `${styles.select} ${className ?? ''}`,
    allowClear: clearSign,
    labelInValue: true as const,
    options: found.map(toOption),
    // A part of a code doesn't select a row.
    defaultActiveFirstOption: !looksLikeCode(text),
    optionRender: ({ data }: { data: RemoteOption }) => (
      <Row as="span" down breaks pad={[1, 0]} className={styles.option}>
        <span>{data.label}</span>
        {data.hint ? (
          <Text tone="faint" size="fine">
            {data.hint}
          </Text>
        ) : null}
      </Row>
    ),
    showSearch: { filterOption: false as const, onSearch, searchValue: text },
    notFoundContent: (
      <Text as="output" block tone="soft" pad={[4, 2]}>
        {emptyText}
      </Text>
    ),
    virtual: found.length > 50,
    loading: kept?.state === 'looking',
    open,
    onOpenChange: (opened: boolean) => {
      setOpen(opened);
      if (opened && !searchOnly && phase === 'idle' && text === '') find('', true);
    },
    onInputKeyDown,
    onBlur,
  };

  return (
    <Box wide ref={root}>
      {props.multiple ? (
        <Select<RemoteOption[], RemoteOption>
          {...shared}
          mode="multiple"
          maxCount={props.max}
          showAction={props.quick ? ['focus', 'click'] : undefined}
          value={props.value.map(toOption)}
          onChange={picked => {
            forget();
            setText(''); // antd clears the text without an event
            const rows = picked.map(option => rowOf(option.value)).filter(row => row !== undefined);
            const isRefused = props.onChange(rows) === false;
            if (isRefused || (props.quick && picked.length > props.value.length)) setOpen(false);
          }}
        />
      ) : (
        <Select<RemoteOption | null, RemoteOption>
          {...shared}
          value={kept ? { value: '', label: kept.text } : props.value === null ? null : toOption(props.value)}
          onChange={picked => {
            forget();
            props.onChange(picked ? (rowOf(picked.value) ?? null) : null);
          }}
        />
      )}
      {note !== '' && (
        <Text as="output" block tone="bad" size="fine" above={2} id={noteId}>
          {note}
        </Text>
      )}
    </Box>
  );
}
