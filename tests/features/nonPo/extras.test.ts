import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { deriveExtras, shipmentIssues, shipmentsToSend } from '@/features/nonPo/model/extras';
import { fromApi, toCopy, toEdit, toFormPath, toInput } from '@/features/nonPo/model/nonPo.mappers';
import { itemLines, shipmentRows } from '@/features/nonPo/fields/nonPo.lines';
import type { NonPoExtras } from '@/features/nonPo/model/nonPo.values';
import { taxLineFields, tcsFields, vatFields } from '@/features/nonPo/fields/nonPo.extras';
import { getBlank } from '@/shared/fields/dto';
import { resolveFields } from '@/shared/fields/resolve';
import { buildSchema } from '@/shared/fields/schema';
import { partiesFromRecord } from '@/domain/invoice/parties';
import { bareRecord, studyItem } from './record.ts';

const { blank: blankLine } = itemLines;
const { blank: blankShipment } = shipmentRows;
const noExtras: NonPoExtras = { ...getBlank([...tcsFields, ...taxLineFields, ...vatFields]), taxLineTaxCode: '' };
const values = (patch: Partial<NonPoExtras>): NonPoExtras => ({ ...noExtras, ...patch });
const sums = { lineSum: '1000.00', lastSum: '1000.00' };
const defaults = { tcsGlCode: '217000', taxLineTaxCode: 'V0' };

describe('deriveExtras', () => {
  it('fills TCS when it is enabled: sum of the lines, rate and amount 0, the configured GL code', () => {
    expect(deriveExtras(values({ isTcs: true }), sums, defaults)).toEqual({
      tcsLineAmount: '1000.00',
      tcsRate: '0',
      tcsAmount: '0.00',
      tcsGlCode: '217000',
    });
  });

  it('clears TCS when it is disabled', () => {
    const off = values({ tcsLineAmount: '5', tcsRate: '0.1', tcsAmount: '0.01', tcsGlCode: 'x' });
    expect(deriveExtras(off, sums, defaults)).toEqual({ tcsLineAmount: '', tcsRate: '', tcsAmount: '', tcsGlCode: '' });
  });

  it('calculates the TCS amount and updates an unedited line amount with the lines', () => {
    const on = values({ isTcs: true, tcsLineAmount: '1000.00', tcsRate: '0.1', tcsAmount: '1.00', tcsGlCode: 'g' });
    expect(deriveExtras(on, sums, defaults)).toBeNull();
    expect(deriveExtras(on, { lineSum: '2000.00', lastSum: '1000.00' }, defaults)).toEqual({
      tcsLineAmount: '2000.00',
      tcsAmount: '2.00',
    });
    const typed = { ...on, tcsLineAmount: '500' };
    expect(deriveExtras(typed, { lineSum: '2000.00', lastSum: '1000.00' }, defaults)).toEqual({ tcsAmount: '0.50' });
  });

  it('fills the extra tax line with its configured code and rate 0, and clears it when disabled', () => {
    expect(deriveExtras(values({ includeTaxLine: true }), sums, defaults)).toEqual({
      taxLineTaxCode: 'V0',
      taxLineTaxRate: '0',
    });
    const off = values({
      taxLineDescrption: 'Customs',
      taxLineAmount: '10',
      taxLineTaxCode: 'V0',
      taxLineTaxRate: '0',
    });
    expect(deriveExtras(off, sums, defaults)).toEqual({
      taxLineDescrption: '',
      taxLineAmount: '',
      taxLineTaxCode: '',
      taxLineTaxRate: '',
    });
  });

  it('calculates VAT on the sum of the lines', () => {
    expect(deriveExtras(values({ vatPercentage: '19' }), sums, defaults)).toEqual({ totalVATAmount: '190.00' });
  });
});

describe('amounts of TCS and the extra tax line', () => {
  const getMessages = (patch: Partial<NonPoExtras>) => {
    const given = values({ isTcs: true, includeTaxLine: true, ...patch });
    const fields = resolveFields<NonPoExtras>([...tcsFields, ...taxLineFields], [], [], given);
    const { error } = z.safeParse(buildSchema(fields, 'draft'), given);
    return error?.issues.map(({ message }) => message) ?? [];
  };
  it.each<[Partial<NonPoExtras>, string[]]>([
    [{ tcsLineAmount: '1,000.50', taxLineAmount: '10.5' }, []],
    [{ tcsLineAmount: '1000.555' }, ['Upto 2 decimals allowed']],
    [{ tcsLineAmount: '(1,250.00)' }, ['Negative value not allowed']],
    [{ tcsLineAmount: '1.250,00' }, ["'1.250,00' is not an amount"]],
    [{ taxLineAmount: '10.555' }, ['Upto 2 decimals allowed']],
    [{ taxLineAmount: '-1' }, ['Negative value not allowed']],
    [{ taxLineAmount: '#5' }, ['Special character not allowed']],
  ])('%j: %j', (patch, messages) => expect(getMessages(patch)).toEqual(messages));
});

describe('shipping details', () => {
  const row = (patch: object) => ({ ...blankShipment(), ...patch });
  it('accept up to three digits as delivery days and nothing else', () => {
    const rows = ['', '7', '120', '1200', '2 days', '-1'].map(deliveryDays => row({ deliveryDays }));
    expect(shipmentIssues(rows).map(({ index, message }) => [index, message])).toEqual(
      [3, 4, 5].map(index => [index, 'Delivery Days is must be number']),
    );
  });
  it('require the configured columns of each filled row; a blank first row requires the mode of transport', () => {
    const required = { modeOfTransport: 'How does it travel?', trackingNo: 'Tracking please' };
    const rows = [row({ modeOfTransport: 'Air' }), row({}), row({ trackingNo: 'T2' })];
    expect(shipmentIssues(rows, required)).toEqual([
      { index: 0, key: 'trackingNo', message: 'Tracking please' },
      { index: 2, key: 'modeOfTransport', message: 'How does it travel?' },
    ]);
    expect(shipmentIssues([row({}), row({})], required)).toEqual([
      { index: 0, key: 'modeOfTransport', message: 'How does it travel?' },
    ]);
    expect(shipmentIssues([row({})], { trackingNo: 'Tracking please' })).toEqual([]);
  });
  it('skip validation of hidden columns', () => {
    const rows = [row({ deliveryDays: '2-3', transportPartner: 'x'.repeat(5000) })];
    expect(shipmentIssues(rows).map(({ key }) => key)).toEqual(['transportPartner', 'deliveryDays']);
    expect(shipmentIssues(rows, {}, ['modeOfTransport', 'deliveryDays']).map(({ key }) => key)).toEqual([
      'deliveryDays',
    ]);
    expect(shipmentIssues(rows, {}, [])).toEqual([]);
  });
  it('are null on submit when no row has a mode of transport; blank rows are left out', () => {
    const air = row({ modeOfTransport: 'Air' });
    expect(shipmentsToSend([row({ trackingNo: 'T1' }), row({})], 'submit')).toBeNull();
    expect(shipmentsToSend([air, row({})], 'submit')).toEqual([air]);
  });
  it('are all kept in a draft', () => {
    expect(shipmentsToSend([row({ trackingNo: 'T1' }), row({})], 'draft')).toEqual([row({ trackingNo: 'T1' })]);
    expect(shipmentsToSend([row({}), row({})], 'draft')).toBeNull();
  });
});

const stored = {
  ...bareRecord,
  id: 9,
  invoiceCopies: '[{"file_uid":"f1","file_name":"a.pdf"}]',
  shippingDocument: '[{"file_uid":"f2","file_name":"b.pdf"}]',
  isTcs: true,
  tcsLineAmount: '1000',
  tcsRate: '0.1',
  tcsAmount: '1',
  tcsGlCode: '217000',
  includeTaxLine: true,
  taxLineDescrption: 'Customs',
  taxLineAmount: '50.5',
  taxLineTaxCode: 'V0',
  taxLineTaxRate: '0',
  shippingDetails: [
    { modeOfTransport: 'Air', transportPartner: null, deliveryDays: '3', consignmentNo: null, trackingNo: null },
  ],
  items: [{ ...studyItem, lineItemDescription: 'Work' }],
};

const submit = { intent: 'submit', documentContext: partiesFromRecord(stored), record: null } as const;

describe('stored invoice in the form', () => {
  it('round-trips without loss: TCS and tax line are part of the gross amount', () => {
    const input = toInput(toEdit(fromApi(stored)), { ...submit, record: { title: 'Kept' } });
    expect(input).toMatchObject({
      title: 'Kept',
      calculateTax: true,
      supplierId: 7,
      isTcs: true,
      tcsLineAmount: '1000.00',
      tcsRate: '0.1',
      tcsAmount: '1.00',
      tcsGlCode: '217000',
      taxLineDescrption: 'Customs',
      taxLineAmount: '50.50',
      taxLineTaxCode: 'V0',
      totalAmount: '1000.00',
      totalTaxAmount: '180.00',
      totalGrossAmount: '1231.50',
      shippingDetails: [{ modeOfTransport: 'Air', deliveryDays: '3' }],
    });
  });

  it('drops lines of amount 0 on submit and keeps incomplete ones in a draft', () => {
    const form = toEdit(fromApi(stored));
    const items = [...form.items, { ...blankLine(), lineItemDescription: 'later' }, blankLine()];
    const sent = (intent: 'draft' | 'submit') =>
      toInput({ ...form, items }, { ...submit, intent }).items?.map(item => item.lineItemDescription);
    expect(sent('submit')).toEqual(['Work']);
    expect(sent('draft')).toEqual(['Work', 'later']);
  });

  it('sets calculateTax to false under No Tax', () => {
    const untaxed = { ...stored, taxType: 'No Tax' };
    expect(toInput(toEdit(fromApi(untaxed)), submit).calculateTax).toBe(false);
  });

  it("maps a server error to its line, although lines without an amount weren't sent", () => {
    const form = toEdit(fromApi(stored));
    const [line = blankLine()] = form.items;
    const gaps = {
      ...form,
      items: [blankLine(), line, { ...blankLine(), lineItemDescription: 'later' }, { ...line, uid: 'l2' }],
      shippingDetails: [blankShipment(), { ...blankShipment(), modeOfTransport: 'Sea' }],
    };
    expect(toFormPath('items.1.hsnSacCode', gaps, 'submit')).toBe('items.3.hsnSacCode');
    expect(toFormPath('items.1.hsnSacCode', gaps, 'draft')).toBe('items.2.hsnSacCode');
    expect(toFormPath('shippingDetails.0.deliveryDays', gaps, 'submit')).toBe('shippingDetails.1.deliveryDays');
    expect(toFormPath('invoiceDate', gaps, 'submit')).toBe('invoiceDate');
  });

  it('sends null for every part of a disabled block', () => {
    const input = toInput(toEdit(fromApi(bareRecord)), { ...submit, intent: 'draft' });
    expect(input).toMatchObject({
      isTcs: false,
      tcsLineAmount: null,
      tcsRate: null,
      tcsAmount: null,
      tcsGlCode: null,
      includeTaxLine: false,
      taxLineAmount: null,
      vatPercentage: null,
      totalVATAmount: null,
      shippingDetails: null,
    });
  });

  it('copies everything except number, date, documents and agreement', () => {
    const copy = toCopy(toEdit(fromApi(stored)));
    expect(copy).toMatchObject({
      invoiceNumber: '',
      invoiceDate: '',
      invoiceCopies: [],
      shippingDocument: [],
      isAgree: false,
      isTcs: true,
      taxLineAmount: '50.50',
    });
    expect(copy.items).toMatchObject([{ lineItemDescription: 'Work', amount: '1000.00', codeRate: '18' }]);
    expect(copy.items[0]?.uid).not.toBe('l1');
  });

  it("doesn't read the rate of an untaxed code as 0", () => {
    expect(fromApi({ ...stored, taxType: 'No Tax' }).items[0]?.codeRate).toBe('');
  });
});
