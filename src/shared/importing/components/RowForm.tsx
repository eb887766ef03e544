import { useId, useState } from 'react';
import { groupDigits } from '@/lib/grouping';
import { Button } from '@/shared/ui/Button';
import { Row, Stack, Text } from '@/shared/ui/layout';
import { CellControl, getDisplayText, typedText, useRow } from '../grid/cells';
import type { ImportColumn } from '../importDef';
import type { ImportStore } from '../importStore';
import styles from './Workbench.module.css';

interface RowFormProps {
  store: ImportStore;
  index: number;
  focusKey: string | null;
  onBack: () => void;
  onNext: (() => void) | undefined;
}

export function RowForm({ store, index, focusKey, onBack, onNext }: RowFormProps) {
  useRow(store, index);
  const state = store.getState(index);
  const problems = store.getProblems(index);
  return (
    <Stack
      as="section"
      gap={4}
      pad={1}
      className={styles.rowForm}
      aria-label={`Row ${groupDigits(store.getNumber(index))}`}
    >
      <Row place="between" wrap gap={3} pad={[2, 0]} className={styles.rowHead}>
        <Button small onClick={onBack}>
          Back to list
        </Button>
        <strong>Row {groupDigits(store.getNumber(index))}</strong>
        <Button small aria-disabled={!onNext} onClick={() => onNext?.()}>
          Next problem
        </Button>
      </Row>
      {store.def.columns.map(column => (
        <RowField
          key={`${index} ${column.key}`}
          store={store}
          index={index}
          column={column}
          message={problems?.[column.key]}
          focused={focusKey === column.key}
          disabled={state === 'done'}
        />
      ))}
      <Button
        small
        aria-disabled={state === 'done'}
        onClick={() => state !== 'done' && store.leaveOut([index], state === 'in')}
      >
        {state === 'in' ? 'Exclude this row' : state === 'out' ? 'Include this row' : 'Already imported'}
      </Button>
    </Stack>
  );
}

interface RowFieldProps {
  store: ImportStore;
  index: number;
  column: ImportColumn;
  message: string | undefined;
  focused: boolean;
  disabled: boolean;
}

function RowField({ store, index, column, message, focused, disabled }: RowFieldProps) {
  const id = useId();
  const row = store.row(index);
  const before = typedText(column, row);
  // A value set by undo or replace overrides earlier typing.
  const [typed, setTyped] = useState<{ from: string; text: string } | null>(null);
  const isTyping = typed?.from === before;
  const text = isTyping ? typed.text : before;
  const keep = (text: string) => void store.change('typing', [{ row: index, key: column.key, text }]);
  return (
    <Stack gap={1} className={styles.field}>
      <Text as="label" tone="soft" size="small" htmlFor={id}>
        {column.title}
        {column.required ? <Text tone="bad"> *</Text> : null}
      </Text>
      <CellControl
        store={store}
        column={column}
        id={id}
        disabled={disabled}
        focused={focused}
        text={isTyping ? text : getDisplayText(store.def, column, row)}
        onText={store.getOptions(column.key) ? keep : next => setTyped({ from: before, text: next })}
        message={text === before ? message : store.wouldBe(index, column.key, text)}
        onFocus={() => setTyped({ from: before, text: before })}
        onBlur={() => {
          setTyped(null);
          if (text !== before) keep(text);
        }}
      />
    </Stack>
  );
}
