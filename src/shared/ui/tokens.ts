/**
 * The one place of colours and sizes. Stylesheets read them as custom properties, which `applyTokens` writes to the root element before the
 * first paint (`brandSoft` is `--p-brand-soft`, the fourth step of space is `--s-4`, small type is `--t-small`); antd reads them as its
 * theme. Breakpoints are named in media queries, where no custom property works: `@media (--phone)`, put in by the build (vite.config.ts).
 */

/** Contrast of every pair of text and ground is at least 4.5:1. */
export const colours = {
  ink: '#16202c', // headings, values
  inkSoft: '#4a5766', // labels, secondary text
  inkFaint: '#626e7b', // hints, placeholders: still 4.5:1 on paper and canvas
  paper: '#ffffff', // cards, tables, inputs
  canvas: '#f3f5f8', // the page behind them
  line: '#dde3ea', // hairlines
  lineStrong: '#b9c3ce', // input borders
  brand: '#0b5c8f', // primary action, links, focus
  brandDeep: '#0a3d62', // header
  brandSoft: '#e6f1f8', // selected row, active menu entry
  good: '#1a6b3c',
  goodSoft: '#e5f4eb',
  warn: '#8a4b08',
  warnSoft: '#fdf1de',
  bad: '#b3261e',
  badSoft: '#fdeceb',
  info: '#0b5c8f',
  infoSoft: '#e6f1f8',
  quiet: '#4a5766',
  quietSoft: '#eceff3',
} as const;

/** Sizes of type in pixels: small print, tables and hints, running text, titles of parts, the page's title. */
export const type = { fine: 12, small: 13, text: 14, title: 16, page: 20 } as const;

/** The scale of space in pixels, from its first step on: gaps, paddings, margins. */
const space = [2, 4, 6, 8, 12, 16, 24, 32] as const;

export const radius = 6;

export const font = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Liberation Sans', Arial, sans-serif";

/** What lies over what, from bars that stay in sight to what must be read at once. Within a component 1 to 5 order its own parts. */
const layers = { bar: 10, head: 30, drawer: 40, toast: 3000 } as const;

const shadows = {
  low: '0 2px 12px rgb(16 32 44 / 12%)', // of what stays in sight over a page
  menu: '0 8px 28px rgb(16 32 44 / 18%)',
  dialog: '0 20px 60px rgb(16 32 44 / 32%)',
} as const;

/** Where a finger presses, as high as a finger needs. */
export const TOUCH = 44;

/** Height of buttons and inputs for a pointer. */
export const CONTROL = 34;

/**
 * The windows that the portal tells apart, by their names in stylesheets. Three widths: below 768 lists are cards, below 1000 the menu is
 * a drawer, from 1200 on an index has room beside a form. A desk's own screen begins at 1440. Two heights: a window at 200 % zoom or a phone on its side, and one at 400 %.
 */
export const windows = {
  phone: 'screen and (width < 768px)',
  desk: '(width >= 768px)',
  drawer: '(width < 1000px)',
  menu: '(width >= 1000px)',
  slim: '(width < 1200px)',
  wide: '(width >= 1200px)',
  roomy: '(width >= 1440px)',
  low: '(height < 560px)',
  tall: '(height >= 560px)',
  lowest: '(height < 320px)',
} as const;

/** Every custom property with its value. */
function properties(): Map<string, string> {
  const found = new Map<string, string>();
  for (const [name, value] of Object.entries(colours))
    found.set(`--p-${name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}`, value);
  for (const [name, value] of Object.entries(type)) found.set(`--t-${name}`, `${value}px`);
  for (const [index, value] of space.entries()) found.set(`--s-${index + 1}`, `${value}px`);
  for (const [name, value] of Object.entries(layers)) found.set(`--z-${name}`, String(value));
  for (const [name, value] of Object.entries(shadows)) found.set(`--shadow-${name}`, value);
  return found.set('--touch', `${TOUCH}px`).set('--p-radius', `${radius}px`).set('--p-font', font);
}

const tokens: ReadonlyMap<string, string> = properties();

/** Writes the tokens to the root element as CSS variables. */
export function applyTokens(root: HTMLElement = document.documentElement): void {
  for (const [name, value] of tokens) root.style.setProperty(name, value);
}

/** A stylesheet's text with the windows' names in its media queries written out. */
export const withWindows = (css: string): string =>
  css.replace(/@media[^{]+/g, query =>
    query.replace(/\(--([\w-]+)\)/g, (text, name: string) => {
      if (!(name in windows)) throw new Error(`${text}: no such window in src/shared/ui/tokens.ts`);
      return windows[name as keyof typeof windows];
    }),
  );
