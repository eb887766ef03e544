import type { ComponentType } from 'react';
import type { Operation } from '@/platform/graphql/operation';
import type { RouteQuery } from '@/platform/graphql/prefetch';
import type { Access } from '@/platform/session/access';
import type { Session } from '@/platform/session/session';

/** Base path of the site (spec 1 §2). */
export const BASE_PATH = '/sportal';

/** Groups of the side menu (spec 1 §2 'Top navigation'). */
export type MenuGroupId = 'action' | 'invoices' | 'orders' | 'reports' | 'company' | 'suppliers' | 'support';

export interface MenuPlace {
  group: MenuGroupId;
  place: number;
  label: string;
  /** Other first path segments that highlight the entry. */
  alsoUnder?: string[];
  /** Link to the user's record if the path has an id; null hides the entry. */
  own?: (session: Session) => string | null;
}

export interface ScreenRoute {
  /** Canonical path below /sportal: '/NonPoInvoice/View/:id'. Matched exactly, ignoring case. */
  path: string;
  /** Other spellings in the specification; they redirect to the canonical one. */
  aliases?: string[];
  title: string;
  access: Access;
  /** True: the screen doesn't exist in production and its code is never loaded (docs/decisions.md#no-te-in-production). */
  outsideProductionOnly?: boolean;
  menu?: MenuPlace;
}

/** Returns the screen's first queries for the full `url`; `state` is the link's navigation state, undefined at page start. */
export type Prefetch = (url: URL, session: Session, state: unknown) => readonly RouteQuery[];

export interface FoundRecord {
  /** Below /sportal. */
  href: string;
  name: string;
  detail: string;
}

/** Global search over a list's rows, limited to rows that the user may see. */
export interface RecordFinder {
  /** Returns whether the text can match these rows; otherwise the search is skipped. */
  takes: (text: string) => boolean;
  /** Returns the list's URL parameters that show all results. */
  toListSearch: (text: string) => string;
  /** Maximum number of records that `operation` returns. */
  limit: number;
  operation: Operation<string, readonly FoundRecord[]>;
}

interface ScreenCommand {
  /** Same label as in the screen's `useShortcuts`. */
  label: string;
  access: Access;
}

/** Filtered list that the global search offers. */
interface ListView {
  label: string;
  /** URL parameters of the list. */
  search: string;
}

export interface FeatureRoute extends ScreenRoute {
  /** True: the screen draws no antd component, so its first rows don't wait for the theme. */
  plain?: boolean;
  lazy: () => Promise<{ Component: ComponentType }>;
  prefetch?: () => Promise<Prefetch>;
  find?: () => Promise<(session: Session) => RecordFinder>;
  commands?: readonly ScreenCommand[];
  views?: readonly ListView[];
}
