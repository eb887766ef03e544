import { useState } from 'react';
import { matchedCount, type ColumnMatch } from '@/lib/tableColumns';
import { Button } from '@/shared/ui/Button';
import { Row, Stack, Text } from '@/shared/ui/layout';
import type { ImportDef } from '../importDef';
import { ambiguousColumns, type AmbiguousColumn, type Reading, type Readings } from '../readings';
import { headingAt, unmatched, type OpenedTable } from '../openTable';
import styles from './Workbench.module.css';

interface MatchColumnsProps {
  def: ImportDef;
  table: OpenedTable;
  match: ColumnMatch;
  readings: Readings;
  onMatched: (match: ColumnMatch, readings: Readings) => void;
}

export function MatchColumns({ def, table, match: first, readings: before, onMatched }: MatchColumnsProps) {
  const [match, setMatch] = useState(first);
  const [readings, setReadings] = useState(before);
  const unclear = new Map(ambiguousColumns(def, table.rows, match).map(column => [column.key, column]));
  const missing = unmatched(def, match);
  for (const { key, title } of def.columns) if (unclear.has(key) && !readings[key]) missing.push(`format of ${title}`);
  const used = new Set(Object.values(match));
  const choose = (key: string, at: number | null) =>
    setMatch(before => {
      const next: Record<string, number | null> = { ...before };
      for (const other of Object.keys(next)) if (at !== null && next[other] === at) next[other] = null;
      return { ...next, [key]: at };
    });
  const examples = (at: number | null | undefined) =>
    at == null
      ? ''
      : table.rows
          .slice(0, 3)
          .map(({ cells }) => cells[at]?.trim())
          .filter(Boolean)
          .join(' · ');
  return (
    <Stack as="section" gap={4} className={styles.match} aria-label="Columns">
      <p>
        {matchedCount(first) === 0
          ? 'No headings match the template. Match the columns below.'
          : unmatched(def, first).length > 0
            ? 'Some headings were not recognized. Match the columns below.'
            : 'Some values can be read in two ways. Choose their format below.'}
      </p>
      <table className={styles.matchTable}>
        <thead data-phone="no">
          <tr>
            <th scope="col">Template</th>
            <th scope="col">Column in your file</th>
            <th scope="col">Sample values</th>
          </tr>
        </thead>
        <tbody>
          {def.columns.map(({ key, title, required }) => (
            <tr key={key}>
              <th scope="row">
                {title}
                {required ? <Text tone="bad"> *</Text> : null}
              </th>
              <td>
                <select
                  aria-label={`Column in your file for ${title}`}
                  aria-invalid={Boolean(required) && match[key] === null}
                  value={match[key] ?? ''}
                  onChange={event => choose(key, event.target.value === '' ? null : Number(event.target.value))}
                >
                  <option value="">{required ? 'Choose…' : 'None'}</option>
                  {table.headings.map((_, at) => (
                    // A file may have one heading twice.
                    <option key={at} value={at}>
                      {headingAt(table.headings, at)}
                      {used.has(at) && match[key] !== at ? ' (used)' : ''}
                    </option>
                  ))}
                </select>
                <ReadingSelect
                  title={title}
                  column={unclear.get(key)}
                  reading={readings[key]}
                  onChoose={reading => setReadings(now => ({ ...now, [key]: reading }))}
                />
              </td>
              <Text as="td" tone="soft" cut className={styles.examples}>
                {examples(match[key])}
              </Text>
            </tr>
          ))}
        </tbody>
      </table>
      <Row wrap gap={3}>
        <Button
          tone="primary"
          aria-disabled={missing.length > 0}
          onClick={() => missing.length === 0 && onMatched(match, readings)}
        >
          Check rows
        </Button>
        <output>{missing.length > 0 ? `Still to choose: ${missing.join(', ')}` : ''}</output>
      </Row>
    </Stack>
  );
}

interface ReadingSelectProps {
  title: string;
  /** Undefined: not ambiguous. */
  column: AmbiguousColumn | undefined;
  reading: Reading | undefined;
  onChoose: (reading: Reading) => void;
}

function ReadingSelect({ title, column, reading: chosen, onChoose }: ReadingSelectProps) {
  if (!column) return null;
  return (
    <select
      aria-label={`Format of ${title}`}
      aria-invalid={!chosen}
      value={chosen ?? ''}
      onChange={event => onChoose(event.target.value as Reading)}
    >
      <option value="" disabled>
        {`Choose the format of '${column.example}'…`}
      </option>
      {column.choices.map(({ reading, label }) => (
        <option key={reading} value={reading}>
          {label}
        </option>
      ))}
    </select>
  );
}
