import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement, ReactNode } from 'react';
import { Feedback } from '@/shared/ui/Feedback';
import { PortalTheme } from '@/shared/ui/PortalTheme';
import { getTheme } from '@/shared/ui/theme';

const theme = getTheme('light', 'comfortable');
const testTheme = { ...theme, zeroRuntime: true, token: { ...theme.token, motion: false } };

/** antd without style injection and motion. */
export function TestTheme({ children }: { children: ReactNode }) {
  return <PortalTheme theme={testTheme}>{children}</PortalTheme>;
}

/** The providers of component tests without `App`: theme, messages and confirmations. */
export function TestUi({ children }: { children: ReactNode }) {
  return (
    <TestTheme>
      {children}
      <Feedback />
    </TestTheme>
  );
}

export function renderUi(ui: ReactElement) {
  return { user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }), ...render(ui, { wrapper: TestUi }) };
}

type User = ReturnType<typeof userEvent.setup>;

/** Enters a text at once: every typed character renders the page. */
export async function fill(user: Pick<User, 'click' | 'paste'>, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
