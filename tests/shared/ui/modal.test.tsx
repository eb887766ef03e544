import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { Modal } from '@/shared/ui/Modal';
import { renderUi } from '../../support/render.tsx';

/** A dialog with a button that opens a second dialog with a field. */
function Two() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Modal open footer={null} title="First">
      <button type="button" onClick={() => setOpen(true)}>
        Search
      </button>
      <Modal open={isOpen} onCancel={() => setOpen(false)} footer={null} title="Second">
        <input aria-label="Text" />
      </Modal>
    </Modal>
  );
}

it('focus stays in a nested dialog when the library focuses the outer dialog late', async () => {
  const { user } = renderUi(<Two />);
  const search = await screen.findByRole('button', { name: 'Search' });
  const first = search.closest<HTMLElement>('[role="dialog"]');
  await user.click(search);
  const field = await screen.findByLabelText('Text');
  await user.type(field, 'q');
  first?.focus(); // antd does the same after the dialog has opened
  await user.keyboard('uay');
  expect(field).toHaveValue('quay');
  // The dialog takes the focus back from other elements.
  const second = within(field.closest<HTMLElement>('[role="dialog"]') as HTMLElement);
  await user.click(second.getByRole('button', { name: 'Close' }));
  search.focus();
  first?.focus();
  expect(first).toHaveFocus();
});

it('focus moves to the first field on opening, or to the dialog when it has no field', async () => {
  const dialog = (fields: ReactNode) => (
    <Modal open title="Notes">
      <input type="file" />
      {fields}
    </Modal>
  );
  const { unmount } = renderUi(dialog(<input aria-label="Remarks" />));
  await waitFor(() => expect(screen.getByLabelText('Remarks')).toHaveFocus());
  unmount();
  renderUi(dialog('Text'));
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Notes' })).toHaveFocus());
});

it('focus returns to the button that opened the dialog', async () => {
  function One() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Query
        </button>
        <Modal open={isOpen} onCancel={() => setOpen(false)} footer={null} title="Query">
          <input aria-label="Text" />
        </Modal>
      </>
    );
  }
  const { user } = renderUi(<One />);
  const query = screen.getByRole('button', { name: 'Query' });
  await user.click(query);
  await waitFor(() => expect(screen.getByLabelText('Text')).toHaveFocus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(query).toHaveFocus());
});

it("the Escape that closes a dialog doesn't also close the confirmation that follows", async () => {
  const onCancel = vi.fn();
  renderUi(
    <Modal open onCancel={onCancel} title="Typed">
      Text
    </Modal>,
  );
  const escape = createEvent.keyDown(await screen.findByRole('dialog'), { key: 'Escape' });
  fireEvent(screen.getByRole('dialog'), escape);
  expect(onCancel).toHaveBeenCalledOnce();
  expect(escape.defaultPrevented).toBe(true);
});
