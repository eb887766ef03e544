import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { RemoteSelect } from '@/shared/ui/RemoteSelect';
import type { RemoteSearch } from '@/shared/ui/useRemoteSearch';
import { renderUi } from '../../support/render';

interface Row {
  id: string;
  name: string;
}
const rows: Row[] = [
  { id: '1', name: 'Alpha' },
  { id: '2', name: 'Alphabet' },
  { id: '3', name: 'Beta' },
];
const find: RemoteSearch<Row> = text =>
  Promise.resolve(rows.filter(row => row.name.toLowerCase().includes(text.toLowerCase())));
const toOption = (row: Row) => ({ value: row.id, label: row.name, hint: `no ${row.id}` });

function One({ search = find, searchOnly = true, start = null as Row | null }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <RemoteSelect<Row>
        aria-label="Row"
        aria-required
        aria-invalid
        aria-describedby="told"
        search={search}
        toOption={toOption}
        searchOnly={searchOnly}
        value={value}
        onChange={setValue}
      />
      <p id="told">{value ? `chosen ${value.id} ${value.name}` : 'nothing chosen'}</p>
    </>
  );
}

function Many() {
  const [value, setValue] = useState<Row[]>([]);
  return (
    <>
      <RemoteSelect<Row>
        multiple
        aria-label="Rows"
        search={find}
        toOption={toOption}
        value={value}
        onChange={setValue}
      />
      <p>chosen {value.map(row => row.name).join()}</p>
    </>
  );
}

const box = () => screen.getByRole('combobox', { name: 'Row' });

it('the search starts at three letters, waits for a pause, queries once and returns the whole row', async () => {
  const search = vi.fn(find);
  const { user } = renderUi(<One search={search} />);
  await user.type(box(), 'al');
  expect(await screen.findByText('Type at least 3 characters')).toBeInTheDocument();
  expect(search).not.toHaveBeenCalled();
  await user.type(box(), 'ph');
  await user.click(await screen.findByText('Alphabet'));
  expect(search.mock.calls.map(([text]) => text)).toEqual(['alph']);
  expect(screen.getByText('chosen 2 Alphabet')).toBeVisible();
});

/** Returns the option that the arrow keys have activated. */
const active = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '');

it('the select works by keyboard and has ARIA attributes', async () => {
  const { user } = renderUi(<One />);
  expect(box()).toBeRequired();
  expect(box()).toBeInvalid();
  expect(box()).toHaveAccessibleDescription('nothing chosen');
  await user.type(box(), 'alpha');
  await waitFor(() => expect(active()).toHaveTextContent('Alpha'));
  fireEvent.keyDown(box(), { key: 'Enter', keyCode: 13 }); // rc-select reads keyCode, which user-event does not set
  expect(screen.getByText('chosen 1 Alpha')).toBeVisible();
});

it("a fully typed code is accepted; a partial code isn't until an option is highlighted", async () => {
  const codes: Row[] = ['998311', '998312', '996511'].map(id => ({ id, name: `Service ${id}` }));
  const search = vi.fn((text: string) => Promise.resolve(codes.filter(({ id }) => id.startsWith(text))));
  const { user } = renderUi(<One search={search} />);
  const enter = () => fireEvent.keyDown(box(), { key: 'Enter', keyCode: 13 });
  for (const part of ['9983', '9965']) {
    await user.type(box(), part);
    await screen.findAllByText(/^Service/);
    enter();
    expect(screen.getByText('nothing chosen')).toBeVisible();
    await user.clear(box());
  }
  await user.type(box(), '9983');
  // The response to fewer digits lists the same rows. A key pressed before the last response would be lost.
  await waitFor(() => expect(search.mock.lastCall?.[0]).toBe('9983'));
  await screen.findByText('Service 998312');
  fireEvent.keyDown(box(), { key: 'ArrowDown', keyCode: 40 });
  await waitFor(() => expect(active()).toHaveTextContent('Service 998311'));
  enter();
  expect(await screen.findByText('chosen 998311 Service 998311')).toBeVisible();
  await user.type(box(), '998312');
  await screen.findByText('Service 998312');
  enter();
  expect(await screen.findByText('chosen 998312 Service 998312')).toBeVisible();
});

it("a value that isn't in the search results shows its name and can be cleared", async () => {
  const { user } = renderUi(<One start={{ id: '9', name: 'Old one' }} />);
  expect(screen.getByText('Old one')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /clear/i, hidden: true }));
  expect(screen.getByText('nothing chosen')).toBeVisible();
});

it("'No Data' is shown when there are no results", async () => {
  const { user } = renderUi(<One />);
  await user.type(box(), 'zzz');
  expect(await screen.findByText('No Data')).toBeInTheDocument();
});

it('the first page is listed when the select opens empty and after it is cleared', async () => {
  const search = vi.fn(find);
  const { user } = renderUi(<One search={search} searchOnly={false} />);
  await user.tab();
  fireEvent.keyDown(box(), { key: 'ArrowDown', keyCode: 40 });
  expect(await screen.findByText('Beta')).toBeInTheDocument();
  await user.type(box(), 'alpha');
  await waitFor(() => expect(search).toHaveBeenCalledTimes(2));
  await screen.findByText('Alphabet');
  await user.clear(box());
  expect(await screen.findByText('Beta')).toBeInTheDocument();
  expect(search.mock.calls.map(([text]) => text)).toEqual(['', 'alpha', '']);
});

it('text pasted into the closed select is searched, so that Enter selects its match', async () => {
  const search = vi.fn(find);
  const { user } = renderUi(<One search={search} searchOnly={false} />);
  await user.tab();
  await user.paste('Beta');
  await waitFor(() => expect(active()).toHaveTextContent('Beta'));
  fireEvent.keyDown(box(), { key: 'Enter', keyCode: 13 });
  expect(screen.getByText('chosen 3 Beta')).toBeVisible();
  expect(search.mock.calls.map(([text]) => text)).toEqual(['Beta']);
});

it('a short name is found in the first page from the first letter, without a search', async () => {
  const titles = [
    { id: '1', name: 'Mr' },
    { id: '2', name: 'Ms' },
    { id: '3', name: 'Dr' },
  ];
  const search = vi.fn<RemoteSearch<Row>>(() => Promise.resolve(titles));
  const { user } = renderUi(<One search={search} searchOnly={false} />);
  await user.click(box());
  await screen.findByText('Dr');
  await user.type(box(), 'm');
  await waitFor(() => expect(screen.queryByText('Dr')).toBeNull());
  expect(screen.getByText('Mr')).toBeInTheDocument();
  await user.type(box(), 'x');
  expect(await screen.findByText('Type at least 3 characters')).toBeInTheDocument();
  await user.clear(box());
  await user.type(box(), 'ms');
  await user.tab();
  expect(await screen.findByText('chosen 2 Ms')).toBeVisible();
  expect(search.mock.calls.map(([text]) => text)).toEqual(['']);
});

it('a short name that is typed before the list loads is accepted', async () => {
  let answer: (rows: Row[]) => void = () => {};
  const search = vi.fn<RemoteSearch<Row>>(() => new Promise(resolve => (answer = resolve)));
  const { user } = renderUi(<One search={search} searchOnly={false} />);
  await user.type(box(), 'dr');
  await user.tab();
  answer([
    { id: '1', name: 'Mr' },
    { id: '3', name: 'Dr' },
  ]);
  expect(await screen.findByText('chosen 3 Dr')).toBeVisible();
  expect(search.mock.lastCall?.[0]).toBe('');
});

it('the first page is listed again after a search is abandoned', async () => {
  const search = vi.fn(find);
  const { user } = renderUi(<One search={search} searchOnly={false} />);
  await user.type(box(), 'alphab');
  await waitFor(() => expect(search).toHaveBeenLastCalledWith('alphab', expect.any(AbortSignal)));
  await user.click(document.body);
  await waitFor(() => expect(box()).toHaveAttribute('aria-expanded', 'false'));
  await user.click(box());
  expect(await screen.findByText('Beta')).toBeInTheDocument();
});

describe('failed search', () => {
  it('offers an inline retry by mouse', async () => {
    let down = true;
    const { user } = renderUi(
      <One search={(...asked) => (down ? Promise.reject(new Error('down')) : find(...asked))} />,
    );
    await user.type(box(), 'alpha');
    const retry = await screen.findByRole('button', { name: 'Retry', hidden: true });
    down = false;
    await user.click(retry);
    expect(await screen.findByText('Alpha')).toBeInTheDocument();
  });

  it('offers an inline retry with Enter', async () => {
    let down = true;
    const { user } = renderUi(
      <One search={(...asked) => (down ? Promise.reject(new Error('down')) : find(...asked))} />,
    );
    await user.type(box(), 'alpha');
    await screen.findByText(/The search failed/);
    down = false;
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Alpha')).toBeInTheDocument();
  });
});

it('several options can be selected, and the last one removed', async () => {
  const { user } = renderUi(<Many />);
  await user.click(screen.getByRole('combobox', { name: 'Rows' }));
  await user.click(await screen.findByText('no 1'));
  await user.click(screen.getByText('no 3'));
  expect(screen.getByText('chosen Alpha,Beta')).toBeVisible();
  await user.keyboard('{Backspace}');
  expect(screen.getByText('chosen Alpha')).toBeVisible();
});

it('the select is a single Tab stop, with or without a clear button', async () => {
  const { user } = renderUi(
    <>
      <One start={rows[0]} />
      <button type="button">next</button>
    </>,
  );
  expect(screen.getByRole('button', { name: /clear/i })).toBeInTheDocument();
  await user.tab();
  expect(box()).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('button', { name: 'next' })).toHaveFocus();
});

it('Tab keeps a row that was picked with the mouse', async () => {
  const { user } = renderUi(<Many />);
  await user.type(screen.getByRole('combobox', { name: 'Rows' }), 'bet');
  await user.click(await screen.findByText('Beta'));
  expect(screen.getByText('chosen Beta')).toBeVisible();
  await user.tab();
  expect(screen.getByText('chosen Beta')).toBeVisible();
});
