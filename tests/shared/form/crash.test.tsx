import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useWatch } from 'react-hook-form';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ContentErrorPage } from '@/app/pages/ErrorPage';
import { leave } from '@/platform/leaving/leave';
import { readRecoveryCopy } from '@/platform/recovery/recoveryStore';
import { PlatformProvider } from '@/platform/PlatformProvider';
import { DocumentFrame } from '@/shared/form/DocumentFrame';
import { useDocumentForm } from '@/shared/form/useDocumentForm';
import { TestUi } from '../../support/render.tsx';
import { aSession, storeSession } from '../../support/session.ts';
import { blank, field, TextField, type Values } from './TestForm.tsx';
import * as z from 'zod/mini';

const session = aSession();

/** A form whose screen throws when the code is 'boom'. */
function Fragile() {
  const form = useDocumentForm<Values, null>({
    key: { screen: 'Fragile', recordId: null },
    initial: blank,
    schemaFor: () => z.any() as never,
    save: () => Promise.resolve(null),
    readResult: () => 'ok',
    onSaved: () => {},
  });
  const code = useWatch({ control: form.control, name: 'code' });
  if (code === 'boom') throw new Error('code is not a number');
  const sections = (['name', 'code'] as const).map(name => ({
    id: name,
    title: name,
    content: <TextField control={form.control} name={name} label={name === 'name' ? 'Name' : 'Code'} />,
  }));
  return <DocumentFrame form={form} title="Fragile" backTo="/list" submitLabel="Submit" sections={sections} />;
}

function open() {
  storeSession(session);
  const router = createMemoryRouter(
    [
      {
        errorElement: <ContentErrorPage />,
        children: [
          { path: '/form', element: <Fragile /> },
          { path: '/list', element: <h1>The list</h1> },
        ],
      },
    ],
    { initialEntries: ['/list', '/form'], initialIndex: 1 },
  );
  const view = render(
    <PlatformProvider session={session}>
      <RouterProvider router={router} />
    </PlatformProvider>,
    { wrapper: TestUi },
  );
  return { ...view, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
}
const kept = () => readRecoveryCopy({ userId: session.userId, screen: 'Fragile', recordId: null });

describe('form page that crashes while the user types', () => {
  let reload: ReturnType<typeof vi.spyOn>;
  beforeEach(() => {
    reload = vi.spyOn(leave, 'reload').mockImplementation(() => {});
    // React logs errors that an error boundary catches.
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(console, 'warn').mockImplementation(() => {});
  });
  async function crash() {
    const opened = open();
    await opened.user.type(field('Name'), 'Vials');
    await opened.user.type(field('Code'), 'boom');
    await screen.findByRole('heading', { name: 'Something went wrong on this page' });
    return opened;
  }

  it('shows an error and offers the typed values with their labels to copy', async () => {
    const { user } = await crash();
    const text = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your unsaved work' });
    expect(text).toHaveValue('Name: Vials\nCode: boom');
    await user.click(screen.getByRole('button', { name: 'Copy text' }));
    expect(await navigator.clipboard.readText()).toBe('Name: Vials\nCode: boom');
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back Home' })).toHaveAttribute('href', '/');
  });

  it('keeps the input: the next visit offers it, and shows it as text if Restore crashes again', async () => {
    const { unmount } = await crash();
    await screen.findByText(/Saved on this device/);
    unmount();
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Restore' }));
    expect(await screen.findByRole('textbox', { name: 'Your unsaved work' })).toHaveValue('Name: Vials\nCode: boom');
  });

  it('can start without the kept input', async () => {
    const { user, unmount } = await crash();
    await screen.findByText(/Saved on this device/);
    await user.click(screen.getByRole('button', { name: 'Start without it' }));
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(await kept()).toBeNull();
    unmount();
    open();
    expect(await screen.findByRole('button', { name: 'Submit' })).toBeVisible();
    expect(screen.queryByText(/^Unsaved work from/)).not.toBeInTheDocument();
  });
});
