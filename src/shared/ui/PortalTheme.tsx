import ConfigProvider, { type ThemeConfig } from 'antd/es/config-provider';
import { createContext, useContext, type ReactNode } from 'react';
import antdTheme from 'antd/es/theme';
import styles from './PortalTheme.module.css';
import { useLook, useScheme } from './look';
import { colours, densities, font, radius, TOUCH, type, type Density, type Scheme } from './tokens';

const matches = (query: string) => typeof matchMedia === 'function' && matchMedia(query).matches;

const made = new Map<string, ThemeConfig>();

/** Returns antd's theme for scheme and density; cached. */
export function themeOf(scheme: Scheme, density: Density): ThemeConfig {
  const name = `${scheme} ${density}`;
  const theme = made.get(name) ?? makeTheme(scheme, density);
  made.set(name, theme);
  return theme;
}

function makeTheme(scheme: Scheme, density: Density): ThemeConfig {
  const colour = colours[scheme];
  return {
    algorithm: scheme === 'dark' ? antdTheme.darkAlgorithm : antdTheme.defaultAlgorithm,
    cssVar: { key: `portal-${scheme}-${density}` },
    hashed: false,
    token: {
      colorPrimary: colour.brand,
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
      controlItemBgHover: colour.quietSoft,
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
  };
}

/**
 * Spinner of `loading` buttons. antd's spinner waits for the end of a transition that never starts if the response is fast, and the button
 * stays 'loading'. A custom icon has no transition.
 */
const button = {
  loadingIcon: (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn here, no file
    <svg role="img" aria-label="loading" viewBox="0 0 16 16" className={styles.spinner}>
      <path
        d="M8 1.5a6.5 6.5 0 1 1-6.5 6.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
      />
    </svg>
  ),
};

/** Nonce for antd's style elements (deploy/securityHeaders.ts). Browsers expose it only as a property, not as an attribute. */
const csp = { nonce: document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? '' };

const Themed = createContext(false);

/** Configures antd: colors, sizes, button spinner. Nested use has no effect, so that dialogs can always include it. */
export function PortalTheme({ theme, children }: { theme?: ThemeConfig; children: ReactNode }) {
  const { density } = useLook();
  const own = themeOf(useScheme(), density);
  if (useContext(Themed)) return children;
  return (
    <Themed value={true}>
      <ConfigProvider theme={theme ?? own} button={button} csp={csp}>
        {children}
      </ConfigProvider>
    </Themed>
  );
}
