import type { GroupIcon } from './menu/menu';

const PATHS: Record<
  GroupIcon | 'menu' | 'close' | 'chevron' | 'user' | 'external' | 'logout' | 'panel' | 'search',
  string
> = {
  action: 'M4 13.5 9 18.5 20 6.5',
  invoices: 'M6 3h9l4 4v14H6zM15 3v4h4M9.5 12h6M9.5 16h6',
  orders: 'M3 8.5 12 4l9 4.5v8L12 21l-9-4.5zM3 8.5l9 4.5 9-4.5M12 13v8',
  reports: 'M4 20V4M4 20h16M8.5 16v-5M13 16V8M17.5 16v-3',
  company: 'M5 20V4h9v16M14 9h5v11M3 20h18M8 8h3M8 12h3M8 16h3',
  suppliers: 'M4 20V9l8-5 8 5v11M4 20h16M9.5 20v-5h5v5M9 11h.01M15 11h.01',
  support: 'M12 21a9 9 0 1 1 9-9c0 2-1 3-2.5 3H16M9.8 9.5a2.3 2.3 0 0 1 4.5.6c0 1.6-2.3 1.9-2.3 3.4M12 16.7v.1',
  downloads: 'M12 4v11M7.5 11 12 15.5 16.5 11M4.5 20h15',
  menu: 'M4 6.5h16M4 12h16M4 17.5h16',
  close: 'M6 6l12 12M18 6 6 18',
  chevron: 'M9 6l6 6-6 6',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5a7.5 7.5 0 0 1 15 0',
  external: 'M14 4h6v6M20 4l-9 9M18 14v6H4V6h6',
  logout: 'M14 4H5v16h9M10 12h10M16.5 8 20.5 12l-4 4',
  panel: 'M4 4.5h16v15H4zM9.5 4.5v15',
  search: 'M11 17.5a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM16 16l4.5 4.5',
};

export function Icon({ name, size = 18 }: { name: keyof typeof PATHS; size?: number }) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
