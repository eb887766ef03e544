import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import '@/features/te/components/TeImportModal';
import '@/features/te/screens/StagingListScreen';
import { renderFeature } from '../../support/renderApp.tsx';
import { answer, server } from '../../support/server.ts';
import * as real from '../../shared/attachments/realFiles.ts';

/** Results of the attachment uploads in order; later uploads succeed. */
let answers: ('ok' | 'failed' | 'never')[];
let sent: number;

beforeEach(() => {
  [answers, sent] = [[], 0];
  answer('stagingTEInvoiceList', { page: null });
  answer('filterList', { filterList: null });
  answer('companyNames', { companyList: null });
  server.use(
    http.post('*/Import/UploadAttachment', async ({ request }) => {
      const how = answers[sent] ?? 'ok';
      sent += 1;
      if (how === 'never') await delay('infinite');
      expect(await request.text()).toContain('name="file"');
      return HttpResponse.json(
        how === 'failed'
          ? { status: '1', message: 'failed', data: 'No room left' }
          : { status: '1', message: 'success', data: 'uid|ticket.pdf|/x|9' },
      );
    }),
  );
});

async function open() {
  const { user } = renderFeature({ path: '/TeInvoiceImport' });
  const begin = async () => {
    await user.click((await screen.findAllByRole('button', { name: 'Import Invoice' }))[0] ?? document.body);
    return within(await screen.findByRole('dialog', { name: 'Import Invoice' }));
  };
  const bytes = await real.pdf();
  const pick = (...names: string[]) =>
    user.upload(
      screen.getByLabelText('Choose files: Attachments'),
      names.map(name => real.getFile(bytes, name, 'application/pdf')),
    );
  return { user, begin, pick };
}

it('Next leads to the import file once an attachment is uploaded, and back again', async () => {
  answers = ['failed'];
  const { user, begin, pick } = await open();
  const dialog = await begin();
  await pick('a.pdf');
  expect(await dialog.findByText('No room left')).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Next' })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Retry a.pdf' }));
  await user.click(await dialog.findByRole('button', { name: 'Next' }));
  expect(dialog.getByLabelText('File to import')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Submit' }));
  expect(dialog.getByText('Please upload file')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Back to attachments' }));
  expect(await dialog.findByText('1 of 1 uploaded')).toBeVisible();
});

it('closing the dialog or tab during an upload shows a confirmation', async () => {
  answers = ['never'];
  const { user, begin, pick } = await open();
  const dialog = await begin();
  await pick('a.pdf');
  expect(await dialog.findByText('1 left')).toBeVisible();
  const leaving = new Event('beforeunload', { cancelable: true });
  fireEvent(window, leaving);
  expect(leaving.defaultPrevented).toBe(true);
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  const question = await screen.findByRole('alertdialog', { name: 'Stop uploading?' });
  await user.click(within(question).getByRole('button', { name: 'Keep uploading' }));
  expect(dialog.getByText('1 left')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  const again = await screen.findByRole('alertdialog', { name: 'Stop uploading?' });
  await user.click(within(again).getByRole('button', { name: 'Stop uploading' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Import Invoice' })).toBeNull());
  await waitFor(() => {
    const free = new Event('beforeunload', { cancelable: true });
    fireEvent(window, free);
    expect(free.defaultPrevented).toBe(false);
  });
});

it('selected files are uploaded in StrictMode, which npm start uses', async () => {
  configure({ reactStrictMode: true });
  try {
    const { begin, pick } = await open();
    const dialog = await begin();
    await pick('a.pdf');
    expect(await dialog.findByRole('button', { name: 'Next' })).toBeVisible();
  } finally {
    configure({ reactStrictMode: false });
  }
});
