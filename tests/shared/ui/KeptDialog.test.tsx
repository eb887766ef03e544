import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { KeptDialog } from '@/shared/ui/KeptDialog';
import { Modal } from '@/shared/ui/Modal';
import { PortalTheme } from '@/shared/ui/PortalTheme';

const styles = () => [...document.querySelectorAll('style')];
const openDialog = (onCancel = () => {}) =>
  render(
    <PortalTheme>
      <Modal open title="Opened" onCancel={onCancel} />
    </PortalTheme>,
  );

it('the kept dialog keeps dialog styles on the page that are otherwise removed with the last dialog', () => {
  const dialog = openDialog();
  const whileOpen = styles();
  dialog.unmount();
  expect(whileOpen.every(style => style.isConnected)).toBe(false);
  render(<KeptDialog />);
  const kept = styles();
  openDialog().unmount();
  expect(kept.every(style => style.isConnected)).toBe(true);
});

it("the kept dialog isn't exposed as a dialog: Escape closes the open dialog, even if it was opened earlier", async () => {
  const onCancel = vi.fn<() => void>();
  openDialog(onCancel);
  render(<KeptDialog />);
  expect(screen.getAllByRole('dialog', { hidden: true })).toHaveLength(1);
  await userEvent.keyboard('{Escape}');
  expect(onCancel).toHaveBeenCalledOnce();
});
