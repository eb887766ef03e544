import type { ThemeConfig } from 'antd/es/config-provider';

/**
 * The one place of colours, sizes and spaces. antd reads them as its theme, our own CSS modules as `--p-*` variables
 * (written to the root element by `applyTokens` before the first paint). Contrast of every text pair is at least 4.5:1.
 */
const tokens = {
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
  radius: 6,
  space: 8,
  fontSize: 14,
  font: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Liberation Sans', Arial, sans-serif",
} as const;

const matches = (query: string) => typeof matchMedia === 'function' && matchMedia(query).matches;

export const theme: ThemeConfig = {
  cssVar: { key: 'portal' },
  hashed: false,
  token: {
    colorPrimary: tokens.brand,
    colorLink: tokens.brand,
    colorLinkHover: tokens.brandDeep,
    colorInfo: tokens.info,
    colorSuccess: tokens.good,
    colorWarning: tokens.warn,
    colorError: tokens.bad,
    colorText: tokens.ink,
    colorTextSecondary: tokens.inkSoft,
    colorTextDescription: tokens.inkFaint,
    colorTextPlaceholder: tokens.inkFaint,
    colorTextDisabled: tokens.inkSoft,
    colorBorder: tokens.lineStrong,
    colorBorderSecondary: tokens.line,
    colorBgLayout: tokens.canvas,
    borderRadius: tokens.radius,
    fontSize: tokens.fontSize,
    fontFamily: tokens.font,
    // Where a finger presses, as high as a finger needs.
    controlHeight: matches('(pointer: coarse)') ? 44 : 34,
    // The library asks nobody by itself; our own CSS does.
    motion: !matches('(prefers-reduced-motion: reduce)'),
    // Focus rings that are seen on error borders, too.
    controlOutline: `${tokens.brand}4d`,
    colorErrorOutline: `${tokens.bad}4d`,
    colorWarningOutline: `${tokens.warn}4d`,
  },
  components: {
    Table: {
      cellPaddingBlockMD: 9,
      cellPaddingBlockSM: 6,
      headerBg: '#f7f9fb',
      headerColor: tokens.inkSoft,
      rowHoverBg: '#f5f9fc',
    },
    Layout: { headerBg: tokens.brandDeep, siderBg: tokens.paper, bodyBg: tokens.canvas },
  },
};

/** Writes the tokens to the root element as CSS variables: `brandSoft` is `--p-brand-soft`. Numbers are pixels. */
export function applyTokens(root: HTMLElement = document.documentElement): void {
  for (const [name, value] of Object.entries(tokens)) {
    const variable = `--p-${name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}`;
    root.style.setProperty(variable, typeof value === 'number' ? `${value}px` : value);
  }
}
