import type { ComponentType } from 'react';
import type { Access } from '@/platform/session/access';
import type { Session } from '@/platform/session/session';

/** The base path of the whole site (spec 1 §2). */
export const BASE_PATH = '/sportal';

/** One screen of a room. The app collects the rooms' lists in `src/app/routes.tsx`. */
export interface RoomRoute {
  /** Canonical spelling, below /sportal: '/NonPoInvoice/View/:id'. Matched exactly and case-insensitively. */
  path: string;
  /** Other spellings of the specification; they lead to the canonical one. Case alone needs no alias. */
  aliases?: string[];
  /** Document title of the screen, and its name in announcements. */
  title: string;
  access: Access;
  /** True: in production the route does not exist and its code is never asked for (DECISIONS 4). */
  outsideProductionOnly?: boolean;
  lazy: () => Promise<{ Component: ComponentType }>;
  /**
   * Starts the screen's first requests (`prefetch`) while its code is still on the way. `url` is the full address, `state` the
   * navigation state of the link that was followed; undefined on a first visit.
   */
  prefetch?: (url: URL, session: Session, state: unknown) => void;
}
