import type { ThemeConfig } from 'antd/es/config-provider';
import { colours, CONTROL, font, radius, TOUCH, type } from './tokens';

const matches = (query: string) => typeof matchMedia === 'function' && matchMedia(query).matches;

export const theme: ThemeConfig = {
  cssVar: { key: 'portal' },
  hashed: false,
  token: {
    colorPrimary: colours.brand,
    colorLink: colours.brand,
    colorLinkHover: colours.brandDeep,
    colorInfo: colours.info,
    colorSuccess: colours.good,
    colorWarning: colours.warn,
    colorError: colours.bad,
    colorText: colours.ink,
    colorTextSecondary: colours.inkSoft,
    colorTextDescription: colours.inkFaint,
    colorTextPlaceholder: colours.inkFaint,
    colorTextDisabled: colours.inkSoft,
    colorBorder: colours.lineStrong,
    colorBorderSecondary: colours.line,
    colorBgLayout: colours.canvas,
    borderRadius: radius,
    fontSize: type.text,
    fontFamily: font,
    // Where a finger presses, as high as a finger needs.
    controlHeight: matches('(pointer: coarse)') ? TOUCH : CONTROL,
    // The library asks nobody by itself; our own CSS does.
    motion: !matches('(prefers-reduced-motion: reduce)'),
    // Focus rings that are seen on error borders, too.
    controlOutline: `${colours.brand}4d`,
    colorErrorOutline: `${colours.bad}4d`,
    colorWarningOutline: `${colours.warn}4d`,
  },
};
