import type { ComponentType } from 'react';
import type { MenuPlace, Prefetch, RoomRoute } from '@/platform/routing/routes';
import { noneOf } from '@/platform/session/access';
import type { RecordKind } from '../recordKinds';
import { READERS } from '../invoice/author';

type Screen = 'list' | 'create' | 'edit' | 'copy' | 'view';
type Load = () => Promise<ComponentType>;

interface RecordScreens {
  kind: RecordKind;
  menu: MenuPlace;
  /** The code of each screen that the kind has an address for. */
  screens: Readonly<Record<'list' | 'view', Load> & Partial<Record<Screen, Load>>>;
  /** What the screens ask first, in a module that is fetched beside theirs. */
  prefetch: () => Promise<Partial<Record<Screen, Prefetch>>>;
  /** How the list's rows are found from anywhere, and what can be begun there. */
  find: NonNullable<RoomRoute['find']>;
  commands?: readonly string[];
}

/** The routes of a kind of document: everyone may read, all but readers may write (spec 2 §6). */
export function recordRoutes({ kind, menu, screens, prefetch, find, commands = [] }: RecordScreens): RoomRoute[] {
  const { name, plural, paths } = kind;
  const titles = { list: plural, create: `New ${name}`, edit: `Edit ${name}`, copy: `Copy ${name}`, view: name };
  return (['list', 'create', 'edit', 'copy', 'view'] as const).flatMap((screen): RoomRoute[] => {
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
        prefetch: async () => (await prefetch())[screen] ?? (() => []),
        ...(screen === 'list' && { menu, find, commands: commands.map(label => ({ label, access: noneOf(READERS) })) }),
        ...(isRead && { plain: true }),
      },
    ];
  });
}
