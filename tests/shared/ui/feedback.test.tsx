import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { confirm, notify } from '@/platform/feedback/feedback';
import { CallError } from '@/platform/graphql/callError';
import { Feedback } from '@/shared/ui/Feedback';
import { told } from '../../support/told.ts';

beforeEach(() => void render(<Feedback />));
afterEach(() => vi.useRealTimers());

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

describe('toast messages', () => {
  it('announce success politely and errors immediately', async () => {
    act(() => {
      notify.success('Non-PO Invoice saved as Draft');
      notify.error('Something Went Wrong');
    });
    expect(await told('Non-PO Invoice saved as Draft')).toHaveRole('status');
    expect(await told('Something Went Wrong')).toHaveRole('alert');
  });

  it('show details after the text and a link to the result', () => {
    const run = vi.fn();
    const options = { detail: 'UX-1 submitted to Rohan Deshpande.', action: { label: 'View', run } };
    act(() => void notify.success('Invoice created', options));
    const toast = screen.getByText('Invoice created').closest('[data-text]');
    expect(toast).toHaveTextContent(/Invoice created UX-1 submitted to Rohan Deshpande\. View$/);
    fireEvent.click(screen.getByRole('button', { name: 'View' }));
    expect(run).toHaveBeenCalledOnce();
  });

  it('copy the details of a failed call, and offer nothing to copy for rejected values', async () => {
    const user = userEvent.setup();
    const failed = new CallError('server', { status: 500, requestId: 'k3f9-x82a-bq7m' });
    act(() => {
      notify.error('Not saved', { cause: failed });
      notify.error('Not accepted', { cause: new CallError('validation') });
    });
    await user.click(screen.getByRole('button', { name: 'Copy details' }));
    expect(await told(/^Copied$/)).toHaveRole('status');
    const copied = await navigator.clipboard.readText();
    for (const part of ['Reference: k3f9-x82a-bq7m', 'Version', 'Something went wrong on the server', 'HTTP 500'])
      expect(copied).toContain(part);
    expect(screen.getByText('Not saved')).toBeVisible();
  });

  it('close after their time, but not while the pointer is over them', () => {
    vi.useFakeTimers();
    act(() => void notify.error('GST status is not active', { seconds: 6 }));
    pass(5_900);
    const toast = screen.getByText('GST status is not active');
    fireEvent.pointerEnter(toast.closest('[data-text]') ?? toast);
    pass(60_000);
    expect(screen.getByText('GST status is not active')).toBeVisible();
    fireEvent.pointerLeave(toast.closest('[data-text]') ?? toast);
    pass(6_100);
    expect(screen.queryByText('GST status is not active')).toBeNull();
  });

  it('stay until closed by the caller or the user when the duration is 0 seconds', () => {
    vi.useFakeTimers();
    let close = () => {};
    act(() => void (close = notify.info('Please Wait', { seconds: 0 })));
    pass(600_000);
    expect(screen.getByText('Please Wait')).toBeVisible();
    act(close);
    expect(screen.queryByText('Please Wait')).toBeNull();
    act(() => void notify.warning('Please select a company and upload a file.', { seconds: 0 }));
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss message' }));
    expect(screen.queryByText('Please select a company and upload a file.')).toBeNull();
  });

  it('show a repeated message once, and show HTML as plain text', () => {
    act(() => {
      notify.error('<img src=x onerror=alert(1)>');
      notify.error('<img src=x onerror=alert(1)>');
    });
    expect(screen.getAllByText('<img src=x onerror=alert(1)>')).toHaveLength(1);
    expect(document.querySelector('img')).toBeNull();
  });
});

describe('confirmation dialogs', () => {
  it.each([
    ['Delete', true],
    ['Keep it', false],
  ])('are answered with %s', async (name, expected) => {
    const user = userEvent.setup({ delay: null });
    const before = document.createElement('button');
    document.body.append(before);
    before.focus();
    const answer = confirm({
      title: 'Delete the invoice?',
      content: 'It cannot be brought back.',
      okText: 'Delete',
      cancelText: 'Keep it',
      danger: true,
    });
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete the invoice?' });
    expect(dialog).toHaveAccessibleDescription('It cannot be brought back.');
    expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name }));
    expect(await answer).toBe(expected);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(before).toHaveFocus();
  });

  it('show records in a table that can be reached with Tab, between the text and the buttons', async () => {
    const user = userEvent.setup({ delay: null });
    const answer = confirm({
      title: 'Possible duplicate',
      content: 'Look at these.',
      table: {
        label: 'Found',
        columns: [{ title: 'No.' }, { title: 'Amount', align: 'end' }],
        rows: [['7', '<b>1</b>']],
      },
      danger: true,
    });
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveAccessibleDescription('Look at these.');
    const [head, row] = within(screen.getByRole('table', { name: 'Found' })).getAllByRole('row');
    expect([...(head?.children ?? [])].map(cell => cell.textContent)).toEqual(['No.', 'Amount']);
    expect(
      within(row as HTMLElement)
        .getAllByRole('cell')
        .map(cell => cell.textContent),
    ).toEqual(['7', '<b>1</b>']);
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await user.tab({ shift: true });
    expect(screen.getByRole('group', { name: 'Found' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'OK' }));
    expect(await answer).toBe(true);
  });

  it('are canceled with Escape', async () => {
    const answer = confirm({ title: 'Close the query?' });
    const dialog = await screen.findByRole('alertdialog');
    await waitFor(() => expect(screen.getByRole('button', { name: 'OK' })).toHaveFocus());
    act(() => void dialog.dispatchEvent(new Event('cancel', { cancelable: true })));
    expect(await answer).toBe(false);
  });
});
