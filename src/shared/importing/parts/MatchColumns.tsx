import { useState } from 'react';
import { matchedCount, type ColumnMatch } from '@/lib/tableColumns';
import { Button } from '@/shared/ui/Button';
import { Row, Stack, Text } from '@/shared/ui/layout';
import type { ImportDef } from '../importDef';
import { unmatched } from '../matchColumns';
import type { OpenedTable } from '../openTable';
import styles from './Workbench.module.css';

interface MatchColumnsProps {
  def: ImportDef;
  table: OpenedTable;
  match: ColumnMatch;
  onMatched: (match: ColumnMatch) => void;
}

/** Which column of the file fills which column of the template, where headings did not say it or said it wrongly. */
export function MatchColumns({ def, table, match: first, onMatched }: MatchColumnsProps) {
  const [match, setMatch] = useState(first);
  const missing = unmatched(def, match);
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
          ? 'None of the headings of this file is one of the template. '
          : 'Some headings of this file were not recognised. '}
        Choose which column of the file holds what.
      </p>
      <table className={styles.matchTable}>
        <thead data-phone="no">
          <tr>
            <th scope="col">Template</th>
            <th scope="col">Column of the file</th>
            <th scope="col">First values</th>
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
                  aria-label={`Column of the file for ${title}`}
                  aria-invalid={Boolean(required) && match[key] === null}
                  value={match[key] ?? ''}
                  onChange={event => choose(key, event.target.value === '' ? null : Number(event.target.value))}
                >
                  <option value="">{required ? 'Choose…' : 'None'}</option>
                  {table.headings.map((name, at) => (
                    // A file may have one heading twice.
                    <option key={at} value={at}>
                      {name.trim() || `Column ${at + 1}`}
                      {used.has(at) && match[key] !== at ? ' (used)' : ''}
                    </option>
                  ))}
                </select>
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
          onClick={() => missing.length === 0 && onMatched(match)}
        >
          Check the rows
        </Button>
        <output>{missing.length > 0 ? `Still to be chosen: ${missing.join(', ')}.` : ''}</output>
      </Row>
    </Stack>
  );
}
