import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { NativeDialog } from '@/shared/ui/NativeDialog';
import { ShortcutsButton } from '@/shared/ui/ShortcutsButton';
import { useShortcuts } from '@/shared/ui/shortcuts';
import { renderUi } from '../../support/render.tsx';

const run = vi.fn();

beforeEach(() => {
  localStorage.clear();
  run.mockClear();
});

function Page({ mayApprove = true }) {
  useShortcuts([{ key: 'a', label: 'Approve', works: () => mayApprove, run }]);
  return (
    <>
      <ShortcutsButton />
      <input aria-label="Field" />
    </>
  );
}

async function mount() {
  renderUi(<Page />);
  return userEvent.setup({ delay: null, pointerEventsCheck: 0 });
}

it('a shortcut works as soon as its component is mounted', () => {
  function Around() {
    useLayoutEffect(() => {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }));
    }, []);
    return <Page />;
  }
  renderUi(<Around />);
  expect(run).toHaveBeenCalledOnce();
});

it('a single-key shortcut works on the page, but not in a field or with Ctrl', async () => {
  const user = await mount();
  await user.keyboard('a');
  expect(run).toHaveBeenCalledTimes(1);
  await user.keyboard('{Control>}a{/Control}');
  await user.type(screen.getByLabelText('Field'), 'banana');
  expect(run).toHaveBeenCalledTimes(1);
});

it("a key pressed in a native dialog doesn't trigger a shortcut of the page behind it", async () => {
  renderUi(
    <>
      <Page />
      <NativeDialog aria-label="Confirm">
        <button type="button">OK</button>
      </NativeDialog>
    </>,
  );
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  await user.click(screen.getByRole('button', { name: 'OK' }));
  await user.keyboard('a');
  expect(run).not.toHaveBeenCalled();
});

it("a shortcut that is unavailable to the user isn't listed and leaves the key to the browser", async () => {
  renderUi(<Page mayApprove={false} />);
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  const left = vi.fn((event: KeyboardEvent) => event.defaultPrevented);
  window.addEventListener('keydown', left);
  await user.keyboard('a');
  window.removeEventListener('keydown', left);
  expect(left).toHaveReturnedWith(false);
  await user.keyboard('?');
  expect(await screen.findByText('Show shortcuts')).toBeVisible();
  expect(screen.queryByText('Approve')).toBeNull();
  expect(run).not.toHaveBeenCalled();
});

it('? lists the shortcuts, which are inactive there and can be switched off and on (WCAG 2.1.4)', async () => {
  const user = await mount();
  await user.keyboard('?');
  const on = await screen.findByRole('checkbox', { name: 'Enable single-key shortcuts' });
  expect(screen.getByText('Approve')).toBeVisible();
  await user.keyboard('a');
  expect(run).not.toHaveBeenCalled();
  await user.click(on);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.keyboard('a?');
  expect(run).not.toHaveBeenCalled();
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Enable single-key shortcuts' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.keyboard('a');
  expect(run).toHaveBeenCalledTimes(1);
});
