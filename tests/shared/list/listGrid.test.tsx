import { screen, waitFor, within } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { Grid } from '@/shared/list/Grid';
import { ListGrid } from '@/shared/list/ListGrid';
import { createClient } from '@/platform/graphql/client';
import { PlatformProvider } from '@/platform/PlatformProvider';
import type { ColumnDef, ListShape } from '@/shared/list/listTypes';
import { useList } from '@/shared/list/useList';
import { useLocalListState } from '@/shared/list/useListState';
import { useSelection } from '@/shared/list/useSelection';
import { renderUi } from '../../support/render';
import { aSession } from '../../support/session';
import { answerThings, thingListPage } from './listBench';
import { aThing, thingList, type Thing } from './sample';

interface PickerProps {
  mode: 'single' | 'many';
  pageSize: number;
  whyNot?: (thing: Thing) => string | null;
}

/** A picker as a dialog renders it. */
function Picker({ mode, pageSize, whyNot }: PickerProps) {
  const shape: ListShape = { ...thingList, pageSize };
  const list = useList(shape, useLocalListState(shape), thingListPage);
  const selection = useSelection({
    mode,
    rows: list.rows ?? [],
    rowKey: 'id',
    getName: thing => thing.no ?? '',
    keep: true,
    ...(whyNot && { whyNot }),
  });
  return (
    <>
      <ListGrid
        label="Choose"
        list={list}
        columns={thingList.columns}
        rowKey="id"
        selection={selection}
        scroll="page"
      />
      <p>chosen: {selection.chosen.map(thing => thing.no).join(', ') || 'nothing'}</p>
      <p>address: {useLocation().search || 'empty'}</p>
    </>
  );
}

const renderPicker = (props: Partial<PickerProps> = {}) =>
  renderUi(
    <PlatformProvider client={createClient({ retryDelay: 1 })} session={aSession()}>
      <MemoryRouter>
        <Picker mode="single" pageSize={5} {...props} />
      </MemoryRouter>
    </PlatformProvider>,
  );

/** Renders the picker with twelve things. */
function renderTwelve(props: Partial<PickerProps> = {}) {
  const asked = answerThings(12);
  return { ...renderPicker(props), asked };
}

const press = (name: string) => screen.getByRole('button', { name });
const row = (no: string) => screen.getByRole('row', { name: new RegExp(`${no}\\b`) });

it('J and K move focus between row links and X selects the row; in a field they type letters', async () => {
  const { user } = renderTwelve({ mode: 'many' });
  const links = () => within(screen.getByRole('table', { name: 'Choose' })).getAllByRole('link');
  // Without rows the box names no number.
  expect(screen.getByRole('checkbox', { name: 'Select all' })).toBeDisabled();
  await screen.findByRole('checkbox', { name: 'Select T/12' });
  await user.keyboard('j');
  expect(links()[0]).toHaveFocus();
  await user.keyboard('jjk');
  expect(within(row('T/11')).getAllByRole('link')[0]).toHaveFocus();
  await user.keyboard('x');
  expect(screen.getByText('chosen: T/11')).toBeVisible();
  await user.keyboard('x');
  expect(screen.getByText('chosen: nothing')).toBeVisible();
  await user.keyboard('jjjjjjj');
  expect(within(row('T/8')).getAllByRole('link')[0]).toHaveFocus();
});

describe('single-row picker', () => {
  it('shows five rows a page, selects by button or row click, and keeps the selection across pages', async () => {
    const { user } = renderTwelve();
    await user.click(await screen.findByRole('radio', { name: 'Select T/12' }));
    expect(screen.getAllByRole('radio')).toHaveLength(5);
    await user.click(within(row('T/10')).getByText('Note on 10'));
    expect(screen.getByText('chosen: T/10')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Select T/10' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Select T/12' })).not.toBeChecked();
    await user.click(press('Next'));
    expect(await screen.findByRole('radio', { name: 'Select T/7' })).toBeVisible();
    expect(screen.getByText('Page 2 of 3')).toBeVisible();
    expect(screen.getByText('chosen: T/10')).toBeVisible();
    await user.click(press('Prev'));
    expect(await screen.findByRole('radio', { name: 'Select T/10' })).toBeChecked();
  });

  it('sorts and pages without changing the URL, which belongs to the screen behind it', async () => {
    const { user, asked } = renderTwelve();
    await screen.findByRole('radio', { name: 'Select T/12' });
    await user.click(press('Next'));
    await user.click(press('Number'));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ currentPage: 1, sortBy: 'no', sortOrder: 'asc' }));
    expect(asked.at(0)).toMatchObject({ currentPage: 1, pageSize: 5, sortBy: 'id' });
    expect(screen.getByText('address: empty')).toBeVisible();
  });

  it("doesn't select a disabled row, wherever it is clicked, and shows why", async () => {
    const whyNot = (thing: Thing) => (thing.id === 12 ? 'Nothing is left of it' : null);
    const { user } = renderTwelve({ whyNot });
    const box = await screen.findByRole('radio', { name: 'Select T/12' });
    expect(box).toBeDisabled();
    expect(box).toHaveAccessibleDescription('Nothing is left of it');
    await user.click(within(row('T/12')).getByText('Note on 12'));
    expect(screen.getByText('chosen: nothing')).toBeVisible();
  });
});

it('a click works as soon as the rows are rendered', () => {
  /** Clicks as soon as the rows are in the document, before their effects run, as on a busy computer. */
  function Pressed({ rows }: { rows: readonly Thing[] }) {
    const selection = useSelection({ mode: 'many', rows, rowKey: 'id', getName: thing => thing.no ?? '' });
    useLayoutEffect(() => screen.queryByRole('checkbox', { name: 'Select T/1' })?.click(), [rows]);
    return <Grid label="Choose" columns={thingList.columns} rows={rows} rowKey="id" selection={selection} empty="" />;
  }
  const page = (rows: readonly Thing[]) => (
    <MemoryRouter>
      <Pressed rows={rows} />
    </MemoryRouter>
  );
  const { rerender } = renderUi(page([]));
  rerender(page([aThing(1), aThing(2)]));
  expect(screen.getByRole('checkbox', { name: 'Select T/1' })).toBeChecked();
});

describe('multi-row picker', () => {
  const many = { mode: 'many' as const, pageSize: 10 };
  const box = (no: string) => screen.findByRole('checkbox', { name: `Select ${no}` });

  it('selects all rows of a page except disabled ones, and keeps the selection of other pages', async () => {
    const whyNot = (thing: Thing) => (thing.id % 2 ? 'Already invoiced' : null);
    const { user } = renderTwelve({ ...many, whyNot });
    await user.click(await box('T/12'));
    const all = screen.getByRole('checkbox', { name: 'Select all 5 shown' });
    expect(all).toBePartiallyChecked();
    await user.click(all);
    expect(screen.getByText('chosen: T/12, T/10, T/8, T/6, T/4')).toBeVisible();
    expect(await box('T/11')).toHaveAccessibleDescription('Already invoiced');
    await user.click(press('Next'));
    await user.click(await box('T/2'));
    expect(screen.getByText('chosen: T/12, T/10, T/8, T/6, T/4, T/2')).toBeVisible();
    await user.click(press('Prev'));
    await user.click(await box('T/8'));
    expect(screen.getByText('chosen: T/12, T/10, T/6, T/4, T/2')).toBeVisible();
  });

  it('selects the range between two Shift clicks without the disabled rows', async () => {
    const { user } = renderTwelve({ ...many, whyNot: thing => (thing.id === 10 ? 'No' : null) });
    await user.click(await box('T/12'));
    await user.keyboard('{Shift>}');
    await user.click(await box('T/8'));
    await user.keyboard('{/Shift}');
    expect(screen.getByText('chosen: T/12, T/11, T/9, T/8')).toBeVisible();
  });

  it("doesn't select with a click on the row, to prevent accidental selection", async () => {
    const { user } = renderTwelve(many);
    await box('T/12');
    await user.click(within(row('T/12')).getByText('Note on 12'));
    expect(screen.getByText('chosen: nothing')).toBeVisible();
  });
});

it('a link keeps its DOM element when its row rerenders with more content during a click', () => {
  const columns = thingList.columns.map(column =>
    column.name === 'id' ? { ...column, second: (thing: Thing) => (thing.urgent ? 'urgent' : null) } : column,
  );
  function List({ thing }: { thing: Thing }) {
    const selection = useSelection<Thing>({
      mode: 'many',
      rows: [thing],
      rowKey: 'id',
      getName: ({ no }) => no ?? '',
      whyNot: ({ status }) => (status === 'Draft' ? 'It is a draft' : null),
    });
    return (
      <MemoryRouter>
        <Grid label="Things" columns={columns} rows={[thing]} rowKey="id" selection={selection} />
      </MemoryRouter>
    );
  }
  const { rerender } = renderUi(<List thing={{ ...aThing(7), urgent: false }} />);
  const pressed = screen.getByRole('link', { name: '7' });
  rerender(<List thing={{ ...aThing(7), status: 'Draft' }} />);
  expect(screen.getByText('urgent')).toBeVisible();
  expect(screen.getByText('It is a draft')).toBeVisible();
  expect(screen.getByRole('link', { name: '7' })).toBe(pressed);
});

describe('selection', () => {
  function Chosen({ rows, keep }: { rows: readonly Thing[]; keep: boolean }) {
    const { chosen, set } = useSelection<Thing>({
      mode: 'many',
      rows,
      rowKey: 'id',
      getName: ({ no }) => no ?? '',
      whyNot: ({ status }) => (status === 'Draft' ? 'It is a draft' : null),
      keep,
    });
    return (
      <>
        {rows.map(thing => (
          <button key={thing.id} onClick={() => set(thing, true)}>
            {thing.no}
          </button>
        ))}
        <p>chosen: {chosen.map(({ no, status }) => `${no} ${status}`).join(', ')}</p>
      </>
    );
  }
  const [first, second] = [aThing(1), aThing(2)];

  it.each([true, false])(
    'contains the latest version of each row and no row that is disabled now (kept over pages: %s)',
    async keep => {
      const { user, rerender } = renderUi(<Chosen rows={[first, second]} keep={keep} />);
      await user.click(press('T/1'));
      await user.click(press('T/2'));
      rerender(
        <Chosen
          rows={[
            { ...first, status: 'Draft' },
            { ...second, status: 'Closed' },
          ]}
          keep={keep}
        />,
      );
      expect(screen.getByText('chosen: T/2 Closed')).toBeVisible();
      rerender(<Chosen rows={[first]} keep={keep} />);
      expect(screen.getByText(keep ? /^chosen: T\/1 .*, T\/2 / : /^chosen: T\/1 [^,]*$/)).toBeVisible();
    },
  );
});

describe('row card on a phone', () => {
  const columns: ColumnDef<Thing>[] = [
    { name: 'note', title: 'Note', kind: 'text', value: () => null },
    { name: 'no', title: 'Number', kind: 'text' },
    { name: 'open', title: 'Action', kind: 'custom', sortable: false, onPhone: 'untitled', cell: () => 'Open it' },
  ];
  function Things({ whyNot }: { whyNot: string | null }) {
    const things = [aThing(1)];
    const selection = useSelection<Thing>({
      mode: 'many',
      rows: things,
      rowKey: 'id',
      getName: ({ no }) => no ?? '',
      whyNot: () => whyNot,
    });
    return (
      <Grid
        label="Things"
        columns={columns}
        rows={things}
        rowKey="id"
        selection={selection}
        getGroup={() => 'Waiting for an answer'}
      />
    );
  }
  const cell = (name: string | RegExp) => screen.getByRole('cell', { name });

  it('labels its values except self-explanatory ones and leaves out empty values', () => {
    renderUi(<Things whyNot={null} />);
    expect(cell('T/1')).toHaveAttribute('data-label', 'Number');
    expect(cell('Open it')).not.toHaveAttribute('data-label');
    expect(screen.getByRole('cell', { name: '' })).toHaveAttribute('data-phone', 'no');
  });

  it("keeps an empty cell that shows why the row can't be selected", () => {
    renderUi(<Things whyNot="It is a draft" />);
    expect(cell('It is a draft')).not.toHaveAttribute('data-phone');
  });

  it("doesn't repeat the text of the heading above it", () => {
    renderUi(<Things whyNot="Waiting for an answer" />);
    expect(screen.getAllByText('Waiting for an answer')).toHaveLength(1);
    expect(screen.getByRole('checkbox', { name: 'Select T/1' })).toHaveAccessibleDescription('Waiting for an answer');
  });
});
