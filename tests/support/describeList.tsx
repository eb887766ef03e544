import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import type { ListDef, ListInput } from '@/shared/list/listTypes';
import type { Session } from '@/platform/session/session';
import { renderFeature } from './renderApp.tsx';
import { answer, server } from './server.ts';

interface ListCase {
  path: string;
  title: string;
  operation: string;
  /** The alias of the page field in the query. */
  alias?: string;
  /** Queries that the list sends later, such as the option lists of its filters. */
  later?: Record<string, Record<string, unknown>>;
  /** A row as the API returns it, and the texts and links that the screen shows. */
  row: Record<string, unknown>;
  texts: string[];
  links: Record<string, string>;
  /**
   * A URL with filters, and the parameters sent for it, in the order of the list's filters
   * (docs/decisions.md#list-filters-from-columns).
   */
  filtered: { search: string; parameters: ListInput['parameters'] };
  /** Path on the auth host, below /ImportExport. */
  exportPath: string;
  session?: Partial<Session>;
  /** Conditions that every query sends, such as the owner of the records. */
  always?: object[];
  empty?: string;
}

interface Asked extends Record<string, unknown> {
  input: ListInput;
}

/** tests/shared/list tests paging, sorting, presets, filters and errors once for all lists. */
export function describeList<Row>(def: ListDef<Row>, list: ListCase): void {
  const {
    path,
    title,
    operation,
    alias = 'page',
    later = {},
    session,
    always = [],
    empty = 'No records available!',
  } = list;
  const toPlace = ({ name }: { name: string }) => (def.filters ?? []).findIndex(filter => filter.name === name);
  const parameters = [...always, ...list.filtered.parameters.toSorted((a, b) => toPlace(a) - toPlace(b))];
  const answered = (rows: unknown[] | null) => ({ [alias]: rows && { totalRecords: rows.length, data: rows } });
  const open = (search = '') => {
    // Filters and presets load later, when they become visible.
    for (const [name, data] of Object.entries({ filterList: { filterList: null }, ...later })) answer(name, data);
    return renderFeature({ path: path + search, session });
  };

  describe(title, () => {
    it('requests the first page once and shows the row with its links, hostile text as plain text', async () => {
      const asked = answer<Asked>(operation, answered([list.row]));
      open();
      const grid = within(await screen.findByRole('table', { name: title }));
      for (const [name, href] of Object.entries(list.links))
        expect(await grid.findByRole('link', { name })).toHaveAttribute('href', href);
      for (const text of list.texts) expect(grid.getAllByText(text)[0]).toBeVisible();
      expect(asked).toEqual([
        { input: { currentPage: 1, pageSize: 15, parameters: always, sortBy: 'id', sortOrder: 'desc' } },
      ]);
    });

    it('applies the filters of the URL to the list and the export', async () => {
      const asked = answer<Asked>(operation, answered(null));
      const bodies: unknown[] = [];
      server.use(
        http.post(`*/ImportExport/${list.exportPath}`, async ({ request }) => {
          bodies.push(await request.json());
          return new HttpResponse(null, { status: 500 });
        }),
      );
      const { user } = open(list.filtered.search);
      expect((await screen.findAllByText(empty))[0]).toBeVisible();
      expect(asked[0]?.input.parameters).toEqual(parameters);
      const menu = screen.queryByRole('button', { name: 'Export' });
      if (menu) await user.click(menu);
      await user.click(screen.getByRole('button', { name: 'Export to Excel' }));
      await waitFor(() => expect(bodies).toMatchObject([{ query: parameters, exportType: 'xlsx' }]));
      expect((await screen.findAllByText('Error while export. Please try again'))[0]).toBeVisible();
    });

    it('has no duplicate column or filter names', () => {
      for (const names of [def.columns, def.filters ?? []].map(all => all.map(({ name }) => name)))
        expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    });
  });
}
