import { useState, type KeyboardEvent } from 'react';
import { Button } from '@/shared/ui/Button';
import { Row } from '@/shared/ui/layout';
import type { ImportColumn } from '../importDef';
import type { Search } from '../grid/blockEdits';
import styles from './Workbench.module.css';

interface FindBarProps {
  columns: readonly ImportColumn[];
  onNext: (search: Search) => void;
  onReplace: (search: Search) => void;
  onReplaceAll: (search: Search) => void;
  onClose: () => void;
}

const focusIt = (input: HTMLInputElement | null) => input?.focus();

export function FindBar({ columns, onNext, onReplace, onReplaceAll, onClose }: FindBarProps) {
  const [search, setSearch] = useState<Search>({ find: '', replace: '', key: null, whole: false });
  const change = (part: Partial<Search>) => setSearch(before => ({ ...before, ...part }));
  const onEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  };
  return (
    <Row
      as="form"
      wrap
      gap={[3, 4]}
      size="small"
      pad={4}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the element `search` is younger than the browsers we serve
      role="search"
      aria-label="Find and replace"
      className={styles.find}
      onSubmit={event => {
        event.preventDefault();
        onNext(search);
      }}
    >
      <input
        ref={focusIt}
        onKeyDown={onEscape}
        aria-label="Find"
        placeholder="Find"
        value={search.find}
        onChange={event => change({ find: event.target.value })}
      />
      <input
        onKeyDown={onEscape}
        aria-label="Replace with"
        placeholder="Replace with"
        value={search.replace}
        onChange={event => change({ replace: event.target.value })}
      />
      <select
        aria-label="Column to search"
        value={search.key ?? ''}
        onChange={event => change({ key: event.target.value || null })}
      >
        <option value="">All columns</option>
        {columns.map(({ key, title }) => (
          <option key={key} value={key}>
            {title}
          </option>
        ))}
      </select>
      <Row as="label" gap={3}>
        <input type="checkbox" checked={search.whole} onChange={event => change({ whole: event.target.checked })} />{' '}
        Whole cell
      </Row>
      <Button small type="submit">
        Next
      </Button>
      <Button small onClick={() => onReplace(search)}>
        Replace
      </Button>
      <Button small onClick={() => onReplaceAll(search)}>
        Replace all
      </Button>
      <Button tone="link" small onClick={onClose}>
        Close
      </Button>
    </Row>
  );
}
