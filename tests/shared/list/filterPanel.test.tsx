import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadDrawer, loadPanel } from '@/shared/list/ListPanel';
import { answer } from '../../support/server';
import { answerThings, panelOpen, renderList } from './listBench';

// Loads the panel's code before a test's clock starts.
beforeAll(() => Promise.all([loadPanel(), loadDrawer()]));
beforeEach(panelOpen);

/** Opens the list and waits for the filter panel's code. */
async function openList(address = '', props: Parameters<typeof renderList>[1] = {}) {
  const inputs = answerThings(34);
  const list = renderList(address, { lookups: { countries: async () => [{ value: 'IN', label: 'India' }] }, ...props });
  await screen.findByRole('button', { name: 'Apply' });
  const apply = () => list.user.click(screen.getByRole('button', { name: 'Apply' }));
  const search = () => list.router.state.location.search;
  return { ...list, inputs, apply, search };
}

const chips = () => within(screen.getByRole('list', { name: 'Active filters' })).getAllByRole('listitem');

describe('filter panel', () => {
  it('converts every filter type to its query parameter, only on Apply', async () => {
    answer('masterSupplierList', {
      masterSupplierList: {
        totalRecords: 2,
        data: [
          { id: 1, code: 'S0009', name: 'Konkan Couriers', companyCode: '1100' },
          { id: 2, code: 'S0009', name: 'Konkan Couriers', companyCode: '1200' },
        ],
      },
    });
    const { user, inputs, apply, search } = await openList('?page=2');
    const field = (name: string) => screen.getByRole('textbox', { name });
    await user.type(field('Number'), ' INV 7 ');
    await user.type(field('Weight'), '1,250.5');
    await user.type(field('Price from'), '1,000');
    await user.type(field('Made On'), '05-Nov-2026{Enter}');
    await user.type(field('Changed from'), '01-Nov-2026{Enter}');
    await user.type(field('Changed to'), '30-Nov-2026{Enter}');
    await user.click(screen.getByRole('checkbox', { name: 'Draft' }));
    await user.click(screen.getByRole('checkbox', { name: 'Under Query' }));
    await user.click(await screen.findByRole('checkbox', { name: 'India' }));
    await user.type(screen.getByRole('combobox', { name: 'Supplier' }), 'konkan');
    await user.click(await screen.findByTitle('Konkan Couriers'));
    expect(inputs).toHaveLength(1);
    await apply();
    await waitFor(() => expect(inputs).toHaveLength(2));
    expect(inputs[1]).toEqual({
      currentPage: 1,
      pageSize: 15,
      sortBy: 'id',
      sortOrder: 'desc',
      parameters: [
        { name: 'no', value: 'INV 7' },
        { name: 'weight', value: '1250.5', type: 'int' },
        { name: 'price', value: '1000', operator: '>=', type: 'int' },
        { name: 'madeOn', value: '2026-11-05', type: 'date' },
        { name: 'changedAt', value: '2026-11-01,2026-11-30', type: 'dateRange' },
        { name: 'status', value: 'Draft,Under Query', type: 'checkBox' },
        { name: 'country', value: 'IN', type: 'checkBox' },
        { name: 'supplierCode', value: 'S0009', type: 'cimSupplier' },
      ],
    });
    expect(search()).not.toContain('page=');
    expect(chips().map(chip => chip.textContent)).toEqual([
      'Number: INV 7',
      'Weight: 1250.5',
      'Price: 1000 and more',
      'Made On: 05-Nov-2026',
      'Changed: 01-Nov-2026 to 30-Nov-2026',
      'Status: Draft, Under Query',
      'Country: IN',
      'Supplier: Konkan Couriers (S0009)',
      'Clear all',
    ]);
    expect(screen.getByRole('button', { name: 'Filters, 8 active' })).toBeVisible();
  });

  it("shows 'No Data' when no column has that name (spec 2 §8)", async () => {
    const { user } = await openList();
    await user.type(screen.getByRole('combobox', { name: 'Sort By' }), 'nothing of the kind');
    expect(await screen.findByText('No Data')).toBeVisible();
  });

  it('sorts by any column in either order', async () => {
    const { user, inputs, apply } = await openList();
    await user.click(screen.getByRole('combobox', { name: 'Sort By' }));
    await user.click(await screen.findByTitle('Price'));
    await user.click(screen.getByRole('radio', { name: 'Asc' }));
    await apply();
    await waitFor(() => expect(inputs.at(-1)).toMatchObject({ sortBy: 'price', sortOrder: 'asc' }));
  });

  it("doesn't send a query with an invalid value and moves focus to it", async () => {
    const { user, inputs, apply } = await openList();
    const weight = screen.getByRole('textbox', { name: 'Weight' });
    await user.type(weight, 'heavy');
    await user.type(screen.getByRole('textbox', { name: 'Price from' }), '30');
    await user.type(screen.getByRole('textbox', { name: 'Price to' }), '9');
    await user.type(screen.getByRole('textbox', { name: 'Changed to' }), '30-Nov-2026{Enter}');
    await apply();
    expect(screen.getByText("'heavy' is not a number")).toBeVisible();
    expect(screen.getByText('Choose both dates.')).toBeVisible();
    expect(screen.getByText("The first number can't be greater than the second.")).toBeVisible();
    expect(weight).toHaveFocus();
    expect(weight).toBeInvalid();
    expect(weight).toHaveAccessibleDescription("'heavy' is not a number");
    await user.clear(weight);
    expect(screen.queryByText("'heavy' is not a number")).not.toBeInTheDocument();
    await user.type(screen.getByRole('textbox', { name: 'Changed from' }), '01-Dec-2026{Enter}');
    await apply();
    expect(screen.getByText("The first date can't be after the second.")).toBeVisible();
    expect(inputs).toHaveLength(1);
  });

  it('removes one filter with its chip and all filters with one click, and updates the panel', async () => {
    const { user, inputs, search } = await openList('?f.no=x&f.status=Draft&f.weight=3');
    expect(screen.getByRole('textbox', { name: 'Number' })).toHaveValue('x');
    expect(screen.getByRole('checkbox', { name: 'Draft' })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Remove filter Number' }));
    expect(search()).toBe('?f.weight=3&f.status=Draft');
    expect(screen.getByRole('textbox', { name: 'Number' })).toHaveValue('');
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(search()).toBe('');
    await waitFor(() => expect(inputs.at(-1)).toMatchObject({ parameters: [] }));
  });

  it('keeps a status that is no option, shows it and lets the user remove it', async () => {
    const { user, inputs, apply, search } = await openList('?f.status=Draft&f.status=Sent+to+ERP');
    await waitFor(() =>
      expect(inputs.at(-1)?.parameters).toEqual([{ name: 'status', value: 'Draft,Sent to ERP', type: 'checkBox' }]),
    );
    expect(chips()[0]).toHaveTextContent('Status: Draft, Sent to ERP');
    await user.click(screen.getByRole('checkbox', { name: 'Draft' }));
    await apply();
    expect(search()).toBe('?f.status=Sent+to+ERP');
    await user.click(screen.getByRole('checkbox', { name: 'Sent to ERP' }));
    await apply();
    expect(search()).toBe('');
  });

  it('stores the applied filter as listFilterValue; clearing removes it and sorts by id descending', async () => {
    const { user, inputs, apply, search } = await openList('?sort=no&order=asc');
    await user.type(screen.getByRole('textbox', { name: 'Number' }), 'x');
    await apply();
    await waitFor(() => expect(localStorage.getItem('listFilterValue')).toContain('"context":"Things"'));
    await user.click(screen.getByRole('button', { name: 'Clear all filters' }));
    await waitFor(() => expect(inputs.at(-1)).toMatchObject({ parameters: [], sortBy: 'id', sortOrder: 'desc' }));
    expect(localStorage.getItem('listFilterValue')).toBeNull();
    expect(search()).toBe('');
    expect(screen.getByRole('textbox', { name: 'Number' })).toHaveValue('');
  });

  it('restores the filter with one query, until the list is opened from its link', async () => {
    const first = await openList();
    await first.user.type(screen.getByRole('textbox', { name: 'Number' }), 'x');
    await first.apply();
    await waitFor(() => expect(localStorage.getItem('listFilterValue')).not.toBeNull());
    first.unmount();
    const { user, inputs, search } = await openList();
    expect(inputs.map(input => input.parameters)).toEqual([[{ name: 'no', value: 'x' }]]);
    expect(search()).toBe('?f.no=x');
    await user.click(screen.getByRole('link', { name: 'Things' }));
    await waitFor(() => expect(inputs.at(-1)?.parameters).toEqual([]));
    expect(localStorage.getItem('listFilterValue')).toBeNull();
  });

  it("offers a retry when options can't be loaded", async () => {
    let down = true;
    const countries = async () => {
      if (down) throw new Error('down');
      return Array.from({ length: 12 }, (_, index) => ({ value: `C${index}`, label: `Country ${index}` }));
    };
    const { user, search, apply } = await openList('', { lookups: { countries } });
    await screen.findByText(/The options couldn't be loaded/);
    down = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    // With more than ten options, the filter is a searchable select.
    const select = await screen.findByRole('combobox', { name: 'Country' });
    await user.type(select, 'Country 7');
    await user.click(await screen.findByTitle('Country 7'));
    await apply();
    expect(search()).toBe('?f.country=C7');
  });

  it('opens on request and keeps its open or closed state', async () => {
    localStorage.clear();
    answerThings(1);
    const toggle = () => screen.getByRole('button', { name: 'Filters, 0 active' });
    const first = renderList();
    await screen.findByText('Total Records: 1');
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
    await first.user.click(toggle());
    expect(await screen.findByRole('button', { name: 'Apply' })).toBeVisible();
    first.unmount();

    const second = renderList();
    expect(toggle()).toHaveAttribute('aria-expanded', 'true');
    await second.user.click(toggle());
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
    second.unmount();
    renderList();
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  });

  it('opens when the URL requests presets', async () => {
    localStorage.clear();
    answerThings(1);
    answer('filterList', { filterList: null });
    renderList('?tab=presets');
    expect(await screen.findByText('No source list available!')).toBeVisible();
  });

  it('is a drawer on narrow screens that closes on Apply', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(query => ({
      ...({ media: query, onchange: null, addListener() {}, removeListener() {} } as const),
      matches: query.includes('width <'),
      addEventListener: () => {},
      removeEventListener: () => {},
      dispatchEvent: () => false,
    }));
    answerThings(34);
    const { user, router } = renderList();
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Filters, 0 active' }));
    const drawer = await screen.findByRole('dialog', { name: 'Filters and presets' });
    await user.type(within(drawer).getByRole('textbox', { name: 'Number' }), 'x{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(router.state.location.search).toBe('?f.no=x');
  });
});
