import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SectionIndex } from '@/shared/form/SectionIndex';

const SECTIONS = ['Parties', 'Invoice', 'Notes'].map(title => ({ id: title.toLowerCase(), title }));

/** Reports the positions of the section headings, as the browser does after scrolling. */
let scroll: (tops: Record<string, number>) => void;

beforeEach(() => {
  const watched: Element[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: IntersectionObserverCallback) {
        scroll = tops =>
          act(() => {
            const entries = watched.flatMap(target => {
              const top = tops[target.getAttribute('data-section') ?? ''];
              return top === undefined ? [] : [{ target, boundingClientRect: { top }, isIntersecting: top < 200 }];
            });
            tell(entries as unknown as IntersectionObserverEntry[], this as unknown as IntersectionObserver);
          });
      }
      observe = (element: Element) => void watched.push(element);
      disconnect = () => void watched.splice(0);
    },
  );
});
afterEach(() => void vi.unstubAllGlobals());

function Page() {
  const root = useRef<HTMLDivElement>(null);
  return (
    <div ref={root}>
      <SectionIndex sections={SECTIONS} errors={[]} root={root} />
      {SECTIONS.map(({ id }) => (
        <section key={id} data-section={id} />
      ))}
    </div>
  );
}

const marked = () => document.querySelector('[aria-current]')?.textContent?.trim();

it('the index marks the visible section while the user scrolls down and back to the top', () => {
  render(<Page />);
  expect(marked()).toBe('Parties');
  scroll({ parties: -900, invoice: -300, notes: 100 });
  expect(marked()).toBe('Notes');
  expect(screen.getByRole('combobox', { name: 'Go to section' })).toHaveValue('notes');
  // The observer reports changed positions only.
  scroll({ notes: 500 });
  expect(marked()).toBe('Invoice');
  // With a tall notice, even the first section starts below the line.
  scroll({ parties: 400, invoice: 1000 });
  expect(marked()).toBe('Parties');
});
