import { useCallback, useId, useSyncExternalStore, type HTMLAttributes } from 'react';
import { LAYOUT } from '@/shared/fieldTypes/layout';
import { showText } from '@/shared/fieldTypes/texts';
import { Text } from '@/shared/ui/layout';
import type { ImportColumn, ImportDef, ImportRow } from '../importDef';
import type { ImportStore } from '../importStore';

/** Rerenders for changes of one row; -1 for none. */
export function useRow(store: ImportStore, index: number): void {
  const subscribe = useCallback((listener: () => void) => store.onRow(index, listener), [store, index]);
  useSyncExternalStore(subscribe, () => store.stampOf(index));
}

export function getDisplayText({ getCountry }: ImportDef, column: ImportColumn, row: ImportRow | undefined): string {
  const country = row && getCountry?.(row);
  return column.kind === 'money' ? showText('money', row?.[column.key] ?? '', { country }) : typedText(column, row);
}

/** Returns the text to edit: an amount without commas. */
export function typedText({ key, kind }: ImportColumn, row: ImportRow | undefined): string {
  const text = row?.[key] ?? '';
  return kind === 'date' ? showText(kind, text) : text;
}

export const isEnd = ({ kind }: ImportColumn) => LAYOUT[kind].align === 'end';

interface CellControlProps extends HTMLAttributes<HTMLElement> {
  store: ImportStore;
  column: ImportColumn;
  text: string;
  onText: (text: string) => void;
  message: string | undefined;
  messageClass?: string | undefined;
  disabled?: boolean;
  focused: boolean;
}

export function CellControl(props: CellControlProps) {
  const { store, column, text, onText, message, messageClass, focused, ...control } = props;
  const options = store.getOptions(column.key);
  const messageId = useId();
  const common = {
    ...control,
    autoFocus: focused,
    value: text,
    'aria-invalid': message !== undefined,
    'aria-describedby': message === undefined ? undefined : messageId,
  };
  return (
    <>
      {options ? (
        <select {...common} onChange={event => onText(event.target.value)}>
          {/* A text that is no option stays to be seen. */}
          {!options.some(({ value }) => value === text) && <option value={text}>{text}</option>}
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label === value ? value : `${value} (${label})`}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...common}
          autoComplete="off"
          inputMode={isEnd(column) ? 'decimal' : undefined}
          onChange={event => onText(event.target.value)}
        />
      )}
      {message !== undefined && (
        <Text id={messageId} tone="bad" weight={messageClass ? undefined : 'medium'} className={messageClass}>
          {message}
        </Text>
      )}
    </>
  );
}
