import { act, createEvent, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BulkUploader } from '@/features/te/bulkUpload/BulkUploader';
import { createBulkUpload } from '@/features/te/bulkUpload/bulkUpload';
import { renderUi } from '../../../support/render.tsx';
import { told } from '../../../support/told.ts';

const MB = 1_000_000;

function file(name: string, size = MB): File {
  const made = new File(['x'], name);
  Object.defineProperty(made, 'size', { value: size });
  return made;
}

/** Renders an uploader whose uploads the test controls. */
function show(known: { name: string; size: number }[] = []) {
  const way = new Map<string, { progress: (share: number) => void; arrive: () => void; fail: (why: string) => void }>();
  const upload = createBulkUpload({
    families: ['image', 'pdf'],
    known,
    send: ({ name }, { progress }) =>
      new Promise((resolve, reject) => {
        way.set(name, { progress, arrive: () => resolve(null), fail: why => reject(new Error(why)) });
      }),
  });
  const { user } = renderUi(<BulkUploader upload={upload} families={['image', 'pdf']} label="Attachments" />);
  const of = (name: string) => {
    const found = way.get(name);
    if (!found) throw new Error(`${name} is not on its way`);
    return found;
  };
  return {
    user,
    sent: () => [...way.keys()],
    pick: (...files: File[]) => user.upload(screen.getByLabelText('Choose files: Attachments'), files),
    progress: (name: string, share: number) => act(() => of(name).progress(share)),
    arrive: (...names: string[]) =>
      act(async () => {
        for (const name of names) of(name).arrive();
        await Promise.resolve();
      }),
    fail: (name: string, why: string) =>
      act(async () => {
        of(name).fail(why);
        await Promise.resolve();
      }),
  };
}

const row = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name}`) });
const bar = () => screen.getByRole('progressbar', { name: 'Uploaded' });

describe('upload progress', () => {
  it('shows done, failed and left', async () => {
    const { pick, sent, progress, arrive, fail } = show();
    await pick(...Array.from({ length: 8 }, (_, index) => file(`scan ${index + 1}.pdf`)));
    expect(sent()).toHaveLength(5);
    expect(screen.getByText('0 of 8 uploaded')).toBeVisible();
    expect(screen.getByText('8 left')).toBeVisible();
    expect(row('scan 6.pdf')).toHaveTextContent('Waiting');
    progress('scan 1.pdf', 0.5);
    expect(row('scan 1.pdf')).toHaveTextContent('Uploading, 50 %');
    expect(bar()).toHaveAttribute('value', String(MB / 2));
    await arrive('scan 1.pdf', 'scan 2.pdf');
    await fail('scan 3.pdf', 'The connection was lost');
    expect(screen.getByText('2 of 8 uploaded')).toBeVisible();
    expect(screen.getByText('1 failed')).toBeVisible();
    expect(screen.getByText('5 left')).toBeVisible();
    expect(row('scan 3.pdf')).toHaveTextContent('The connection was lost');
    // A failed file does not count toward the total.
    expect(bar()).toHaveAttribute('max', String(7 * MB));
    expect(bar()).toHaveAttribute('value', String(2 * MB));
  });

  it('is announced every ten percent, and with totals at the end', async () => {
    const { pick, arrive } = show();
    await pick(file('a.pdf'), file('b.pdf'));
    await told('0 % uploaded');
    await arrive('a.pdf');
    await told('50 % uploaded');
    await arrive('b.pdf');
    await told('2 of 2 files uploaded, 0 failed');
    expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
  });
});

it('failed files can be retried, one or all, and removed from the list', async () => {
  const { user, pick, arrive, fail } = show();
  await pick(file('a.pdf'), file('b.pdf'), file('c.pdf'));
  for (const name of ['a.pdf', 'b.pdf', 'c.pdf']) await fail(name, 'Asleep');
  await user.click(screen.getByRole('button', { name: 'Remove c.pdf' }));
  expect(screen.queryByRole('row', { name: /^c\.pdf/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Retry a.pdf' }));
  expect(row('a.pdf')).toHaveTextContent('Uploading');
  await user.click(screen.getByRole('button', { name: 'Retry failed (1)' }));
  await arrive('a.pdf', 'b.pdf');
  expect(screen.getByText('2 of 2 uploaded')).toBeVisible();
  expect(within(row('a.pdf')).queryByRole('button')).toBeNull();
});

describe('selected files', () => {
  it("are listed with 'Upload Error' and the reason when invalid, until dismissed", async () => {
    const { user, sent } = show();
    const input = screen.getByLabelText('Choose files: Attachments');
    // Dropped files bypass the `accept` filter.
    fireEvent.change(input, {
      target: { files: [file('a#1.pdf'), file('run.exe'), file('big.pdf', 10_485_761), file('fine.pdf')] },
    });
    const said = await told('Upload Error');
    expect(
      within(said)
        .getAllByRole('listitem')
        .map(item => item.textContent),
    ).toEqual([
      'Upload Error a#1.pdf: Invalid file name',
      'Upload Error run.exe: Invalid file type: exe',
      'Upload Error big.pdf: File exceeds 10MB limit',
    ]);
    expect(sent()).toEqual(['fine.pdf']);
    await user.click(within(said).getByRole('button', { name: 'Dismiss' }));
    expect(said).toBeEmptyDOMElement();
  });

  it('can be dropped', () => {
    const { sent } = show();
    const zone = screen.getByRole('button', { name: 'Choose files' });
    const over = createEvent.dragOver(zone, { dataTransfer: { types: ['Files'] } });
    fireEvent(zone, over);
    expect(over.defaultPrevented).toBe(true);
    fireEvent.drop(zone, { dataTransfer: { files: [file('dropped.gif')] } });
    expect(sent()).toEqual(['dropped.gif']);
  });
});
