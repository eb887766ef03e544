import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Attachment } from '@/shared/attachments/attachment';
import { DocumentBeside } from '@/shared/preview/DocumentBeside';
import { DocumentPreview, getPreviewType } from '@/shared/preview/DocumentPreview';
import { loadStoredFile } from '@/shared/attachments/storedFiles';
import { renderUi } from '../../support/render.tsx';
import { server } from '../../support/server.ts';

let made = 0;
const file = (name: string): Attachment => ({
  file_uid: `preview-${(made += 1)}`,
  file_name: name,
  file_status: 'Success',
  fileSize: 10,
});
const shownAs = (label: string, name: string) => ({ label, file: file(name) });

/** Serves every stored file as a picture and returns the requested files. */
function serveFiles(): string[] {
  const asked: string[] = [];
  server.use(
    http.get('*/api/download/:uid', ({ params }) => {
      asked.push(String(params['uid']));
      const fileData = { byteArr: btoa('GIF89a'), mimeType: 'image/gif', fileName: 'x.gif' };
      return HttpResponse.json({ result: 'success', fileData });
    }),
  );
  return asked;
}

beforeEach(() => {
  Object.assign(URL, { createObjectURL: () => 'blob:test', revokeObjectURL: () => {} }); // jsdom has neither
});

describe('preview type', () => {
  it.each([
    ['Invoice.PDF', 'pdf'],
    ['scan.jpeg', 'image'],
    ['rows.csv', 'sheet'],
    ['mail.msg', 'none'],
    ['noname', 'none'],
  ])('of %s is %s', (name, kind) => expect(getPreviewType(name)).toBe(kind));
});

describe('stored files', () => {
  it('are fetched once for concurrent requests and again after a failure', async () => {
    const asked = serveFiles();
    await Promise.all([loadStoredFile('once'), loadStoredFile('once')]);
    expect(asked).toEqual(['once']);

    server.use(http.get('*/api/download/fails', () => HttpResponse.error(), { once: true }));
    await expect(loadStoredFile('fails')).rejects.toThrow();
    await expect(loadStoredFile('fails')).resolves.toMatchObject({ fileName: 'x.gif' });
  });

  it('are cached up to a small limit', async () => {
    const asked = serveFiles();
    for (let index = 0; index < 9; index += 1) await loadStoredFile(`many-${index}`);
    await loadStoredFile('many-8');
    await loadStoredFile('many-0');
    expect(asked.slice(9)).toEqual(['many-0']);
  });
});

describe('document preview', () => {
  it('shows the first document and another one when selected; each is fetched when it is shown', async () => {
    const asked = serveFiles();
    const files = [shownAs('Invoice Copy', 'a.gif'), shownAs('Supporting Document', 'b.jpg')];
    const { user } = renderUi(<DocumentPreview files={files} />);
    expect(await screen.findByRole('img', { name: 'a.gif' })).toBeVisible();
    expect(asked).toEqual([files[0]?.file.file_uid]);
    await user.selectOptions(screen.getByLabelText('Document shown'), 'Supporting Document: b.jpg');
    expect(await screen.findByRole('img', { name: 'b.jpg' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: '100 %' }));
    expect(screen.getByRole('button', { name: '100 %' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('offers unsupported files as a download and fetches them only then', async () => {
    const asked = serveFiles();
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    const { user } = renderUi(<DocumentPreview files={[shownAs('Mail', 'order.msg')]} />);
    expect(asked).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Download order.msg' }));
    await waitFor(() => expect(saved).toEqual(['order.msg']));
  });

  it('offers a damaged file as a download, too', async () => {
    const asked = serveFiles();
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    const { user } = renderUi(<DocumentPreview files={[shownAs('Invoice Copy', 'torn.gif')]} />);
    fireEvent.error(await screen.findByRole('img', { name: 'torn.gif' }));
    expect(screen.getByText(/This image is damaged/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Download torn.gif' }));
    expect(saved).toEqual(['torn.gif']);
    expect(asked).toHaveLength(1);
  });

  it("shows an error when a file is missing, has no ID or couldn't be fetched, and offers a retry", async () => {
    server.use(http.get('*/api/download/:uid', () => HttpResponse.json({ result: 'noResult' })));
    const { unmount } = renderUi(<DocumentPreview files={[shownAs('Copy', 'gone.gif')]} />);
    expect(await screen.findByText('File not exists')).toBeVisible();
    unmount();

    const noId = { label: 'Copy', file: { ...file('x.gif'), file_uid: '' } };
    const second = renderUi(<DocumentPreview files={[noId]} />);
    expect(screen.getByText('Try again')).toBeVisible();
    second.unmount();

    serveFiles();
    server.use(http.get('*/api/download/:uid', () => HttpResponse.error(), { once: true }));
    const { user } = renderUi(<DocumentPreview files={[shownAs('Copy', 'late.gif')]} />);
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('img', { name: 'late.gif' })).toBeVisible();
  });
});

describe('documents next to the data', () => {
  const wide = () =>
    vi
      .spyOn(window, 'matchMedia')
      .mockImplementation(
        query => ({ matches: true, media: query, addEventListener() {}, removeEventListener() {} }) as never,
      );

  it('switch with two buttons in a narrow window; nothing is fetched before the document is opened', async () => {
    const asked = serveFiles();
    const { user } = renderUi(<DocumentBeside files={[shownAs('Copy', 'n.gif')]}>The data</DocumentBeside>);
    expect(screen.getByText('The data')).toBeVisible();
    expect(asked).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Document' }));
    expect(screen.getByText('The data')).not.toBeVisible();
    expect(await screen.findByRole('img', { name: 'n.gif' })).toBeVisible();
  });

  it('are shown side by side in a wide window after the user opens them, until they are closed', async () => {
    wide();
    const asked = serveFiles();
    const files = [shownAs('Copy', 'w.gif'), shownAs('Other', 'v.gif')];
    const first = renderUi(<DocumentBeside files={files}>The data</DocumentBeside>);
    expect(asked).toEqual([]);
    await first.user.click(screen.getByRole('button', { name: 'Show 2 documents' }));
    expect(await screen.findByRole('img', { name: 'w.gif' })).toBeVisible();
    expect(screen.getByText('The data')).toBeVisible();
    first.unmount();

    const second = renderUi(<DocumentBeside files={files}>The data</DocumentBeside>);
    expect(await screen.findByRole('img', { name: 'w.gif' })).toBeVisible();
    await second.user.click(screen.getByRole('button', { name: 'Hide 2 documents' }));
    expect(screen.queryByRole('img')).toBeNull();
    second.unmount();
    renderUi(<DocumentBeside files={files}>The data</DocumentBeside>);
    expect(screen.getByRole('button', { name: 'Show 2 documents' })).toBeVisible();
  });

  it('open automatically for an approver and stay open after the decision, unless the user closed them', async () => {
    localStorage.clear();
    wide();
    serveFiles();
    const files = [shownAs('Copy', 'w.gif')];
    const page = (opensItself: boolean) => (
      <DocumentBeside files={files} opensItself={opensItself}>
        The data
      </DocumentBeside>
    );
    const first = renderUi(page(false));
    expect(screen.getByRole('button', { name: 'Show document' })).toBeVisible();
    first.rerender(page(true));
    expect(await screen.findByRole('img', { name: 'w.gif' })).toBeVisible();
    first.rerender(page(false));
    expect(screen.getByRole('img', { name: 'w.gif' })).toBeVisible();
    await first.user.click(screen.getByRole('button', { name: 'Hide document' }));
    first.unmount();
    renderUi(page(true));
    expect(screen.getByRole('button', { name: 'Show document' })).toBeVisible();
  });

  it('are omitted for a record without files, which shows the data only', () => {
    renderUi(<DocumentBeside files={[]}>The data</DocumentBeside>);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
