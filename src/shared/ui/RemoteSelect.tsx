import Select from 'antd/es/select';
import { useId, useRef, useState, type KeyboardEvent, type RefCallback } from 'react';
import { Button } from './Button';
import { clearSign } from './clearSign';
import { looksLikeCode } from './codes';
import type { ControlProps, Focusable } from './ControlProps';
import { Box, Row, Text } from './layout';
import styles from './RemoteSelect.module.css';
import { tooShortWords } from './searchFrom';
import { useRemoteSearch, type RemoteSearch } from './useRemoteSearch';
import { useTypedChoice, type KeptText, type RemoteOption } from './useTypedChoice';

interface RemoteSelectBase<T> extends ControlProps {
  /** Asks the backend. Must honour the signal; a rejection is shown as a quiet retry. */
  search: RemoteSearch<T>;
  toOption: (row: T) => RemoteOption;
  /** Characters before the first search: 3, employees 5 (spec 1 §9); or what decides for a text. */
  minChars?: number | ((text: string) => number);
  /**
   * Nothing is listed before enough is typed: people. Elsewhere the first page is there as soon as one looks, so that a choice of few needs
   * no search, and a text too short for one is looked for in that page (DECISIONS 81).
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
  /** The value that a text has which is in no list, for forms that check it; without it the field marks the text itself. */
  asTyped?: (text: string) => T;
  /** Chosen here before, newest first: offered before all others, and before any list has come. */
  recent?: readonly T[];
}

interface MultipleProps<T> extends RemoteSelectBase<T> {
  multiple: true;
  value: T[];
  /** False when it refuses: the list closes, as the reason stands under it. */
  onChange: (value: T[]) => boolean | void;
  /** At most so many. */
  max?: number;
  /** For quick hands: the list opens with the focus and closes after a choice, and Enter on what is chosen sends the form. */
  quick?: boolean;
}

/** What is said of a text that is no choice. */
function wordsOf({ text, state, rows }: KeptText<unknown>, minChars: number): string {
  if (state === 'none') return `Nothing is called '${text}'`;
  if (state === 'several') return `'${text}' is in ${rows.length} names: choose one`;
  if (state === 'short') return tooShortWords(minChars);
  return state === 'failed' ? 'The search failed. Press Enter to try again.' : '';
}

interface Listing<T> {
  text: string;
  /** The list has come. */
  isListed: boolean;
  toOption: (row: T) => RemoteOption;
}

/** Whether what is shown of the row holds what was typed. */
function holds<T>(row: T, text: string, toOption: (row: T) => RemoteOption): boolean {
  const { label, hint = '' } = toOption(row);
  return `${label} ${hint}`.toLowerCase().includes(text.trim().toLowerCase());
}

/** The rows of a list, those chosen before on top; while there is no list yet, these alone. */
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

/**
 * Picks one or more rows of a list that the backend searches. The value is the whole row, so a picked name is never lost; nor is a text
 * that was typed faster than its list came: the row that it means is taken when it comes, and a text that means none stays, marked.
 */
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
  /** The arrows have led to a row of the list: it is meant. */
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
    if (typed.trim() === '' && kept?.state === 'looking') return; // the list closes while its text is still looked for
    if (typed !== '' || open) forget();
    find(typed);
  };
  const onInputKeyDown = (event: KeyboardEvent) => {
    const typed = text.trim();
    if (event.key.startsWith('Arrow')) isLed.current = true;
    if (event.key === 'Backspace' && text === '' && !props.multiple && (props.value !== null || kept)) {
      // The sign that clears is for the pointer: it is no stop of Tab.
      forget();
      props.onChange(null);
    }
    if (event.key === 'Tab' && props.multiple && props.quick && typed === '') {
      // The list opened by itself: going past it chooses nothing.
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
    reset(); // the typed text goes with the focus, so must what was found for it
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
  // A form says what is wrong with its value; elsewhere the field does.
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
    // A part of a code takes no row by itself.
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
            setText(''); // the library does not tell that it takes the text away
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
