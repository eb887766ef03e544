import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import type { FileFamily } from '@/lib/fileTypes';
import { AttachmentUpload } from '@/shared/attachments/AttachmentUpload';
import type { Attachment } from '@/shared/attachments/attachment';
import { createUploadGuard, UploadGuardContext } from '@/shared/attachments/uploadGuard';
import { renderUi } from '../../support/render.tsx';
import { server } from '../../support/server.ts';
import { told } from '../../support/told.ts';
import * as real from './realFiles.ts';

interface SentFile {
  fileName: string;
  file_uid: string;
}

/** Responds to uploads in order: 'ok', a failure, or 'never'. Returns the received files. */
function uploads(...answers: ('ok' | 'error' | 'lost' | 'never')[]): SentFile[] {
  const sent: SentFile[] = [];
  server.use(
    http.post('*/api/upload', async ({ request }) => {
      sent.push((await request.json()) as SentFile);
      const answer = answers[sent.length - 1] ?? 'ok';
      if (answer === 'never') await delay('infinite');
      if (answer === 'lost') return HttpResponse.error();
      return HttpResponse.json(answer === 'error' ? { result: 'error', err: 'Disk full' } : { result: 'success' });
    }),
  );
  return sent;
}

function deletions(): string[] {
  const deleted: string[] = [];
  server.use(
    http.get('*/api/delete/:uid', ({ params }) => {
      deleted.push(String(params['uid']));
      return HttpResponse.json({ result: 'success' });
    }),
  );
  return deleted;
}

const stored: Attachment = { file_uid: 'old', file_name: 'old.pdf', file_status: 'Success', fileSize: 12_345 };
const guard = createUploadGuard();

function show(
  options: {
    value?: Attachment[];
    max?: number;
    families?: FileFamily[];
    titles?: string[];
  } = {},
) {
  const values: Attachment[][] = [];
  function Field() {
    const [value, setValue] = useState(options.value ?? []);
    return (
      <UploadGuardContext value={guard}>
        <AttachmentUpload
          label="Invoice Copy"
          module="Invoice"
          context="NonPoInvoice"
          contextId=""
          families={options.families ?? ['pdf', 'image']}
          max={options.max}
          titles={options.titles}
          value={value}
          onChange={next => {
            values.push(next);
            setValue(next);
          }}
        />
      </UploadGuardContext>
    );
  }
  const ui = renderUi(<Field />);
  const input = screen.getByLabelText<HTMLInputElement>(/^Choose files?: Invoice Copy$/);
  // Bypasses the `accept` filter, as the dialog's "All files" option does.
  const pick = (...files: File[]) => act(() => void fireEvent.change(input, { target: { files } }));
  const names = () => values.at(-1)?.map(file => file.file_name);
  return { ...ui, pick, values, names, input };
}

const pdf = async (name: string) => real.getFile(await real.pdf(), name);

describe('uploading files', () => {
  it('uploads several files, shows their sizes and stores only the fields that the record needs', async () => {
    const sent = uploads();
    const { pick, values } = show();
    pick(await pdf('a.pdf'), real.getFile(real.gif, 'b.gif'));
    expect(await screen.findByRole('button', { name: 'Download a.pdf' })).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Download b.gif' })).toBeVisible();
    expect(screen.getByText('0 KB')).toBeVisible();
    expect(sent.map(file => file.fileName)).toEqual(['a.pdf', 'b.gif']);
    const last = values.at(-1) ?? [];
    expect(last.map(file => file.file_uid).sort()).toEqual(sent.map(file => file.file_uid).sort());
    expect(Object.keys(last[0] ?? {})).toEqual(['file_uid', 'file_name', 'file_status', 'fileSize', 'mimeType']);
    await told(/uploaded$/);
  });

  it('accepts dropped files', async () => {
    uploads();
    const { names } = show();
    const button = screen.getByRole('button', { name: 'Upload files: Invoice Copy' });
    const files = [await pdf('dropped.pdf')];
    fireEvent.drop(button, { dataTransfer: { files, types: ['Files'] } });
    await waitFor(() => expect(names()).toEqual(['dropped.pdf']));
  });

  it('shows progress and can be canceled', async () => {
    uploads('never');
    const { pick, user, values } = show();
    pick(await pdf('slow.pdf'));
    expect(await screen.findByRole('progressbar', { name: 'Uploading slow.pdf' })).toBeInTheDocument();
    expect(guard.state()).toEqual({ uploading: 1, failed: [] });
    await user.click(screen.getByRole('button', { name: 'Cancel slow.pdf' }));
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    await guard.finished();
    expect(values).toEqual([]);
  });

  it('keeps a failed file out of the value, blocks saving and uploads it again on Retry', async () => {
    const sent = uploads('error', 'lost', 'ok');
    const { pick, user, names } = show();
    pick(await pdf('a.pdf'));
    await told('a.pdfError while uploading the file. please try againDisk full');
    expect(names()).toBeUndefined();
    expect(guard.state()).toEqual({ uploading: 0, failed: ['a.pdf'] });
    await user.click(screen.getByRole('button', { name: 'Retry a.pdf' }));
    expect(await screen.findByText(/couldn't be reached/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Retry a.pdf' }));
    await waitFor(() => expect(names()).toEqual(['a.pdf']));
    expect(screen.queryByText(/Error while uploading/)).toBeNull();
    expect(guard.state().failed).toEqual([]);
    expect(new Set(sent.map(file => file.file_uid)).size).toBe(1);
  });

  it('removes a failed file when the user dismisses it', async () => {
    uploads('error');
    const { pick, user } = show();
    pick(await pdf('a.pdf'));
    await user.click(await screen.findByRole('button', { name: 'Dismiss a.pdf' }));
    expect(screen.queryByText(/Error while uploading/)).not.toBeInTheDocument();
    expect(guard.state().failed).toEqual([]);
  });
});

describe('rejecting files', () => {
  it.each([
    ['wrong.exe', real.textBytes('MZ'), 'Invalid file format. Valid formats are pdf, gif, jpeg, jpg'],
    ['renamed.pdf', real.html, 'Invalid file format. Valid formats are pdf, gif, jpeg, jpg'],
    ['<b>bold</b>.pdf', real.html, 'Special character not allow in file name'],
    ['empty.pdf', real.textBytes(''), 'This file is empty'],
    ['large.pdf', new Uint8Array(10_485_761), 'This file is too large. The limit is 10 MB'],
  ])('rejects %s without uploading it', async (name, bytes, message) => {
    const { pick, values } = show();
    pick(real.getFile(bytes, name));
    await told(name + message);
    expect(values).toEqual([]);
    expect(guard.state()).toEqual({ uploading: 0, failed: [name] });
  });

  it('blocks saving for each rejected file until it is replaced or dismissed', async () => {
    uploads();
    deletions();
    const { pick, user, names } = show();
    pick(real.getFile(real.html, 'bad.pdf'), real.getFile(real.html, 'worse.pdf'));
    await waitFor(() => expect(guard.state().failed).toEqual(['bad.pdf', 'worse.pdf']));
    pick(await pdf('good.pdf'));
    await user.click(await screen.findByRole('button', { name: 'Delete good.pdf' }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(guard.state().failed).toEqual(['bad.pdf', 'worse.pdf']);
    guard.lead();
    expect(screen.getByRole('button', { name: 'Choose bad.pdf again' })).toHaveFocus();

    await user.click(screen.getByRole('button', { name: 'Choose bad.pdf again' }));
    pick(await pdf('mended.pdf'));
    await waitFor(() => expect(names()).toEqual(['mended.pdf']));
    expect(guard.state().failed).toEqual(['worse.pdf']);
    await user.click(screen.getByRole('button', { name: 'Dismiss message worse.pdf' }));
    expect(guard.state().failed).toEqual([]);
  });

  it('allows one document when the limit is one, and a new one after the old one is removed', async () => {
    uploads();
    const { pick, user, names } = show({ max: 1 });
    pick(await pdf('a.pdf'), await pdf('b.pdf'));
    await waitFor(() => expect(names()).toEqual(['a.pdf']));
    expect(await screen.findByText('Only one document is allowed you can remove old and add new')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Dismiss message b.pdf' }));
    await user.click(screen.getByRole('button', { name: 'Upload file: Invoice Copy' }));
    expect(screen.getByText('Only one document is allowed you can remove old and add new')).toBeVisible();

    deletions();
    await user.click(screen.getByRole('button', { name: 'Delete a.pdf' }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    pick(await pdf('c.pdf'));
    await waitFor(() => expect(names()).toEqual(['c.pdf']));
  });

  it('replaces a failed file with the next chosen file', async () => {
    uploads('error');
    const { pick, names } = show({ max: 1 });
    pick(await pdf('a.pdf'));
    await screen.findByText(/Error while uploading/);
    pick(await pdf('b.pdf'));
    await waitFor(() => expect(names()).toEqual(['b.pdf']));
    expect(screen.queryByText(/Error while uploading/)).not.toBeInTheDocument();
  });
});

describe('deleting files', () => {
  it('asks for confirmation, deletes once on the server and keeps focus in the widget', async () => {
    const sent = uploads();
    const deleted = deletions();
    const { pick, user, names } = show();
    pick(await pdf('a.pdf'));
    await user.click(await screen.findByRole('button', { name: 'Delete a.pdf' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
    expect(names()).toEqual(['a.pdf']);

    await user.click(screen.getByRole('button', { name: 'Delete a.pdf' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    expect(names()).toEqual([]);
    await waitFor(() => expect(deleted).toEqual([sent[0]?.file_uid]));
    await waitFor(() => expect(screen.getByRole('button', { name: /^Upload files/ })).toHaveFocus());
    await told('a.pdf deleted');
  });

  it("removes a saved record's file from the form without deleting it on the server", async () => {
    const { user, names } = show({ value: [stored] });
    await user.click(screen.getByRole('button', { name: 'Delete old.pdf' }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(names()).toEqual([]); // a request would fail the test, because no handler exists
  });

  it('lists more than three files in the popup Uploaded Files, with Download and Delete', async () => {
    const value = ['a', 'b', 'c', 'd'].map(name => ({ ...stored, file_uid: name, file_name: `${name}.pdf` }));
    const { user, names } = show({ value });
    expect(screen.getByRole('button', { name: 'Download c.pdf' })).toBeVisible();
    expect(screen.queryByText('d.pdf')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Uploaded Files (4)' }));
    const popup = within(await screen.findByRole('dialog', { name: 'Uploaded Files' }));
    expect(popup.getByRole('button', { name: 'Download d.pdf' })).toBeVisible();
    await user.click(popup.getByRole('button', { name: 'Delete d.pdf' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    expect(names()).toEqual(['a.pdf', 'b.pdf', 'c.pdf']);
    await waitFor(() => expect(popup.getByRole('button', { name: 'Close' })).toHaveFocus());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('treats a file as part of the record after the form is saved', async () => {
    uploads();
    const { pick, user, names } = show();
    pick(await pdf('a.pdf'));
    await screen.findByRole('button', { name: 'Delete a.pdf' });
    guard.commit();
    await user.click(screen.getByRole('button', { name: 'Delete a.pdf' }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(names()).toEqual([]);
  });
});

it('each file gets a title from the list; an outdated title stays until another one is chosen', async () => {
  uploads('ok');
  const old = { ...stored, title: 'Bank Statement' };
  const { user, values } = show({ value: [old], titles: ['Bank Letter', 'Cancelled Cheque'] });
  const title = screen.getByRole('combobox', { name: 'Title of old.pdf' });
  expect(title).toHaveDisplayValue('Bank Statement');
  await user.selectOptions(title, 'Bank Letter');
  expect(values.at(-1)).toEqual([{ ...stored, title: 'Bank Letter' }]);
  expect(within(title).queryByText('Bank Statement')).toBeNull();
});
