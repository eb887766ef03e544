import { useEffect, useState, type KeyboardEvent, type RefObject } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '@/shared/ui/Button';
import { Pill } from '@/shared/ui/Pill';
import { Hidden, Text } from '@/shared/ui/layout';
import type { ListedError } from './errorGuide';
import styles from './SectionIndex.module.css';
import { ProgressMark, describeProgress, type SectionProgress } from './SectionProgress';
import { NEXT_KEY } from './useFormKeys';

export interface IndexEntry {
  id: string;
  title: string;
  /** Absent: the errors of the last save are counted. */
  progress?: SectionProgress | undefined;
  note?: string | undefined;
}

interface SectionPages {
  current: string;
  getHref: (id: string) => string;
  state?: unknown;
  goTo: (id: string) => void;
}

interface SectionIndexProps {
  sections: readonly IndexEntry[];
  errors: readonly ListedError[];
  root: RefObject<HTMLElement | null>;
  onNext?: () => void;
  /** Absent: sections are stacked in `root`. */
  pages?: SectionPages;
  steps?: Pick<SectionPages, 'current' | 'goTo'> | undefined;
}

function sectionElement(root: HTMLElement | null, id: string): HTMLElement | null {
  return root?.querySelector<HTMLElement>(`[data-section=${JSON.stringify(id)}]`) ?? null;
}

const READING_LINE = 0.28;

/** Returns the last section whose heading has passed the line, initially the first. */
function useCurrentSection(root: RefObject<HTMLElement | null>, ids: string): string {
  const first = ids.split(' ')[0] ?? '';
  const [current, setCurrent] = useState(first);
  useEffect(() => {
    if (ids === '' || typeof IntersectionObserver === 'undefined') return;
    const all = ids.split(' ');
    const passed = new Set<string>();
    const observer = new IntersectionObserver(
      entries => {
        for (const { target, boundingClientRect } of entries) {
          const id = target instanceof HTMLElement ? (target.dataset['section'] ?? '') : '';
          if (boundingClientRect.top < globalThis.innerHeight * READING_LINE) passed.add(id);
          else passed.delete(id);
        }
        setCurrent(all.findLast(id => passed.has(id)) ?? first);
      },
      { rootMargin: `0px 0px -${(1 - READING_LINE) * 100}% 0px` },
    );
    for (const id of all) {
      const element = sectionElement(root.current, id);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [root, ids, first]);
  return current;
}

/** Links to the sections: a list on wide screens, a select on small ones. */
export function SectionIndex({ sections, errors, root, onNext, pages, steps }: SectionIndexProps) {
  const read = useCurrentSection(root, pages ? '' : sections.map(({ id }) => id).join(' '));
  const current = pages?.current ?? read;
  const formatCount = (id: string) => errors.filter(({ section }) => section === id).length;
  const goTo = (id: string) => {
    if (pages) return pages.goTo(id);
    const section = sectionElement(root.current, id);
    const fold = section?.querySelector<HTMLDetailsElement>(':scope > details');
    if (fold) fold.open = true;
    section?.scrollIntoView({ block: 'start' });
    section?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  };
  // The list is one tab stop; arrow keys move in it.
  const stop = sections.some(({ id }) => id === current) ? current : sections[0]?.id;
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const entries = [...event.currentTarget.querySelectorAll<HTMLElement>('button, a')];
    const at = entries.indexOf(event.target as HTMLElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: entries.length - 1 }[event.key];
    if (at < 0 || to === undefined) return;
    event.preventDefault();
    entries[to]?.focus();
  };
  return (
    <nav className={styles.index} aria-label="Sections">
      {/* Keys bubble up from the entries. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ol className={styles.list} onKeyDown={walk}>
        {sections.map(({ id, title, progress, note }) => {
          const count = progress ? 0 : formatCount(id);
          const label = (
            <>
              <Text breaks grows>
                {title}{' '}
                {note && (
                  <Text block tone="brand" size="fine">
                    {note}
                  </Text>
                )}
              </Text>{' '}
              {progress && <ProgressMark progress={progress} />}
              {count > 0 && (
                <Pill tone="bad" full>
                  {count} <Hidden>{count === 1 ? 'problem' : 'problems'}</Hidden>
                </Pill>
              )}
            </>
          );
          const shared = { className: styles.entry, tabIndex: id === stop ? 0 : -1 };
          return (
            <li key={id}>
              {pages ? (
                <Link
                  {...shared}
                  to={pages.getHref(id)}
                  state={pages.state}
                  preventScrollReset
                  aria-current={id === current ? 'page' : undefined}
                >
                  {label}
                </Link>
              ) : (
                <button
                  {...shared}
                  type="button"
                  aria-current={id === current ? 'location' : undefined}
                  onClick={() => goTo(id)}
                >
                  {label}
                </button>
              )}
            </li>
          );
        })}
      </ol>
      <SectionSelect
        sections={sections}
        formatCount={formatCount}
        current={steps?.current ?? current}
        goTo={steps?.goTo ?? goTo}
      />
      {/* The focus stays, so that the user can continue from there. */}
      {onNext && (
        <Button
          small
          className={styles.next}
          aria-keyshortcuts={NEXT_KEY}
          onMouseDown={event => event.preventDefault()}
          onClick={onNext}
        >
          Next required field{' '}
          <Text as="kbd" tone="soft" size="fine" pad={[0, 2]} className={styles.key}>
            {NEXT_KEY}
          </Text>
        </Button>
      )}
    </nav>
  );
}

interface SectionSelectProps {
  sections: readonly IndexEntry[];
  formatCount: (id: string) => number;
  current: string;
  goTo: (id: string) => void;
}

function SectionSelect({ sections, formatCount, current, goTo }: SectionSelectProps) {
  return (
    <select
      className={styles.select}
      aria-label="Go to section"
      value={current}
      onChange={event => goTo(event.target.value)}
    >
      {sections.map(({ id, title, progress, note }, index) => {
        const count = formatCount(id);
        const problems = count > 0 ? `${count} ${count === 1 ? 'problem' : 'problems'}` : null;
        const state = [progress ? describeProgress(progress) : problems, note].filter(Boolean).join(', ');
        return (
          <option key={id} value={id}>
            {index + 1}/{sections.length} {title}
            {state && ` (${state})`}
          </option>
        );
      })}
    </select>
  );
}
