import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { Button } from '@/shared/ui/Button';
import { isDialogOpen } from '@/shared/ui/focus';
import { Box, Hidden, Row, Text } from '@/shared/ui/layout';
import { useShortcuts } from '@/shared/ui/shortcuts';
import { Icon } from '../icons';
import type { Visitor } from '../screenAt';
import styles from './GlobalSearch.module.css';
import type { SearchResults } from './SearchResults';
import { useDocumentEvent } from '@/shared/ui/useDocumentEvent';

const isMac = /Mac|iPhone|iPad/.test(navigator.platform);
const KEYS = isMac ? '⌘K' : 'Ctrl+K';

type Results = typeof SearchResults;
const load = async (): Promise<Results> => (await import('./SearchResults')).SearchResults;

/** State of the field, and its keys. Ctrl+K opens it from everywhere, except from dialogs. */
function useSearch() {
  const field = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const before = useRef<HTMLElement | null>(null);
  const [text, setText] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [Results, setResults] = useState<Results | null>(null);
  const [active, setActive] = useState<string | null>(null);
  /** True if Enter was pressed before the results' code loaded. */
  const [enterCame, setEnterCame] = useState(false);
  const reset = () => {
    setIsOpen(false);
    setText('');
    setActive(null);
    setEnterCame(false);
  };
  const { key } = useLocation();
  const [shownAt, setShownAt] = useState(key);
  if (shownAt !== key) {
    setShownAt(key);
    reset();
  }

  const prepare = () => {
    if (!Results)
      void load().then(
        found => setResults(() => found),
        () => {}, // The next key tries again
      );
  };
  const open = () => {
    if (document.activeElement !== field.current && document.activeElement instanceof HTMLElement)
      before.current = document.activeElement;
    setIsOpen(true);
    prepare();
  };
  const close = (keepsFocus = false) => {
    reset();
    if (keepsFocus) return;
    // On phones the field is hidden together with the results.
    const back = before.current?.isConnected && before.current !== document.body ? before.current : opener.current;
    field.current?.blur();
    back?.focus({ preventScroll: true });
  };
  const toField = () => {
    // On phones the field must be visible before it can take focus.
    flushSync(open);
    field.current?.focus();
    field.current?.select();
  };
  useShortcuts([{ key: KEYS, label: 'Search and commands', works: () => true, run: toField, onlyKey: true }]);
  useDocumentEvent('keydown', event => {
    if (event.key === 'Control' || event.key === 'Meta') prepare();
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    if (event.key.toLowerCase() !== 'k' || event.defaultPrevented || isDialogOpen()) return;
    event.preventDefault();
    toField();
  });
  const closeOutside = ({ target }: PointerEvent) => {
    if (target instanceof Node && !box.current?.contains(target)) close(true);
  };
  useDocumentEvent('pointerdown', closeOutside, isOpen);
  return {
    field,
    box,
    opener,
    text,
    setText,
    isOpen,
    Results,
    active,
    setActive,
    enterCame,
    setEnterCame,
    prepare,
    open,
    close,
    toField,
  };
}

/** The field is ready immediately, so that no key is lost; the results' code loads on first focus. */
export function GlobalSearch({ visitor, onLogout }: { visitor: Visitor; onLogout: () => void }) {
  const id = useId();
  const { Results, isOpen, active, setActive, enterCame, setEnterCame, close, ...search } = useSearch();
  const onKey = useRef<(event: KeyboardEvent) => void>(() => {});

  return (
    // Browsers before 2023 don't know the `search` element.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div role="search" ref={search.box} className={styles.search} data-open={isOpen || undefined}>
      <Button
        ref={search.opener}
        tone="icon"
        data-phone="only"
        className={styles.sign}
        aria-label="Search and commands"
        aria-expanded={isOpen}
        onClick={search.toField}
      >
        <Icon name="search" />
      </Button>
      <Row gap={3} pad={[0, 4]} className={styles.box}>
        <Icon name="search" size={16} />
        <Box as="label" grows>
          <Hidden>Search and commands</Hidden>
          <input
            ref={search.field}
            type="text"
            role="combobox"
            aria-expanded={isOpen && Results !== null}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={active ?? undefined}
            aria-keyshortcuts={isMac ? 'Meta+K' : 'Control+K'}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="go"
            placeholder="Search invoices, orders, pages or actions"
            value={search.text}
            onPointerEnter={search.prepare}
            onFocus={search.open}
            onChange={event => {
              search.setText(event.target.value);
              if (!isOpen) search.open();
            }}
            onKeyDown={event => {
              if (event.key === 'Escape') {
                event.preventDefault();
                close();
              } else if (event.key === 'Tab') close(true);
              else if (Results) onKey.current(event);
              else if (event.key === 'Enter') setEnterCame(true);
            }}
          />
        </Box>
        <Text as="kbd" size="fine" whole data-phone="no" aria-hidden="true">
          {KEYS}
        </Text>
        <Button tone="icon" data-phone="only" className={styles.sign} aria-label="Close search" onClick={() => close()}>
          <Icon name="close" />
        </Button>
      </Row>
      {isOpen && Results && (
        <Results
          listId={`${id}-list`}
          text={search.text}
          visitor={visitor}
          enterCame={enterCame}
          onKey={onKey}
          onActive={setActive}
          onLogout={onLogout}
          onDone={close}
        />
      )}
    </div>
  );
}
