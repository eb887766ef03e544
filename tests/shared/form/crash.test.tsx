import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useWatch } from 'react-hook-form';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ContentErrorPage } from '@/app/pages/ErrorPage';
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
  beforeEach(() => {
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

  it('shows an error, and the next visit offers the input', async () => {
    const { unmount } = await crash();
    expect(screen.getByText(/you can then restore unsaved work/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back Home' })).toHaveAttribute('href', '/');
    await waitFor(async () => expect((await kept())?.changes).toMatchObject({ name: 'Vials', code: 'boom' }));
    unmount();
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(screen.queryByText(/^Unsaved work from/)).not.toBeInTheDocument();
    await waitFor(async () => expect(await kept()).toBeNull());
  });
});
