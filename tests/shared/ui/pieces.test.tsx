import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { CallError } from '@/platform/graphql/callError';
import { DateText, MomentText } from '@/shared/ui/DateText';
import { EmptyText } from '@/shared/ui/EmptyText';
import { ErrorPanel } from '@/shared/ui/ErrorPanel';
import { Money } from '@/shared/ui/Money';
import { PageHeader } from '@/shared/ui/PageHeader';
import { ReadList, ReadValue } from '@/shared/ui/ReadValue';
import { FieldsSkeleton, TextSkeleton } from '@/shared/ui/Skeletons';
import { StatusTag } from '@/shared/ui/StatusTag';
import { renderUi } from '../../support/render';
import { told } from '../../support/told.ts';

it.each([
  ['Draft', 'quiet'],
  ['Pending for approval', 'info'],
  ['Approved', 'good'],
  ['Rejected', 'bad'],
  ['Sentback', 'warn'],
  ['Under Query', 'warn'],
  ['Parked', 'info'],
  ['Something new', 'quiet'],
  ['constructor', 'quiet'],
])('the status %s has the tone %s and shows its text', (status, tone) => {
  renderUi(<StatusTag status={status} />);
  expect(screen.getByText(status)).toHaveAttribute('data-tone', tone);
});

it.each([null, undefined, '', '  '])('no tag is shown for the status %j', status => {
  const { container } = renderUi(<StatusTag status={status} />);
  expect(container).toBeEmptyDOMElement();
});

it('the page header has one heading, a back link, the status and actions', () => {
  renderUi(
    <MemoryRouter>
      <PageHeader
        title="Invoice <b>1</b>"
        backTo="/NonPoInvoice"
        backLabel="Invoice List"
        status="Draft"
        actions={<button>Edit</button>}
      />
    </MemoryRouter>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Invoice <b>1</b>' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Invoice List' })).toHaveAttribute('href', '/NonPoInvoice');
  expect(screen.getByText('Draft')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Edit' })).toBeVisible();
});

it('empty, loading and error states are announced', async () => {
  const onRetry = vi.fn();
  const { user } = renderUi(
    <>
      <EmptyText text="No records available!" hint="Add the first line." />
      <FieldsSkeleton fields={2} />
      <TextSkeleton lines={2} />
      <ErrorPanel message="It failed" error={undefined} onRetry={onRetry} />
      <ErrorPanel message="For good" error={undefined} />
      <ErrorPanel message="The record couldn't be loaded." error={new CallError('outage')} />
    </>,
  );
  expect(await told('No records available!Add the first line.')).toHaveRole('status');
  expect(screen.getAllByRole('status', { name: 'Loading' })).toHaveLength(2);
  expect(await told('It failedRetry')).toHaveRole('alert');
  expect(await told(/^For good$/)).toHaveRole('alert');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('button', { name: 'Copy details' }));
  expect(await navigator.clipboard.readText()).toContain("The server couldn't be reached.");
});

it.each([
  [<Money key="m" value="1234567.5" country="India" currency="INR" />, '12,34,567.50 INR'],
  [<Money key="m" value={null} currency="INR" />, ''],
  [<Money key="m" value="n/a" />, 'n/a'],
  [<DateText key="d" value="2026-11-21" />, '21-Nov-2026'],
  [<MomentText key="d" value="2026-11-20T20:00:00Z" format="DD-MM-YYYY HH:mm" />, '21-11-2026 01:30'],
])('money and date text is formatted %#', (piece, text) => {
  const { container } = renderUi(piece);
  expect(container).toHaveTextContent(text, { normalizeWhitespace: false });
  expect(container.textContent).toBe(text);
});

it('labels and values are paired in a definition list', () => {
  renderUi(
    <ReadList>
      <ReadValue label="Company" value="Meridian" />
      <ReadValue label="Notes" value="" />
    </ReadList>,
  );
  expect(screen.getAllByRole('term').map(term => term.textContent)).toEqual(['Company', 'Notes']);
  expect(screen.getAllByRole('definition').map(value => value.textContent)).toEqual(['Meridian', '–Not given']);
});
