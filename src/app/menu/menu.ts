import type { Env } from '@/platform/envSchema';
import type { MenuGroupId, ScreenRoute } from '@/platform/routing/routes';
import { hasRole, mayEnter } from '@/platform/session/access';
import type { Session } from '@/platform/session/session';
import { staticFiles } from '@/domain/staticFiles';

export type GroupIcon = MenuGroupId | 'downloads';

export interface MenuEntry {
  label: string;
  to?: string;
  href?: string;
  alsoUnder?: string[];
}

export interface MenuGroup {
  id: GroupIcon;
  label: string;
  /** Expanded by default; other groups expand if they contain the current page. */
  startsOpen?: boolean;
  entries: MenuEntry[];
}

/** Groups in the order of the top navigation (spec 1 §2, docs/decisions.md#menu-extras). Screens define their entries. */
const GROUPS: Omit<MenuGroup & { id: MenuGroupId }, 'entries'>[] = [
  { id: 'action', label: 'Action Center', startsOpen: true },
  { id: 'invoices', label: 'Invoices', startsOpen: true },
  { id: 'orders', label: 'Orders & Receipts', startsOpen: true },
  { id: 'reports', label: 'Reports' },
  { id: 'company', label: 'My Company' },
  { id: 'suppliers', label: 'Suppliers' },
  { id: 'support', label: 'Support' },
];

/** Groups without the records of an approved supplier. */
const BEFORE_APPROVAL: readonly MenuGroupId[] = ['company', 'support'];

/** Returns true for an invited supplier: the session gets PAN and code with the approval. */
const isUnapproved = (session: Session) =>
  hasRole(session, 'supplier') && session.supplierPan === null && session.supplierCode === null;

export function menuFor(session: Session, environment: Env, screens: readonly ScreenRoute[]): MenuGroup[] {
  const offered = screens.filter(
    screen => mayEnter(session, screen.access) && !(screen.outsideProductionOnly && environment.name === 'prod'),
  );
  const shown = isUnapproved(session) ? GROUPS.filter(({ id }) => BEFORE_APPROVAL.includes(id)) : GROUPS;
  const groups = shown.map((group): MenuGroup => {
    const entries = offered.flatMap(({ path, menu }) => {
      const to = menu?.own ? menu.own(session) : path;
      return menu?.group === group.id && to !== null ? [{ ...menu, to }] : [];
    });
    return { ...group, entries: entries.sort((a, b) => a.place - b.place) };
  });
  const all: MenuGroup[] = [
    ...groups,
    { id: 'downloads', label: 'Downloads', entries: staticFiles(environment.staticUrl) },
  ];
  return all.filter(group => group.entries.length > 0);
}

/** Returns the mark of each entry. If an entry is the current page, entries that only contain the page are unmarked. */
export function getMarks(
  groups: readonly MenuGroup[],
  pathname: string,
): (entry: MenuEntry) => 'page' | 'true' | undefined {
  const isThere = groups.some(({ entries }) => entries.some(entry => currentMark(entry, pathname) === 'page'));
  return entry => {
    const mark = currentMark(entry, pathname);
    return isThere && mark === 'true' ? undefined : mark;
  };
}

export function currentMark(entry: MenuEntry, pathname: string): 'page' | 'true' | undefined {
  if (!entry.to) return undefined;
  const path = pathname.toLowerCase().replace(/\/+$/, '') || '/';
  if (path === entry.to.toLowerCase()) return 'page';
  const first = path.split('/')[1] ?? '';
  return [entry.to.slice(1), ...(entry.alsoUnder ?? [])].some(segment => segment.toLowerCase() === first)
    ? 'true'
    : undefined;
}
