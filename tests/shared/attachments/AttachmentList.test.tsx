import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { AttachmentList } from '@/shared/attachments/AttachmentList';
import type { Attachment } from '@/shared/attachments/attachment';
import { renderUi } from '../../support/render.tsx';
import { server } from '../../support/server.ts';
import { told } from '../../support/told.ts';

const file = (name: string, uid: string): Attachment => ({
  file_uid: uid,
  file_name: name,
  file_status: 'Success',
  fileSize: 245_300,
});

/** Records the names of downloaded files. */
function savedNames(): string[] {
  const names: string[] = [];
  Object.assign(URL, { createObjectURL: () => 'blob:test', revokeObjectURL: () => {} }); // jsdom has neither
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  return names;
}

describe('AttachmentList', () => {
  it('shows a message when there are no files', () => {
    renderUi(<AttachmentList files={[]} />);
    expect(screen.getByText('No records available!')).toBeVisible();
  });

  it('downloads a file under its original name', async () => {
    const saved = savedNames();
    const fileData = { byteArr: btoa('x'), mimeType: 'application/pdf', fileName: 'stored-name.pdf' };
    server.use(http.get('*/api/download/u1', () => HttpResponse.json({ result: 'success', fileData })));
    const { user } = renderUi(<AttachmentList files={[file('invoice.pdf', 'u1')]} />);
    expect(screen.getByText('245 KB')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Download invoice.pdf' }));
    await waitFor(() => expect(saved).toEqual(['invoice.pdf']));
  });

  it("shows an error when a file doesn't exist or the download fails", async () => {
    server.use(http.get('*/api/download/gone', () => HttpResponse.json({ result: 'noResult' })));
    server.use(http.get('*/api/download/cut', () => HttpResponse.error()));
    const { user } = renderUi(<AttachmentList files={[file('gone.pdf', 'gone'), file('cut.pdf', 'cut')]} />);
    await user.click(screen.getByRole('button', { name: 'Download gone.pdf' }));
    const first = await told(/^File not exists$/);
    await user.click(screen.getByRole('button', { name: 'Download cut.pdf' }));
    expect(await told(/^File not exists.*couldn't be reached/)).not.toBe(first);
  });

  it('shows a retry message when the file has no ID', async () => {
    const { user } = renderUi(<AttachmentList files={[file('a.pdf', '')]} />);
    await user.click(screen.getByRole('button', { name: 'Download a.pdf' }));
    await told(/^Try again$/);
  });
});
