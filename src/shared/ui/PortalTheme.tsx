import ConfigProvider, { type ThemeConfig } from 'antd/es/config-provider';
import { createContext, useContext, type ReactNode } from 'react';
import styles from './PortalTheme.module.css';
import { useAppearance, useScheme } from './appearance';
import { getTheme } from './theme';

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
  const { density } = useAppearance();
  const own = getTheme(useScheme(), density);
  if (useContext(Themed)) return children;
  return (
    <Themed value={true}>
      <ConfigProvider theme={theme ?? own} button={button} csp={csp}>
        {children}
      </ConfigProvider>
    </Themed>
  );
}
