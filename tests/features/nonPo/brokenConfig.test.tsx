import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { nonPoRoutes } from '@/features/nonPo/routes';
import { renderFeature } from '../../support/renderApp.tsx';
import { answer } from '../../support/server.ts';
import { bareRecord } from './record.ts';

const NOTICE = /Some settings of this page could not be read/;
let config: string | null;
let warned: string[];

beforeEach(() => {
  answer('nonPoInvoiceById', {
    nonPoInvoiceById: {
      ...bareRecord,
      id: 12,
      rcb: 'u-100',
      itemText: 'Batch 7',
      companyCode: '1000',
      companyName: 'Arogya',
    },
  });
  answer('configByRegionCompany', () => ({ configByRegionCompany: { id: 1, config } }));
  answer('workflowTaskQuery', { workflowTaskQuery: { totalRecords: 0, data: [] } });
  answer('queryList', { queryList: { totalRecords: 0, data: [] } });
  answer('notificationList', { notificationList: { totalRecords: 0, data: [] } });
  warned = [];
  vi.spyOn(console, 'warn').mockImplementation((...parts: unknown[]) => void warned.push(parts.map(String).join(' ')));
});

const PLACES = [
  ['view', '/NonPoInvoice/View/12'],
  ['form', '/NonPoInvoice/Edit?id=12'],
] as const;
const open = async (path: string) => {
  const app = renderFeature({ path, routes: nonPoRoutes });
  expect((await screen.findAllByText('Item Text'))[0]).toBeVisible();
  return app;
};

describe.each(PLACES)('broken field configuration on the %s', (_place, path) => {
  it('applies the valid entries; a valid configuration shows no notice', async () => {
    config =
      '{"fields":[{"fieldName":"itemText","kind":"slider"},{"fieldName":"invoiceNumber","label":"Bill Number"}]}';
    const { unmount } = await open(path);
    expect(screen.getAllByText('Bill Number').length).toBeGreaterThan(0);
    expect(screen.getByText(NOTICE)).toBeVisible();
    // The error is reported after the page has rendered.
    await waitFor(() => expect(warned).toHaveLength(1));
    expect(warned[0]).toContain('is not a known kind');
    unmount();

    warned = [];
    // The log contains data about other documents, so only support may see it.
    const noted = vi.spyOn(console, 'info').mockReturnValue();
    config = '{"fields":[{"fieldName":"srnNumber"},{"fieldName":"invoiceNumber","label":"Bill No"}]}';
    await open(path);
    expect(screen.getAllByText('Bill No').length).toBeGreaterThan(0);
    expect(screen.queryByText(NOTICE)).toBeNull();
    await waitFor(() => expect(noted).toHaveBeenCalledWith(expect.stringContaining('not on this page: srnNumber')));
    expect(warned).toEqual([]);
  });
});
