import { getNamedType, isInputObjectType, isListType, isNonNullType, type GraphQLInputType } from 'graphql';
import { beforeAll, expect, it } from 'vitest';
import { today } from '@/lib/dates';
import { MAX_TEXT } from '@/lib/limits';
import { createSupplier } from '../../../sandbox/server/testData.ts';
import { recordInput, uploadPdf } from '../../../sandbox/server/testRecord.ts';
import type { Viewer } from '../../../sandbox/data/viewer.ts';
import { manual } from '../../../sandbox/kinds/manual/kind.ts';
import { documents } from '../../../sandbox/kinds/kinds.ts';
import type { RecordKind } from '../../../sandbox/rules/declared/recordKind.ts';
import { ask, openSandbox } from './support.ts';

// Every amount, quantity, rate and text that the contract lets one send: more than is kept is refused in words, or is nothing that is
// kept. It never reaches a column that cannot hold it (`docs/limits.md`).
const sandbox = openSandbox();
let supplier: Viewer;
beforeAll(async () => {
  supplier = await createSupplier(sandbox.db);
});

type Row = Record<string, unknown>;
interface Written {
  kind: RecordKind;
  call: string;
  input: () => Promise<Row>;
  /** A draft takes what a submitted one would not. */
  status?: 'Draft';
}

const ALL: Written[] = [
  ...documents.map(kind => ({
    kind,
    call: kind.calls.save,
    input: async () => ({ ...(await recordInput(sandbox.db, kind, supplier)) }),
    status: 'Draft' as const,
  })),
  { kind: manual, call: 'createManualInvoiceEntry', input: entry },
];

let count = 0;
async function entry(): Promise<Row> {
  const invoiceNumber = `LIM-${(count += 1)}`;
  return {
    countryCode: 'IN',
    companyCode: '1000',
    supplierCode: supplier.supplierCode,
    currencyCode: 'INR',
    documentTypeCode: 'PO',
    apSubCategoryCode: 'GENERAL',
    purchaseOrder: '4500000001',
    invoiceNumber,
    invoiceDate: today(),
    invoiceAmount: '1180.00',
    uploadInvoice: JSON.stringify([await uploadPdf(sandbox.db, supplier, invoiceNumber, today(), manual)]),
  };
}

const TOO_MUCH = '10000000000000';
const TOO_LONG = 'x'.repeat(MAX_TEXT + 1);

interface Place {
  path: string;
  value: string;
  put: (input: Row) => Row;
}

/** Every place of an input where an amount or a text is sent, with more there than is kept; of rows the first one's. */
function placesOf(type: GraphQLInputType | undefined): Place[] {
  const named = type && getNamedType(type);
  if (!named || !isInputObjectType(named)) return [];
  return Object.values(named.getFields()).flatMap(({ name, type: ofField }): Place[] => {
    const bare = isNonNullType(ofField) ? ofField.ofType : ofField;
    const leaf = getNamedType(ofField).name;
    if (isListType(bare))
      return placesOf(ofField).map(({ path, value, put }) => ({
        path: `${name}.0.${path}`,
        value,
        put: input => {
          const [first = {}, ...rest] = (input[name] ?? []) as Row[];
          return { ...input, [name]: [put(first), ...rest] };
        },
      }));
    const value = leaf === 'Decimal' ? TOO_MUCH : leaf === 'String' ? TOO_LONG : null;
    return value === null ? [] : [{ path: name, value, put: input => ({ ...input, [name]: value }) }];
  });
}

const inputTypeOf = (call: string) => sandbox.schema.getMutationType()?.getFields()[call]?.args[0]?.type;

/** The id of what was saved, or the code of what was refused; '' for a fault. */
async function outcomeOf({ call }: Written, input: Row): Promise<number | string> {
  const type = getNamedType(inputTypeOf(call) as GraphQLInputType).name;
  const source = `mutation m($input: ${type}!) { ${call}(input: $input) { id } }`;
  return ask<Record<string, { id: number }>>(sandbox, supplier, source, { input }).then(
    answer => answer[call]?.id ?? 0,
    (error: { extensions?: { code?: string } }) => error.extensions?.code ?? '',
  );
}

async function keptText({ table, lines }: RecordKind, id: number): Promise<string> {
  const ofLines = lines ? `(select jsonb_agg(l)::text from ${lines.table} l where l.${lines.record} = i.id)` : `''`;
  const [row] = await sandbox.db.query<{ kept: string }>(
    `select to_jsonb(i)::text || coalesce(${ofLines}, '') kept from ${table} i where id = $1`,
    [id],
  );
  return row?.kept ?? '';
}

it.each(ALL.map(written => [written.kind.context, written] as const))(
  'more than is kept is refused in words: %s',
  async (_, written) => {
    const { kind, call, input, status } = written;
    const places = placesOf(inputTypeOf(call)).filter(({ path }) => path !== 'status');
    expect(places.length).toBeGreaterThan(10);
    const found: Row = {};
    let whole = await input();
    for (const { path, value, put } of places) {
      const outcome = await outcomeOf(written, put({ ...whole, ...(status && { status }) }));
      if (typeof outcome === 'string') {
        if (!['BAD_USER_INPUT', 'FORBIDDEN'].includes(outcome)) found[path] = `a fault: ${outcome}`;
        continue;
      }
      if ((await keptText(kind, outcome)).includes(value)) found[path] = 'is kept';
      // What was saved has taken number and file.
      whole = await input();
    }
    expect(found).toEqual({});
  },
);
