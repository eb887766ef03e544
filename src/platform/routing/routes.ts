import type { ComponentType } from 'react';
import type { Operation } from '@/platform/graphql/operation';
import type { RouteQuery } from '@/platform/graphql/prefetch';
import type { Access } from '@/platform/session/access';
import type { Session } from '@/platform/session/session';

/** The base path of the whole site (spec 1 §2). */
export const BASE_PATH = '/sportal';

/** The groups of the side menu (spec 1 §2 'Top navigation'). */
export type MenuGroupId = 'action' | 'invoices' | 'orders' | 'reports' | 'company' | 'suppliers' | 'support';

/** Where a screen stands in the side menu; who may enter the screen sees the entry. */
export interface MenuPlace {
  group: MenuGroupId;
  /** Entries of a group stand in this order. */
  place: number;
  label: string;
  /** Other first path segments that belong to the entry. */
  alsoUnder?: string[];
  /** Where it leads when the screen's path has an id: to this person's own record; null: he has none, and sees no entry. */
  own?: (session: Session) => string | null;
}

/** What the router and the menu know of a screen, built or still to come. */
export interface ScreenRoute {
  /** Canonical spelling, below /sportal: '/NonPoInvoice/View/:id'. Matched exactly and case-insensitively. */
  path: string;
  /** Other spellings of the specification; they lead to the canonical one. Case alone needs no alias. */
  aliases?: string[];
  /** Document title of the screen, and its name in announcements. */
  title: string;
  access: Access;
  /** True: in production the screen does not exist and its code is never asked for (DECISIONS 4). */
  outsideProductionOnly?: boolean;
  menu?: MenuPlace;
}

/** The first queries of the screen at `url`, the full address; `state` is the navigation state of the followed link, undefined at the page start. */
export type Prefetch = (url: URL, session: Session, state: unknown) => readonly RouteQuery[];

/** A record as the header's search shows it. */
export interface FoundRecord {
  /** Below /sportal. */
  href: string;
  /** Its number, or its name. */
  name: string;
  detail: string;
}

/** How the rows of a list are found from anywhere: by the list's own call, as far as this person may see them. */
export interface RowFinder {
  /** Whether such a text can belong to these rows; another is not asked for. */
  takes: (text: string) => boolean;
  ask: Operation<string, readonly FoundRecord[]>;
}

/** What can be begun on a screen, and from anywhere by its name. */
interface ScreenCommand {
  /** As the screen itself names it among what can be done there (`useShortcuts`). */
  label: string;
  access: Access;
}

/** One screen of a room. The app collects the rooms' lists in `src/app/rooms.ts`. */
export interface RoomRoute extends ScreenRoute {
  /**
   * True: the screen itself draws nothing of the component library, so it stands outside its theme and its first rows wait for none of
   * it. What is only read is plain; a dialog or a filter panel that it opens brings the theme along.
   */
  plain?: boolean;
  lazy: () => Promise<{ Component: ComponentType }>;
  /** Loads the function that names the screen's first queries. The loader sends them while the screen's own code loads. */
  prefetch?: () => Promise<Prefetch>;
  /** Loads what finds the rows of this list. */
  find?: () => Promise<(session: Session) => RowFinder>;
  commands?: readonly ScreenCommand[];
}
