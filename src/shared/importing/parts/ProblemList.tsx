import { memo, useMemo } from 'react';
import { groupDigits } from '@/lib/grouping';
import type { ImportProblem, ImportStore } from '../importStore';
import { VirtualList } from './VirtualList';

interface ProblemListProps {
  store: ImportStore;
  problems: readonly ImportProblem[];
  /** Keep its identity: moving about in the table does not draw the list again. */
  onReveal: (problem: ImportProblem) => void;
}

function List({ store, problems, onReveal }: ProblemListProps) {
  const headings = useMemo(() => new Map(store.def.columns.map(({ key, title }) => [key, title])), [store]);
  return (
    <VirtualList
      label="Problems"
      count={problems.length}
      keyOf={at => `${problems[at]?.index} ${problems[at]?.key}`}
      draw={at => {
        const problem = problems[at];
        return (
          problem && (
            <button type="button" onClick={() => onReveal(problem)}>
              <span>
                Row {groupDigits(store.numberOf(problem.index))} · {headings.get(problem.key)}
              </span>{' '}
              {problem.message}
            </button>
          )
        );
      }}
    />
  );
}

/** What is wrong, by row and column, in words; a press leads to the cell. */
export const ProblemList = memo(List);
