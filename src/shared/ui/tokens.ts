/**
 * Colors and sizes. `applyTokens` writes them as custom properties before the first paint (`brandSoft` is `--p-brand-soft`, the fourth
 * space step `--s-4`, small type `--t-small`); antd gets them as theme. Media queries can't use custom properties, so the build replaces
 * names such as `@media (--phone)` (vite.config.ts).
 */

/** Light colors. Contrast of text is at least 4.5:1, of control borders 3:1. */
const light = {
  ink: '#16202c', // headings, values
  inkSoft: '#4a5766', // labels, secondary text
  inkFaint: '#626e7b', // hints, placeholders: still 4.5:1 on cards and page
  paper: '#ffffff', // cards, tables, inputs
  canvas: '#f3f5f8', // page background
  line: '#dde3ea', // hairlines
  lineStrong: '#818d9a', // edges of inputs and buttons
  brand: '#0b5c8f', // primary action, links, focus
  brandDeep: '#0a3d62', // hover of the primary action
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
  head: '#0a3d62', // header background
  headEnd: '#0b5c8f',
  onHead: '#ffffff',
  headSoft: '#2d577a', // hover and fields in the header
  headLine: '#93adc1',
  veil: '#16202c73', // backdrop of dialogs
} as const;

export type ColourName = keyof typeof light;

/** Dark colors: surfaces differ by lightness, and colors are lighter than their background. */
const dark: Record<ColourName, string> = {
  ink: '#e6ebf1',
  inkSoft: '#b3bfcb',
  inkFaint: '#98a6b4',
  paper: '#18212b',
  canvas: '#10171f',
  line: '#2c3946',
  lineStrong: '#708090',
  brand: '#6db7ea',
  brandDeep: '#a3d3f5',
  brandSoft: '#173449',
  good: '#6fcb95',
  goodSoft: '#15321f',
  warn: '#f0b35c',
  warnSoft: '#392a10',
  bad: '#ff9189',
  badSoft: '#451c1a',
  info: '#6db7ea',
  infoSoft: '#173449',
  quiet: '#b3bfcb',
  quietSoft: '#25313d',
  head: '#0b2a42',
  headEnd: '#0d3a5a',
  onHead: '#ffffff',
  headSoft: '#23445d',
  headLine: '#6f8aa0',
  veil: '#000000a6',
};

export const colours = { light, dark } as const;
export type Scheme = keyof typeof colours;

export const type = { fine: 12, small: 13, text: 14, title: 16, page: 20 } as const;

/**
 * Comfortable or compact sizes in pixels: `space`: scale of gaps and padding; `row`: list row height; `control`: height of buttons and
 * inputs for a pointer.
 */
export const densities = {
  comfortable: { space: [2, 4, 6, 8, 12, 16, 24, 32], row: 38, control: 34 },
  compact: { space: [2, 3, 4, 6, 9, 12, 16, 24], row: 30, control: 28 },
} as const;
export type Density = keyof typeof densities;

export const radius = 6;

/** Font that `src/app/typeface.ts` loads. Until then base.css gives Arial or Roboto its metrics. */
export const TYPEFACE = 'Inter Variable';

export const font = `'${TYPEFACE}', 'Inter Arial', 'Inter Roboto', system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Liberation Sans', Arial, sans-serif`;

const layers = { bar: 10, head: 30, drawer: 40, toast: 3000 } as const;

/** Dark mode needs almost black shadows to be visible. */
const shadowColours = { light: '16 32 44', dark: '0 0 0' } as const;
const shadows = {
  low: ['0 2px 12px', 12], // of sticky elements
  menu: ['0 8px 28px', 18],
  dialog: ['0 20px 60px', 32],
} as const;

export const TOUCH = 44;

/**
 * Breakpoints. Below 768 lists are cards, below 1000 the menu is a drawer, from 1200 an index fits beside a form. Heights: 200 % zoom or a
 * phone in landscape, and 400 % zoom.
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

function properties(scheme: Scheme, density: Density): Map<string, string> {
  const { space, row, control } = densities[density];
  const found = new Map<string, string>();
  for (const [name, value] of Object.entries(colours[scheme]))
    found.set(`--p-${name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}`, value);
  for (const [name, value] of Object.entries(type)) found.set(`--t-${name}`, `${value}px`);
  for (const [index, value] of space.entries()) found.set(`--s-${index + 1}`, `${value}px`);
  for (const [name, value] of Object.entries(layers)) found.set(`--z-${name}`, String(value));
  for (const [name, [shape, percent]] of Object.entries(shadows))
    found.set(
      `--shadow-${name}`,
      `${shape} rgb(${shadowColours[scheme]} / ${scheme === 'dark' ? 2 * percent : percent}%)`,
    );
  found.set('--row', `${row}px`).set('--control', `${control}px`).set('--touch', `${TOUCH}px`);
  return found.set('--p-radius', `${radius}px`).set('--p-font', font);
}

/** Writes the tokens to the root element; sets `color-scheme` for scroll bars and native controls. */
export function applyTokens(scheme: Scheme, density: Density, root: HTMLElement = document.documentElement): void {
  for (const [name, value] of properties(scheme, density)) root.style.setProperty(name, value);
  root.style.colorScheme = scheme;
}

export const withWindows = (css: string): string =>
  css.replace(/@media[^{]+/g, query =>
    query.replace(/\(--([\w-]+)\)/g, (text, name: string) => {
      if (!(name in windows)) throw new Error(`${text}: no such window in src/shared/ui/tokens.ts`);
      return windows[name as keyof typeof windows];
    }),
  );
