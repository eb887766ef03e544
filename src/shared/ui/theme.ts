import type { ThemeConfig } from 'antd/es/config-provider';
import antdTheme, { type MappingAlgorithm } from 'antd/es/theme';
import { colours, densities, font, radius, TOUCH, type, type Density, type Scheme } from './tokens';

const matches = (query: string) => typeof matchMedia === 'function' && matchMedia(query).matches;

const made = new Map<string, ThemeConfig>();

export function getTheme(scheme: Scheme, density: Density): ThemeConfig {
  const name = `${scheme} ${density}`;
  const theme = made.get(name) ?? makeTheme(scheme, density);
  made.set(name, theme);
  return theme;
}

/** antd darkens the given colors in dark mode; ours are chosen for dark backgrounds. */
const darkAlgorithm: MappingAlgorithm = seed => {
  const { colorPrimary, colorError } = seed;
  return { ...antdTheme.darkAlgorithm(seed), colorPrimary, colorError };
};

function makeTheme(scheme: Scheme, density: Density): ThemeConfig {
  const colour = colours[scheme];
  return {
    algorithm: scheme === 'dark' ? darkAlgorithm : antdTheme.defaultAlgorithm,
    cssVar: { key: `portal-${scheme}-${density}` },
    hashed: false,
    token: {
      colorPrimary: colour.brand,
      colorPrimaryHover: colour.brandDeep,
      colorLink: colour.brand,
      colorLinkHover: colour.brandDeep,
      colorInfo: colour.info,
      colorSuccess: colour.good,
      colorWarning: colour.warn,
      colorError: colour.bad,
      colorText: colour.ink,
      colorTextSecondary: colour.inkSoft,
      colorTextDescription: colour.inkFaint,
      colorTextPlaceholder: colour.inkFaint,
      colorTextDisabled: colour.inkSoft,
      colorBorder: colour.lineStrong,
      colorBorderSecondary: colour.line,
      colorBgLayout: colour.canvas,
      colorBgContainer: colour.paper,
      colorBgElevated: colour.paper,
      colorBgMask: colour.veil,
      colorBgSpotlight: colour.ink,
      colorTextLightSolid: colour.paper,
      controlItemBgActive: colour.brandSoft,
      controlItemBgActiveHover: colour.brandSoft,
      controlItemBgHover: colour.quietSoft,
      // The line separates menus from dialogs of the same color.
      boxShadowSecondary: '0 0 0 1px var(--p-line), var(--shadow-menu)',
      borderRadius: radius,
      fontSize: type.text,
      fontFamily: font,
      // Touch screens need larger targets.
      controlHeight: matches('(pointer: coarse)') ? TOUCH : densities[density].control,
      // antd ignores `prefers-reduced-motion`.
      motion: !matches('(prefers-reduced-motion: reduce)'),
      // Focus rings that are visible on error borders too.
      controlOutline: `${colour.brand}4d`,
      colorErrorOutline: `${colour.bad}4d`,
      colorWarningOutline: `${colour.warn}4d`,
    },
    components: {
      Button: { primaryShadow: 'none', defaultShadow: 'none' },
      // antd sizes the days by `controlHeight`: on touch screens the calendar would be wider than a phone.
      DatePicker: { cellWidth: 40, cellHeight: 28 },
    },
  };
}
