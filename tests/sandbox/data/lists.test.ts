import { describe, expect, it } from 'vitest';
import { compare } from '@/lib/money';
import { list, param, persona, refusal, openSandbox } from './support.ts';

const sandbox = openSandbox();
const all = (...parameters: ReturnType<typeof param>[]) => ({ pageSize: 0, parameters });

interface Row {
  id: number;
  status: string;
  supplierCode: string;
  supplierName: string;
  invoiceNumber: string;
  invoiceDate: string;
  totalGrossAmount: string;
  rct: string;
}
const FIELDS = 'id status supplierCode supplierName invoiceNumber invoiceDate totalGrossAmount rct';
const invoices = async (input: Parameters<typeof list>[4]) =>
  list<Row>(sandbox, await persona(sandbox, 'auditor'), 'nonPoInvoiceList', FIELDS, input);

describe('paging and sorting', () => {
  it('returns pages of the whole list, newest first', async () => {
    const first = await invoices({});
    const second = await invoices({ currentPage: 2 });
    const whole = await invoices(all());
    expect(first.totalRecords).toBe(160);
    expect(whole.data).toHaveLength(160);
    expect([...first.data, ...second.data].map(row => row.id)).toEqual(whole.data.slice(0, 30).map(row => row.id));
    expect(whole.data.map(row => row.id)).toEqual(whole.data.map(row => row.id).toSorted((a, b) => b - a));
    expect((await invoices({ currentPage: 99 })).data).toEqual([]);
  });

  it('sorts amounts numerically and dates chronologically in both directions', async () => {
    const up = await invoices({ ...all(), sortBy: 'totalGrossAmount', sortOrder: 'asc' });
    const amounts = up.data.map(row => row.totalGrossAmount);
    expect(amounts).toEqual(amounts.toSorted((a, b) => compare(a, b)));
    const down = await invoices({ pageSize: 160, sortBy: 'totalGrossAmount', sortOrder: 'Desc' });
    expect(down.data.map(row => row.id)).toEqual(up.data.map(row => row.id).toReversed());
    const days = (await invoices({ ...all(), sortBy: 'invoiceDate', sortOrder: 'desc' })).data.map(
      row => row.invoiceDate,
    );
    expect(days).toEqual(days.toSorted().toReversed());
  });

  it("returns dates, timestamps and amounts in the contract's format", async () => {
    const [row] = (await invoices({ pageSize: 1 })).data;
    expect(row?.invoiceDate).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(row?.rct).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/);
    expect(row?.totalGrossAmount).toMatch(/^\d+\.\d{2}$/);
  });
});

describe('filters', () => {
  const withStatus = (value: string) => param('status', value, 'checkBox');

  it.each<[what: string, parameters: ReturnType<typeof param>[], matches: (row: Row) => boolean]>([
    ['a list of texts', [withStatus('Draft, Under Query')], row => ['Draft', 'Under Query'].includes(row.status)],
    ['suppliers', [param('supplierCode', '200101,200103', 'cimSupplier')], row => /20010[13]/.test(row.supplierCode)],
    ['a part of a text, ignoring case', [param('supplierName', 'sahyADRI')], row => /sahyadri/i.test(row.supplierName)],
    ['a number', [param('id', '42', 'int')], row => row.id === 42],
    ['a comparison', [param('id', '42', 'int', '<=')], row => row.id <= 42],
    [
      'an amount',
      [param('totalGrossAmount', '1000000', 'number', '>')],
      row => compare(row.totalGrossAmount, '1000000') > 0,
    ],
    [
      'days from and to',
      [param('invoiceDate', '2026-10-01,2026-10-31', 'dateRange')],
      row => row.invoiceDate.startsWith('2026-10'),
    ],
    ['days from', [param('invoiceDate', '2026-11-01,', 'dateRange')], row => row.invoiceDate >= '2026-11-01'],
    ['one day', [param('invoiceDate', '2026-11-07', 'date')], row => row.invoiceDate === '2026-11-07'],
    [
      "times within the buyer's day",
      [param('rct', '2026-11-01,2026-11-10', 'dateRange')],
      row => row.rct >= '2026-10-31T18:30' && row.rct < '2026-11-10T18:30',
    ],
    [
      'all conditions together',
      [withStatus('Approved'), param('supplierCode', '200101', 'cimSupplier')],
      row => row.status === 'Approved' && row.supplierCode === '200101',
    ],
    ['an empty value', [param('status', ' ', 'checkBox'), param('supplierName', '')], () => true],
    ['literal wildcards', [param('supplierName', '%')], () => false],
    ['literal quotes', [param('supplierName', "' or 1=1 --")], () => false],
  ])('filter by %s', async (_what, parameters, matches) => {
    const found = await invoices(all(...parameters));
    const wanted = (await invoices(all())).data.filter(matches).map(row => row.id);
    expect(found.data.map(row => row.id)).toEqual(wanted);
    expect(found.totalRecords).toBe(wanted.length);
  });

  it.each<[string, Parameters<typeof list>[4], RegExp]>([
    ['an unknown parameter', all(param('Status', 'Draft')), /Unknown parameter 'Status'/],
    ['JSON as a filter', all(param('invoiceCopies', 'x')), /Unknown parameter/],
    ['an unknown type', all(param('status', 'x', 'regex')), /Unknown type 'regex'/],
    ['text as a number', all(param('id', 'x', 'int')), /not a number/],
    ['a number for a text', all(param('status', '5', 'int')), /not a number/],
    ['text for a yes or no', all(param('erpSyncFlag', '1e400', 'cimSupplier')), /neither true nor false/],
    ['an unknown operator', all(param('id', '5', 'int', '; drop')), /Unknown operator/],
    ['an impossible day', all(param('invoiceDate', '2026-02-30,2026-03-01', 'dateRange')), /not a date range/],
    ['three days', all(param('invoiceDate', '2026-01-01,2026-01-02,2026-01-03', 'dateRange')), /not a date range/],
    ['a range of texts', all(param('status', '2026-01-01,2026-01-02', 'dateRange')), /not a date range/],
    ['an unknown column to sort by', { sortBy: 'password' }, /Cannot sort by 'password'/],
    ['an unknown order', { sortBy: 'id', sortOrder: 'sideways' }, /Unknown sort order/],
    ['page 0', { currentPage: 0 }, /starts at 1/],
    ['a negative size', { pageSize: -1 }, /pageSize/],
  ])('reject %s', async (_what, input, message) => {
    expect((await refusal(invoices(input), 'BAD_USER_INPUT')).message).toMatch(message);
  });
});

it('the support list filters by creation date', async () => {
  const viewer = await persona(sandbox, 'auditor');
  const rows = await list<{ rct: string }>(sandbox, viewer, 'supportList', 'rct', all());
  const day = rows.data[0]?.rct.slice(0, 10) ?? '';
  const found = await list(sandbox, viewer, 'supportList', 'id', all(param('rct', `${day},${day}`)));
  expect(found.data.length).toBeGreaterThan(0);
});

describe('reference lists', () => {
  const codes = async (name: string, input: Parameters<typeof list>[4]) => {
    const page = await list<{ code: string }>(sandbox, await persona(sandbox, 'supplier'), name, 'code', input);
    return page.data.map(row => row.code);
  };

  it.each<[name: string, parameters: ReturnType<typeof param>[], wanted: string[]]>([
    ['companyList', [param('codeorname', 'bio')], ['2000']],
    ['companyList', [param('countryName', 'germany')], ['4000']],
    [
      'companyList',
      [param('name', 'vireya'), param('active', 'true'), param('deleted', 'false')],
      ['1000', '2000', '3000', '4000'],
    ],
    ['currencyList', [param('code', 'sgd')], ['SGD']],
    ['regionList', [], ['IN', 'US', 'DE']],
    ['departmentList', [param('name', 'quality')], ['QC', 'QA']],
    ['nonPoInvoiceApSubCategoryList', [param('name', 'rent')], ['RNT']],
    ['paymentTermList', [param('name', '45'), param('active', 'true'), param('deleted', 'false')], ['N045']],
    ['taxTypeList', [param('countryCode', 'IN')], ['CGST_SGST', 'CGST_UGST', 'IGST', 'NOTAX']],
    ['taxList', [param('countryCode', 'DE'), param('rate', '19')], ['V2']],
    ['taxList', [param('countryCode', 'IN'), param('code', 'G4')], ['G4']],
    ['hsnList', [param('code', '998346'), param('conditionType', 'JIIG,JIIN', 'checkBox')], ['998346']],
    ['hsnList', [param('code', 'courier')], []],
    ['plantList', [param('NAMEORGSTORADDRESS', 'genome'), param('companyCode', '1000')], ['HYD2']],
    ['plantList', [param('NAMEORGSTORADDRESS', '24AAFCV'), param('companyCode', '2000')], ['AMD1', 'VAD1']],
    ['employeeDetailsList', [param('nameoremail', 'meera.iyer@')], ['E10207']],
    ['employeeDetailsList', [param('code', 'E10200')], ['E10200']],
  ])('%s with %j returns the expected codes', async (name, parameters, wanted) =>
    expect(await codes(name, all(...parameters))).toEqual(wanted),
  );

  it('contain about sixty HSN/SAC rows, some of which the portal must filter out', async () => {
    const page = await list<{ code: string; conditionType: string; taxRate: string }>(
      sandbox,
      await persona(sandbox, 'supplier'),
      'hsnList',
      'code conditionType taxRate',
      { pageSize: 300, parameters: [param('active', 'true'), param('deleted', 'false')] },
    );
    const offered = page.data.filter(row => ['JIIG', 'JIIN'].includes(row.conditionType));
    expect(page.totalRecords).toBeGreaterThan(55);
    expect(page.totalRecords - offered.length).toBeGreaterThan(5);
    expect([...new Set(offered.map(row => row.taxRate))].sort()).toEqual(['0', '12', '18', '28', '5']);
    expect(new Set(offered.map(row => row.code)).size).toBe(offered.length);
  });

  it("show a supplier's withholding taxes to that supplier and the buyer only", async () => {
    const taxes = async (who: string, supplier: string, company: string) => {
      const parameters = [param('suppliercode', supplier), param('CompanyCode', company)];
      const viewer = await persona(sandbox, who);
      const page = await list<{ code: string }>(sandbox, viewer, 'tdsSupplierList', 'code', { parameters });
      return page.data.map(row => row.code).sort();
    };
    expect(await taxes('supplier', '200101', '1000')).toEqual(['194J']);
    expect(await taxes('auditor', '200102', '1000')).toEqual(['194C', '194J']);
    expect(await taxes('supplier', '200102', '1000')).toEqual([]);
  });

  it('find a supplier by code and company or by PAN or code, with one row per company', async () => {
    const auditor = await persona(sandbox, 'auditor');
    const rows = async (...parameters: ReturnType<typeof param>[]) => {
      const found = await list<{ code: string; companyCode: string }>(
        sandbox,
        auditor,
        'masterSupplierList',
        'code companyCode',
        { pageSize: 10, sortBy: 'companyCode', parameters },
      );
      return found.data.map(row => `${row.code}/${row.companyCode}`);
    };
    expect(await rows(param('Code', '200101'), param('CompanyCode', '2000'))).toEqual(['200101/2000']);
    expect(await rows(param('panOrCode', '200101'))).toEqual(['200101/1000', '200101/2000']);
    const { supplierPan } = await persona(sandbox, 'supplier');
    expect(await rows(param('panOrCode', supplierPan ?? ''))).toEqual(['200101/1000', '200101/2000']);
    expect(await rows(param('panOrCode', '20010'))).toEqual([]);
  });
});
