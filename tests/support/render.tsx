import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ConfigProvider from 'antd/es/config-provider';
import type { ReactElement, ReactNode } from 'react';
import { theme } from '@/shared/ui/theme';

const testTheme = { ...theme, zeroRuntime: true, token: { ...theme.token, motion: false } };

/** antd without style injection and motion: the providers that every component test needs. */
export function TestTheme({ children }: { children: ReactNode }) {
  return <ConfigProvider theme={testTheme}>{children}</ConfigProvider>;
}

/** Renders a piece of UI and hands out a user that acts without delays. */
export function renderUi(ui: ReactElement) {
  return { user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }), ...render(ui, { wrapper: TestTheme }) };
}
