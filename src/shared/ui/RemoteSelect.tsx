import Select from 'antd/es/select';
import { useId, useRef, useState, type KeyboardEvent, type ReactNode, type RefCallback } from 'react';
import { Button } from './Button';
import { clearIcon } from './clearIcon';
import { hasDigitAndNoSpace } from './codes';
import type { ControlProps, Focusable } from './ControlProps';
import { Box, Row, Text } from './layout';
import styles from './RemoteSelect.module.css';
import { SEARCH_FAILED, tooShortMessage } from './searchFrom';
import { useRemoteSearch, type RemoteSearch } from './useRemoteSearch';
import { useTypedChoice, type KeptText, type RemoteOption } from './useTypedChoice';

interface RemoteSelectBase<T> extends ControlProps {
  /** Queries the backend. Must honor the signal; a rejection shows a retry. */
  search: RemoteSearch<T>;
  toOption: (row: T) => RemoteOption;
  /** Returns the minimum length of a search for a text; default 3, for employees 5 (spec 1 §9). */
  getMinChars?: (text: string) => number;
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
  /** For fast entry: opens on focus, closes after a choice, and Enter with a choice submits the form. */
  quick?: boolean;
}

function getWords({ text, state, rows }: KeptText<unknown>, minChars: number): string {
  if (state === 'none') return `No results for '${text}'`;
  if (state === 'several') return `${rows.length} matches for '${text}'. Choose one.`;
  if (state === 'short') return tooShortMessage(minChars);
  return state === 'failed' ? SEARCH_FAILED : '';
}

interface Listing<T> {
  text: string;
  isListed: boolean;
  toOption: (row: T) => RemoteOption;
}

function holds<T>(row: T, text: string, toOption: (row: T) => RemoteOption): boolean {
  const { label, hint = '' } = toOption(row);
  return `${label} ${hint}`.toLowerCase().includes(text.trim().toLowerCase());
}

function recentFirst<T>(listed: readonly T[], recent: readonly T[], { text, isListed, toOption }: Listing<T>): T[] {
  const toKey = (row: T) => toOption(row).value;
  const known = new Map(listed.map(row => [toKey(row), row]));
  const offered = recent.flatMap(row => {
    if (isListed) return known.get(toKey(row)) ?? (text.trim() === '' ? row : []);
    return holds(row, text, toOption) ? row : [];
  });
  const first = new Set(offered.map(toKey));
  return [...offered, ...listed.filter(row => !first.has(toKey(row)))];
}

type Props<T> = SingleProps<T> | MultipleProps<T>;

/** Holds the typed text, the rows that it lists, and the text that is not resolved to a row. */
function useChoices<T>(props: Props<T>) {
  const { search, toOption, getMinChars, searchOnly = false } = props;
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const isHere = () => root.current?.querySelector('input') === document.activeElement;
  const remote = useRemoteSearch({
    search,
    text,
    holds: (row, typed) => holds(row, typed, toOption),
    getMinChars,
    searchOnly,
  });
  const typedChoice = useTypedChoice<T>({
    search: remote.load,
    toOption,
    getMinChars: remote.getMinChars,
    findsShort: !searchOnly,
    onFound: row => {
      if (props.multiple) {
        const isNew = props.value.every(known => toOption(known).value !== toOption(row).value);
        if (isNew) props.onChange([...props.value, row]);
      } else props.onChange(row);
      setText('');
      setOpen(false);
      if (!isHere()) props.onBlur?.();
    },
    onNotFound: ({ text: typed }) => {
      if (isHere() || props.multiple) return;
      if (props.asTyped) {
        typedChoice.forget();
        props.onChange(props.asTyped(typed));
      }
      props.onBlur?.();
    },
  });
  const { kept } = typedChoice;
  const hasKept = kept !== null && kept.rows.length > 0;
  const isListed = hasKept || remote.phase === 'done';
  const listed = hasKept ? [...kept.rows] : remote.rows;
  const found = props.multiple ? listed : recentFirst(listed, props.recent ?? [], { text, isListed, toOption });
  return { ...remote, ...typedChoice, text, setText, open, setOpen, root, isListed, found };
}

/** Handlers of the text field. They resolve typed text to a row on Enter and on blur. */
function useTyping<T>(props: Props<T>, choices: ReturnType<typeof useChoices<T>>) {
  const { text, setText, open, setOpen, root, phase, rows, kept, forget, resolve, find, reset, isListed, found } =
    choices;
  /** True after the arrow keys moved to a row. */
  const isLed = useRef(false);
  /** Returns false if the list handles the key. */
  const onEnter = (typed: string): boolean => {
    if (props.multiple && props.quick !== undefined && !open && typed === '' && props.value.length > 0)
      root.current?.closest('form')?.requestSubmit();
    else if (phase === 'failed' && !kept) choices.retry();
    else if (hasDigitAndNoSpace(typed) && isListed && !isLed.current) resolve(typed, found);
    else if (typed === '' || found.length > 1 || (found.length === 1 && !isListed)) return false;
    else if (phase === 'done') resolve(typed, rows);
    else {
      reset();
      resolve(typed);
    }
    return true;
  };
  return {
    onSearch: (typed: string) => {
      setText(typed);
      isLed.current = false;
      if (typed.trim() === '' && kept?.state === 'looking') return; // the list closes while the text is still being matched
      if (typed !== '' || open) forget();
      find(typed);
    },
    onInputKeyDown: (event: KeyboardEvent) => {
      if (event.key.startsWith('Arrow')) isLed.current = true;
      if (event.key === 'Backspace' && text === '' && !props.multiple && (props.value !== null || kept)) {
        // The clear icon is for the pointer and no tab stop.
        forget();
        props.onChange(null);
      }
      if (event.key === 'Tab' && props.multiple && text.trim() === '' && (props.quick || !isLed.current)) {
        // Leaving the list changes nothing: the active row may be the one just picked with the mouse, or the list opened automatically.
        event.stopPropagation();
        return setOpen(false);
      }
      if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || !onEnter(text.trim())) return;
      event.preventDefault();
      event.stopPropagation();
    },
    onBlur: () => {
      const typed = text.trim();
      const listed = kept?.state === 'several' ? kept.rows : phase === 'done' ? rows : undefined;
      reset(); // blur removes the typed text, so remove its results too
      setText('');
      setOpen(false);
      if (typed === '' || kept?.state === 'looking') return props.onBlur?.();
      resolve(typed, listed);
      if (props.multiple) props.onBlur?.();
    },
    onOpenChange: (opened: boolean) => {
      setOpen(opened);
      if (opened && !props.searchOnly) choices.begin();
    },
  };
}

/** Text of a list without rows. */
function emptyText<T>({ kept, phase, notice, retry }: ReturnType<typeof useChoices<T>>): ReactNode {
  if (kept?.state === 'looking') return 'Searching…';
  if (kept?.state === 'none') return 'No Data';
  if (phase !== 'failed') return notice;
  return (
    <>
      The search failed.{' '}
      <Button tone="link" onMouseDown={event => event.preventDefault()} onClick={retry}>
        Retry
      </Button>
    </>
  );
}

const renderOption = ({ data }: { data: RemoteOption }) => (
  <Row as="span" down breaks pad={[1, 0]} className={styles.option}>
    <span>{data.label}</span>
    {data.hint ? (
      <Text tone="faint" size="fine">
        {data.hint}
      </Text>
    ) : null}
  </Row>
);

/**
 * Selects one or more rows that the backend searches. The value is the whole row, so its name is always known. Text typed faster than the
 * list loads is matched later; unmatched text stays, marked as an error.
 */
export function RemoteSelect<T>(props: Props<T>) {
  const { toOption, size, className, ref } = props;
  const choices = useChoices(props);
  const { text, setText, open, setOpen, kept, forget, found } = choices;
  const { onSearch, ...typing } = useTyping(props, choices);
  const noteId = useId();
  const chosen = props.multiple ? props.value : props.value === null ? [] : [props.value];
  const getRow = (value: string) => [...chosen, ...found].find(row => toOption(row).value === value);
  // A form shows the error of its value; elsewhere the field does.
  const isNoted = kept && text === '' && (props.multiple || !props.asTyped);
  const note = isNoted ? getWords(kept, choices.getMinChars(kept.text)) : '';

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
    allowClear: clearIcon,
    labelInValue: true as const,
    options: found.map(toOption),
    // A part of a code doesn't select a row.
    defaultActiveFirstOption: !hasDigitAndNoSpace(text),
    optionRender: renderOption,
    showSearch: { filterOption: false as const, onSearch, searchValue: text },
    notFoundContent: (
      <Text as="output" block tone="soft" pad={[4, 2]}>
        {emptyText(choices)}
      </Text>
    ),
    virtual: found.length > 50,
    loading: kept?.state === 'looking',
    open,
    ...typing,
  };

  return (
    <Box wide ref={choices.root}>
      {props.multiple ? (
        <Select<RemoteOption[], RemoteOption>
          {...shared}
          mode="multiple"
          showAction={props.quick ? ['focus', 'click'] : undefined}
          value={props.value.map(toOption)}
          onChange={picked => {
            forget();
            setText(''); // antd clears the text without an event
            const rows = picked.map(option => getRow(option.value)).filter(row => row !== undefined);
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
            props.onChange(picked ? (getRow(picked.value) ?? null) : null);
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
