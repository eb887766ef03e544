import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { RemoteSelect } from '@/shared/ui/RemoteSelect';
import type { RemoteSearch } from '@/shared/ui/useRemoteSearch';
import { renderUi } from '../../support/render';

interface Row {
  id: string;
  name: string;
}
const rows: Row[] = [
  { id: 'IG', name: 'IGST' },
  { id: 'CS', name: 'CGST & SGST' },
  { id: 'CU', name: 'CGST & UGST' },
  { id: 'E1', name: 'Rohan Deshpande' },
];

/** A search that resolves when the test resolves it. */
function slowList() {
  const waiting: (() => void)[] = [];
  const search: RemoteSearch<Row> = text =>
    new Promise(resolve =>
      waiting.push(() => resolve(rows.filter(row => row.name.toLowerCase().includes(text.toLowerCase())))),
    );
  const answer = () => waiting.splice(0).forEach(each => each());
  return { search, answer, asked: () => waiting.length };
}

function Field({ search, start = null }: { search: RemoteSearch<Row>; start?: Row | null }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <RemoteSelect<Row>
        aria-label="Row"
        searchOnly
        search={search}
        toOption={({ id, name }) => ({ value: id, label: name, hint: id })}
        value={value}
        onChange={setValue}
      />
      <input aria-label="Next" />
      <p>{value ? `chosen ${value.name}` : 'nothing chosen'}</p>
    </>
  );
}

const box = () => screen.getByRole('combobox', { name: 'Row' });

it.each(['{Enter}', '{Tab}'])('text followed by %s before the list loads selects its match', async key => {
  const list = slowList();
  const { user } = renderUi(<Field search={list.search} />);
  await user.type(box(), 'rohan');
  await user.keyboard(key);
  expect(screen.getByText('nothing chosen')).toBeVisible();
  await waitFor(() => expect(list.asked()).toBe(1));
  expect(screen.getAllByText('rohan')[0]).toBeInTheDocument();
  list.answer();
  expect(await screen.findByText('chosen Rohan Deshpande')).toBeVisible();
});

it('a row can be selected by its code', async () => {
  const list = slowList();
  const { user } = renderUi(<Field search={() => Promise.resolve(rows)} />);
  await user.type(box(), 'igst{Tab}');
  expect(await screen.findByText('chosen IGST')).toBeVisible();
  expect(list.asked()).toBe(0);
});

it('text without a match stays and is marked until the user edits it', async () => {
  const list = slowList();
  const { user } = renderUi(<Field search={list.search} />);
  await user.type(box(), 'nobody');
  await user.tab();
  await waitFor(() => expect(list.asked()).toBe(1));
  list.answer();
  expect(await screen.findByText("No results for 'nobody'")).toBeVisible();
  expect(box()).toBeInvalid();
  expect(box()).toHaveAccessibleDescription("No results for 'nobody'");
  expect(screen.getAllByText('nobody')[0]).toBeInTheDocument();
  expect(box()).toHaveAttribute('aria-expanded', 'false');
  await user.type(box(), 'rohan');
  await user.tab();
  await waitFor(() => expect(list.asked()).toBe(1));
  list.answer();
  expect(await screen.findByText('chosen Rohan Deshpande')).toBeVisible();
  expect(box()).toBeValid();
});

it('a message asks the user to choose when several rows match', async () => {
  const list = slowList();
  const { user } = renderUi(<Field search={list.search} />);
  await user.type(box(), 'cgst');
  await user.tab();
  await waitFor(() => expect(list.asked()).toBe(1));
  list.answer();
  expect(await screen.findByText("2 matches for 'cgst'. Choose one.")).toBeVisible();
});

it("Backspace clears the selection, because the clear button isn't a Tab stop", async () => {
  const { user } = renderUi(<Field search={() => Promise.resolve(rows)} start={rows[0] ?? null} />);
  await user.click(box());
  await user.keyboard('{Backspace}');
  expect(screen.getByText('nothing chosen')).toBeVisible();
});
