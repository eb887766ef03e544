import { memo, useMemo } from 'react';
import { groupDigits } from '@/lib/grouping';
import { Button } from '@/shared/ui/Button';
import { Box, Row, Text } from '@/shared/ui/layout';
import type { ImportDef } from '../importDef';
import type { ImportProblem, ImportStore } from '../importStore';
import { getGroup, type RowFilter, type Show } from '../view';

/** Counts problems by column and message, most frequent first. */
function getGroups({ columns }: ImportDef, problems: readonly ImportProblem[]) {
  const headings = new Map(columns.map(({ key, title }) => [key, title]));
  const counts = new Map<string, number>();
  for (const problem of problems) {
    const id = getGroup(problem);
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return [...counts]
    .map(([id, count]) => {
      const [key = '', message = ''] = id.split('\n');
      return { id, count, label: `${headings.get(key)}: ${message}` };
    })
    .toSorted((a, b) => b.count - a.count);
}

interface RowFiltersProps {
  store: ImportStore;
  summary: ReturnType<ImportStore['summary']>;
  filter: RowFilter;
  /** Keep it stable. */
  onChoose: (filter: RowFilter) => void;
}

function Filters({ store, summary, filter, onChoose }: RowFiltersProps) {
  const problems = store.problems();
  const groups = useMemo(() => getGroups(store.def, problems), [store, problems]);
  const chips: [Show, string, number, always: boolean][] = [
    ['all', 'All rows', summary.checked, true],
    ['problems', 'With problems', summary.problemRows, true],
    ['duplicates', 'Duplicates', summary.duplicateRows, false],
    ['out', 'Excluded', summary.left, false],
    ['done', 'Imported', summary.done, false],
  ];
  return (
    <Row as="fieldset" wrap gap={3} aria-label="Rows to show">
      {chips.map(
        ([show, label, count, always]) =>
          (always || count > 0 || filter.show === show) && (
            <Button
              small
              key={show}
              aria-pressed={filter.show === show}
              onClick={() => onChoose({ show, group: null })}
            >
              {label}{' '}
              <Text weight="strong" figures tone={show === 'problems' && count > 0 ? 'bad' : undefined}>
                {groupDigits(count)}
              </Text>
            </Button>
          ),
      )}
      {groups.length > 1 && (
        <Box
          as="select"
          most={340}
          aria-label="Problem type"
          value={filter.group ?? ''}
          onChange={event => {
            const group = event.target.value || null;
            onChoose({ show: group === null ? 'all' : 'problems', group });
          }}
        >
          <option value="">All problems</option>
          {groups.map(({ id, label, count }) => (
            <option key={id} value={id}>
              {label} ({groupDigits(count)})
            </option>
          ))}
        </Box>
      )}
    </Row>
  );
}

export const RowFilters = memo(Filters);
