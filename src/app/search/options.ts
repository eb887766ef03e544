import type { RecentRecord } from '@/platform/recentRecords';
import type { FoundRecord } from '@/platform/routing/routes';
import { mayEnter } from '@/platform/session/access';
import { runByName, shortcutsNow } from '@/shared/ui/shortcuts';
import type { MenuGroup } from '../menu/menu';
import type { Visitor } from '../screenAt';

export interface Option {
  key: string;
  group: string;
  name: string;
  detail: string;
  /** Target path; null: `run` acts on the current page. */
  to: string | null;
  run?: () => void;
}

export const RECENT = 'Recent records';
const ACTIONS = 'Actions';
const PLACES = 'Pages';
const SEE_ALL = 'See all results';

export function actionsFor({ features, session, environment }: Visitor, onLogout: () => void): Option[] {
  const here = shortcutsNow()
    .filter(({ onlyKey, key }) => !onlyKey && key !== '?')
    .map(({ label, key, run }): Option => ({
      key: `do ${label}`,
      group: ACTIONS,
      name: label,
      detail: key === undefined ? 'On this page' : `On this page, key ${key.toUpperCase()}`,
      to: null,
      run,
    }));
  const elsewhere = features
    .filter(({ outsideProductionOnly }) => !(outsideProductionOnly && environment === 'prod'))
    .flatMap(({ path, title, commands = [] }) =>
      commands
        .filter(({ access }) => mayEnter(session, access))
        .map(({ label }): Option => ({
          key: `do ${label}`,
          group: ACTIONS,
          name: label,
          detail: title,
          to: path,
          run: () => runByName(label),
        })),
    );
  const known = new Set(here.map(({ key }) => key));
  const logout = { key: 'do Log out', group: ACTIONS, name: 'Log out', detail: '', to: null, run: onLogout };
  return [...here, ...elsewhere.filter(({ key }) => !known.has(key)), logout];
}

/** Filtered lists that the user may open, such as overdue invoices. */
export function getViews({ features, session }: Visitor): Option[] {
  return features
    .filter(({ access }) => mayEnter(session, access))
    .flatMap(({ path, views = [] }) =>
      views.map(({ label, search }) => placeOption(`${path}?${search}`, label, 'Filtered list')),
    );
}

const placeOption = (to: string, name: string, detail: string): Option => ({
  key: `go ${to}`,
  group: PLACES,
  name,
  detail,
  to,
});

export function getPlaces(groups: readonly MenuGroup[]): Option[] {
  return groups.flatMap(({ label: group, entries }) =>
    entries.flatMap(({ label, to }): Option[] =>
      to === undefined ? [] : [placeOption(to, label, label === group ? '' : group)],
    ),
  );
}

export function recordOption(record: RecentRecord | FoundRecord, group: string): Option {
  return { key: `open ${record.href}`, group, name: record.name, detail: record.detail, to: record.href };
}

/** Leads to the list with all results of a search. */
export function allOption(to: string, group: string): Option {
  return { key: `all ${to}`, group, name: SEE_ALL, detail: group, to };
}

/** Meanings of common words that are not in the options' names. */
const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  add: ['new'],
  bill: ['invoice'],
  create: ['new'],
  enter: ['new'],
  late: ['overdue'],
  logout: ['log out'],
  payment: ['paid', 'scheduled', 'overdue'],
  sign: ['log'],
  submit: ['new'],
  unpaid: ['overdue'],
};

/** Returns the word and the meanings of every synonym that starts with it. */
function getMeanings(word: string): string[] {
  const found = word.length < 3 ? [] : Object.entries(SYNONYMS).filter(([synonym]) => synonym.startsWith(word));
  return [word, ...found.flatMap(([, meanings]) => meanings)];
}

/** Ranks an option: 0 is best, null no match. Name and detail must contain every word or one of its synonyms. */
function getRank(
  { name, detail }: Pick<Option, 'name' | 'detail'>,
  wanted: string,
  words: readonly (readonly string[])[],
): number | null {
  const own = name.toLowerCase();
  if (own === wanted) return 0;
  if (own.startsWith(wanted)) return 1;
  const all = `${own} ${detail.toLowerCase()}`;
  if (!words.every(meanings => meanings.some(meaning => all.includes(meaning)))) return null;
  return words.every(([word = '']) => own.includes(word)) ? 2 : 3;
}

export function matching(options: readonly Option[], text: string): Option[] {
  const wanted = text.trim().toLowerCase();
  const words = wanted.split(/\s+/).map(getMeanings);
  const ranked = options.flatMap(option => {
    const rank = getRank(option, wanted, words);
    return rank === null ? [] : [{ option, rank }];
  });
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ option }) => option);
}

export function once(options: readonly Option[]): Option[] {
  return [...new Map(options.toReversed().map(option => [option.key, option])).values()].toReversed();
}

/** Groups the options in the order of each group's first option, so that display order equals arrow key order. */
export function groupByGroup(options: readonly Option[]): Option[] {
  const groups = [...new Set(options.map(({ group }) => group))];
  return groups.flatMap(group => options.filter(option => option.group === group));
}
