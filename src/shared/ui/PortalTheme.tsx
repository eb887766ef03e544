import ConfigProvider, { type ThemeConfig } from 'antd/es/config-provider';
import { createContext, useContext, type ReactNode } from 'react';
import styles from './PortalTheme.module.css';
import { useLook, useScheme } from './look';
import { themeOf } from './theme';

/**
 * What every button shows while it is `loading`. antd's own spinner leaves by a transition and waits for its end without a deadline. When
 * the answer is there before the first frame has moved it, there is nothing to animate, no end is ever reported, and the button stays
 * 'loading Delete'. A spinner given here comes and goes without motion.
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

/** Allows the library's style elements (deploy/securityHeaders.ts). A browser shows the nonce as a property only, not as an attribute. */
const csp = { nonce: document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? '' };

const Themed = createContext(false);

/**
 * antd as the portal has it: colours, sizes, and the spinner of buttons. The only place that configures antd. Inside itself it does
 * nothing: dialogs bring it along, whether the screen that opens them has it or not.
 */
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
