import type { ComponentType } from 'react';
import type { FeatureRoute, MenuPlace, Prefetch, RecordFinder } from '@/platform/routing/routes';
import type { PaymentState } from '@/lib/paymentState';
import { noneOf } from '@/platform/session/access';
import type { Session } from '@/platform/session/session';
import type { RecordType } from '../recordTypes';
import { READERS } from '../invoice/author';

type Screen = 'list' | 'create' | 'edit' | 'copy' | 'view';
type Load = () => Promise<ComponentType>;

interface RecordScreens {
  kind: RecordType;
  menu: MenuPlace;
  /** Loads the code of each screen that has a path. */
  screens: Readonly<Record<'list' | 'view', Load> & Partial<Record<Screen, Load>>>;
  /** Loads the screens' first queries and the global search over the list, in a chunk parallel to the screen's. */
  entry: () => Promise<Partial<Record<Screen, Prefetch>> & { find: (session: Session) => RecordFinder }>;
  /** Commands of the global search. */
  commands?: readonly string[];
  /** Payment states whose filtered list the global search offers. */
  payments?: readonly PaymentState[];
}

/** Builds the routes of a document type: all users may read, all except readers may write (spec 2 §6). */
export function recordRoutes({
  kind,
  menu,
  screens,
  entry,
  commands = [],
  payments = [],
}: RecordScreens): FeatureRoute[] {
  const { name, plural, paths } = kind;
  const titles = { list: plural, create: `New ${name}`, edit: `Edit ${name}`, copy: `Copy ${name}`, view: name };
  return (['list', 'create', 'edit', 'copy', 'view'] as const).flatMap((screen): FeatureRoute[] => {
    const path = paths[screen];
    const load = screens[screen];
    if (path === null || !load) return [];
    const isRead = screen === 'list' || screen === 'view';
    return [
      {
        path,
        title: titles[screen],
        access: isRead ? 'everyone' : noneOf(READERS),
        lazy: async () => ({ Component: await load() }),
        prefetch: async () => (await entry())[screen] ?? (() => []),
        ...(screen === 'list' && {
          menu,
          find: async () => (await entry()).find,
          commands: commands.map(label => ({ label, access: noneOf(READERS) })),
          views: payments.map(state => ({ label: `${state} ${menu.label}`, search: `f.paymentState=${state}` })),
        }),
        ...(isRead && { plain: true }),
      },
    ];
  });
}
