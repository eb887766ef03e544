import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement, ReactNode } from 'react';
import { PortalTheme } from '@/shared/ui/PortalTheme';
import { themeOf } from '@/shared/ui/theme';

const theme = themeOf('light', 'comfortable');
const testTheme = { ...theme, zeroRuntime: true, token: { ...theme.token, motion: false } };

/** antd without style injection and motion: the providers that every component test needs. */
export function TestTheme({ children }: { children: ReactNode }) {
  return <PortalTheme theme={testTheme}>{children}</PortalTheme>;
}

/** Renders a piece of UI and hands out a user that acts without delays. */
export function renderUi(ui: ReactElement) {
  return { user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }), ...render(ui, { wrapper: TestTheme }) };
}
