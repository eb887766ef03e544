/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a combobox's list with the focus elsewhere: no tag does that */
import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  type KeyboardEvent,
  type RefObject,
  useEffectEvent,
} from 'react';
import { useNavigate } from 'react-router-dom';
import { recentlyOpened } from '@/platform/recentRecords';
import { getOfferedHref } from '@/domain/offeredHref';
import { looksLikeNumber } from '@/shared/list/listState';
import { Card, Hidden, Row, Stack, Text } from '@/shared/ui/layout';
import { isTooShort, tooShortMessage } from '@/shared/ui/searchFrom';
import { useCombobox } from '@/shared/ui/useCombobox';
import { useApp } from '../AppContext';
import { menuFor } from '../menu/menu';
import type { Visitor } from '../screenAt';
import {
  actionsFor,
  allOption,
  getPlaces,
  getViews,
  groupByGroup,
  matching,
  once,
  RECENT,
  recordOption,
  type Option,
} from './options';
import styles from './SearchResults.module.css';
import { useFoundRecords } from './useFoundRecords';

interface SearchResultsProps {
  listId: string;
  text: string;
  visitor: Visitor;
  enterCame: boolean;
  onKey: RefObject<(event: KeyboardEvent) => void>;
  onActive: (id: string | null) => void;
  onLogout: () => void;
  /** Called after a choice; `keepsFocus`: the target sets the focus. */
  onDone: (keepsFocus?: boolean) => void;
}

const FEW = 6;

export function SearchResults({
  listId,
  text,
  visitor,
  enterCame,
  onKey,
  onActive,
  onLogout,
  onDone,
}: SearchResultsProps) {
  const navigate = useNavigate();
  const { environment } = useApp();
  const { session } = visitor;
  /** After an early Enter the first result opens. */
  const [takesFirst, setTakesFirst] = useState<string | null>(enterCame ? text.trim() : null);
  const known = useMemo(() => {
    const recent = recentlyOpened(session.userId)
      .filter(({ href }) => getOfferedHref(href) !== null)
      .map(record => recordOption(record, RECENT));
    const places = getPlaces(menuFor(session, environment, visitor.features));
    return { recent, actions: actionsFor(visitor, onLogout), places, views: getViews(visitor) };
    // oxlint-disable-next-line react/exhaustive-deps -- once per opening
  }, [visitor, session, environment]);
  const found = useFoundRecords(text, visitor);
  const wanted = text.trim();
  const options = useMemo((): Option[] => {
    const { recent, actions, places, views } = known;
    if (wanted === '') return [...recent.slice(0, FEW), ...actions.slice(0, FEW), ...places];
    const rows = found.groups.flatMap(({ title, records }) => records.map(record => recordOption(record, title)));
    const own = [matching(actions, wanted), matching([...views, ...places], wanted)].flat();
    const all = found.groups.flatMap(({ title, all: path }) => (path === null ? [] : [allOption(path, title)]));
    const records = [...matching(recent, wanted), ...matching(rows, wanted), ...all];
    return groupByGroup(once(looksLikeNumber(wanted) ? [...records, ...own] : [...own, ...records]));
  }, [known, found.groups, wanted]);
  const combobox = useCombobox({ id: listId, options, toKey: option => option.key, first: 0 });
  const current = options[combobox.active];
  const activeId = combobox.activeId ?? null;

  const take = (option: Option) => {
    const { to, run } = option;
    onDone(to !== null);
    if (to !== null) void navigate(to);
    run?.();
  };
  const waits = takesFirst !== null && takesFirst === wanted;
  const takeFirst = useEffectEvent(take);
  useEffect(() => {
    if (waits && current && !found.isBusy) takeFirst(current);
  }, [waits, current, found.isBusy]);
  useLayoutEffect(() => {
    onActive(activeId);
  }, [activeId, onActive]);
  useLayoutEffect(() => {
    onKey.current = event => {
      if (combobox.onArrow(event, true)) return event.preventDefault();
      if (event.key !== 'Enter') return;
      event.preventDefault();
      // A number typed quickly must not open an older result: it waits for its own results.
      if (current && (!found.isBusy || combobox.isMoved || !looksLikeNumber(wanted))) take(current);
      else if (wanted !== '') setTakesFirst(wanted);
    };
    const keys = onKey;
    return () => void (keys.current = () => {});
  });

  const groups = [...new Set(options.map(({ group }) => group))];
  return (
    <Card tone="ink" className={styles.panel}>
      <Stack {...combobox.listProps} aria-label="Found" gap={4} pad={3} className={styles.list}>
        {groups.map(group => (
          <div key={group} role="group" aria-label={group}>
            <Text block tone="soft" size="fine" weight="strong" pad={[2, 4]} aria-hidden="true">
              {group}
            </Text>
            {options
              .filter(option => option.group === group)
              .map(option => (
                // The field keeps the focus and handles the keys (aria-activedescendant).
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
                <Row
                  key={option.key}
                  wrap
                  gap={[0, 5]}
                  pad={[3, 4]}
                  {...combobox.optionProps(options.indexOf(option))}
                  role="option"
                  aria-selected={option === current}
                  className={styles.option}
                  onPointerDown={event => event.preventDefault()}
                  onPointerMove={() => option === current || combobox.moveTo(option)}
                  onClick={() => take(option)}
                >
                  <Text weight="strong" breaks>
                    {option.name}
                  </Text>
                  <Text tone="soft" size="small">
                    {option.detail}
                  </Text>
                </Row>
              ))}
          </div>
        ))}
      </Stack>
      <Text as="p" tone="soft" size="small" pad={[3, 5]}>
        {getFoot(options.length, wanted, found)}
      </Text>
      <Hidden as="output">{found.isBusy ? '' : `${options.length} found`}</Hidden>
    </Card>
  );
}

function getFoot(count: number, wanted: string, { isBusy, failed }: { isBusy: boolean; failed: boolean }): string {
  if (isBusy) return 'Searching…';
  if (failed) return "Some lists couldn't be searched. Keep typing to retry.";
  if (isTooShort(wanted)) return tooShortMessage();
  if (count === 0) return `No results for '${wanted}'`;
  return '↑↓ move · Enter open · Esc close';
}
