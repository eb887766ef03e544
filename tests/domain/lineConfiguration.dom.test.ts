import { expect, describe, it } from 'vitest';
import { resolveDocument } from '@/domain/record/resolveDocument';
import { deliveryDocument } from '@/features/delivery/delivery.document';
import { billedLines, deliveryColumns, deliveryReadColumns } from '@/features/delivery/fields/delivery.lines';
import { overheadColumns, overheadReadColumns } from '@/features/delivery/fields/overhead.lines';
import { blankValues as blankDelivery } from '@/features/delivery/model/delivery.values';
import { nonPoDocument } from '@/features/nonPo/nonPo.document';
import { nonPoLineColumns, nonPoLineReadColumns, shipmentColumns } from '@/features/nonPo/fields/nonPo.lines';
import { advanceColumns, advanceReadColumns } from '@/features/proforma/fields/proforma.lines';
import { proformaDocument } from '@/features/proforma/proforma.document';
import { blankValues as blankProforma } from '@/features/proforma/model/proforma.values';
import type { LineColumn } from '@/shared/lines/types';

type Columns = readonly LineColumn<never>[];
interface Table {
  /** An editable field of the line that both tables show. */
  typed: string;
  columns: (config: string) => { typing: Columns; reading: Columns };
}

const setting = { countryCode: 'IN', bySupplier: true };
const documentContext = { type: 'PO', items: [], itemOf: () => undefined } as const;
const getRows = (document: unknown, config: string, values: object, list: string) =>
  resolveDocument(document as never, { config, roleGroups: [], setting, values: values as never }).rowFields(
    list as never,
  ) as never;

const TABLES: Record<string, Table> = {
  'lines of a non-PO invoice': {
    typed: 'lineItemDescription',
    columns: config => {
      const of = { fields: getRows(nonPoDocument, config, {}, 'items'), countryCode: 'IN' };
      return { typing: nonPoLineColumns({ ...of, taxed: true }), reading: nonPoLineReadColumns(of) } as never;
    },
  },
  'shipments of a non-PO invoice': {
    typed: 'trackingNo',
    columns: config => {
      const columns = shipmentColumns(getRows(nonPoDocument, config, {}, 'shippingDetails'));
      return { typing: columns, reading: columns } as never;
    },
  },
  'lines of a proforma invoice': {
    typed: 'lineItemDescription',
    columns: config => {
      const fields = getRows(proformaDocument, config, blankProforma(), 'lineItems');
      return { typing: advanceColumns(fields, []), reading: advanceReadColumns(fields) } as never;
    },
  },
  'lines of a delivery invoice': {
    typed: 'quantity',
    columns: config => {
      const fields = getRows(deliveryDocument, config, blankDelivery([billedLines.blank()]), 'items');
      const of = { fields, documentContext, countryCode: 'IN', onOpen: () => {} };
      return { typing: deliveryColumns(of), reading: deliveryReadColumns(of) } as never;
    },
  },
  'overheads of a delivery invoice': {
    typed: 'amount',
    columns: config => {
      const fields = getRows(deliveryDocument, config, blankDelivery([]), 'overheads');
      return { typing: overheadColumns(fields, 'IN'), reading: overheadReadColumns(fields, 'IN') } as never;
    },
  },
};

describe.each(Object.entries(TABLES))('the columns of the %s', (_, { typed, columns }) => {
  const of = (said: object) => {
    const { typing, reading } = columns(JSON.stringify({ fields: [{ fieldName: typed, ...said }] }));
    const find = (all: Columns) =>
      (all as readonly LineColumn<Record<string, string>>[]).find(({ key }) => key === typed);
    return { typing: find(typing), reading: find(reading), others: typing.length };
  };

  it('have the configured label in form and view', () => {
    const { typing, reading } = of({ label: 'Our own word' });
    expect([typing?.title, reading?.title]).toEqual(['Our own word', 'Our own word']);
  });

  it('omit a column that the configuration hides', () => {
    const { typing, reading, others } = of({ visible: false });
    expect([typing, reading]).toEqual([undefined, undefined]);
    expect(others).toBe(of({}).others - 1);
  });

  it('mark a required column and lock a disabled one', () => {
    expect(of({ isRequired: true }).typing?.required).toBe(true);
    expect(of({}).typing?.locked?.({}) ?? false).toBe(false);
    expect(of({ disable: true }).typing?.locked?.({})).toBe(true);
  });
});
