import { getNamedType, getNullableType, graphql, isLeafType, isListType, isObjectType } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Viewer } from '../../../sandbox/data/viewer.ts';
import { exportRows } from '../../../sandbox/graphql/exportRows.ts';
import { kinds, plainAreas } from '../../../sandbox/recordTypes/recordTypes.ts';
import { openSandbox, persona } from './support.ts';

// Suppliers and users with an unknown role must never see another supplier's rows in any list, read or export.
const sandbox = openSandbox();

type Row = Record<string, unknown>;

/** Fields that every user may read: codes and names, places, contact persons, the portal's own texts. */
const PUBLIC = new Set(
  `categoryList certificateList cityList companyList countryList currencyList departmentList employeeDetailsList filterList geographyList
   grnSrnTypeList hsnList locationTypeList manualEntryApSubCategoryList manualEntryDocumentTypeList manualInvoiceEntryBusinessLocation
   nonPoInvoiceApSubCategoryList notificationList organizationTypeList overheadList paymentTermList plantList poTypeList
   proformaInvoicePoTypeList purchasingGroupList queryCatogeryList regionList relationShipTypeList reportDeliveryInvoiceTransactionCountryName
   reportDeliveryInvoiceTransactionPOType reportNonPoInvoiceAgingCountryName reportNonPoInvoiceCountryName reportNonPoInvoiceDepartmentName
   stateList supportList taxList taxTypeCertificateList taxTypeList titleList bankTitleList`.split(/\s+/),
);
/** Lists of a single record, which the input names. */
const OF_A_RECORD = new Set(['queryList', 'queryItemList', 'workflowTaskQuery']);
/** The owner field of rows without supplierId or supplierCode. */
const OWNER: Record<string, string> = {
  masterSupplierList: 'code',
  masterSupplierById: 'code',
  supplierList: 'id',
  supplierOverseaList: 'id',
  supplierById: 'id',
  supplierRegistrationById: 'id',
};
/** Lists that reveal that another supplier's row exists: the parameters and the fields they reveal. */
const TELLS: Record<string, { by: Record<string, string[]>; always: string[] }> = {
  supplierByBankList: { by: { accountnumber: ['accountNumber'] }, always: ['id', 'supplierId', 'email'] },
  ...Object.fromEntries(
    ['supplierList', 'supplierOverseaList'].map(name => [
      name,
      {
        by: {
          legalName: ['legalName'],
          Gst: ['gstNumber'],
          Pan: ['pan'],
          registration: ['registration', 'registrationNumber'],
          registrationNumber: ['registration', 'registrationNumber'],
          taxNo: ['taxNo'],
          w8W9: ['w8W9'],
        },
        always: ['id', 'email', 'countryName', 'active'],
      },
    ]),
  ),
};

interface Asked {
  name: string;
  fields: string[];
}
const asked: { lists: Asked[]; reads: (Asked & { arg: string })[] } = { lists: [], reads: [] };
const viewers = new Map<string, { viewer: Viewer; own: { ids: unknown[]; codes: unknown[] } }>();
/** One user per scope: by code and PAN, without a PAN, with several suppliers, and without a side. */
const WHO = ['supplier', 'supplier-overseas', 'userwithsupplier', 'of an unknown role'];

const leaves = (type: unknown) =>
  isObjectType(type)
    ? Object.values(type.getFields())
        .filter(field => isLeafType(getNamedType(field.type)) && field.args.length === 0)
        .map(field => field.name)
    : [];

beforeAll(async () => {
  for (const field of Object.values(sandbox.schema.getQueryType()?.getFields() ?? {})) {
    const type = getNamedType(field.type);
    const data = isObjectType(type) ? type.getFields()['data'] : undefined;
    const [arg, ...more] = field.args;
    if (arg && getNamedType(arg.type).name === 'ListInput' && data && isListType(getNullableType(data.type)))
      asked.lists.push({ name: field.name, fields: leaves(getNamedType(data.type)) });
    else if (arg && more.length === 0 && getNamedType(arg.type).name === 'Int')
      asked.reads.push({ name: field.name, fields: leaves(type), arg: arg.name });
  }
  for (const who of WHO) {
    const viewer =
      who === 'of an unknown role'
        ? { ...(await persona(sandbox, 'l1')), userId: 'usr-x-001', roles: ['guest'], roleGroups: ['guest'] }
        : await persona(sandbox, who);
    const own = await sandbox.db.query<{ id: number; code: string }>(
      `select id, code from supplier where id = $1 or pan = $2
        or id in (select supplier_id from user_supplier where user_id = $3)`,
      [viewer.supplierId, viewer.supplierPan, viewer.userId],
    );
    viewers.set(who, { viewer, own: { ids: own.map(({ id }) => id), codes: own.map(({ code }) => code) } });
  }
});

function getViewer(who: string) {
  const found = viewers.get(who);
  if (!found) throw new Error(`Nobody is ${who}`);
  return found;
}

/** Returns the field that identifies a row's owner, or undefined. */
const getOwner = ({ name, fields }: Asked) =>
  OWNER[name] ?? ['supplierId', 'supplierCode'].find(field => fields.includes(field));

/** Returns the responses of one field for many inputs by index; null for a refused input. */
async function answers(viewer: Viewer, field: string, type: string, arg: string, inputs: unknown[], selected: string) {
  const names = inputs.map((_input, index) => `v${index}`);
  const source = `query q(${names.map(name => `$${name}: ${type}`).join(', ')}) {
    ${names.map(name => `${name}: ${field}(${arg}: $${name}) { ${selected} }`).join('\n')} }`;
  const { data, errors } = await graphql({
    schema: sandbox.schema,
    source,
    variableValues: Object.fromEntries(names.map((name, index) => [name, inputs[index]])),
    contextValue: { db: sandbox.db, viewer },
  });
  // Expected errors have a code; other errors are server faults.
  for (const error of errors ?? []) expect(error.extensions['code'], error.message).toMatch(/BAD_USER_INPUT|FORBIDDEN/);
  return names.map(name => data?.[name] as Row | null | undefined);
}

const isOwn = (row: Row, owner: string, own: { ids: unknown[]; codes: unknown[] }) =>
  own.ids.includes(row[owner]) || own.codes.includes(row[owner]);

interface Param {
  name: string;
  value: string | null;
  operator?: string;
  type?: string;
}
const EMPTY = [null, '', '  '].map(value => ({ value }));
const ODD = [
  { value: '%' },
  { value: '0', operator: '>=' },
  { value: '0', operator: '<>' },
  { value: 'x,y', type: 'checkBox' },
];

/** Parameters that are not also a column of their list. */
const OF_THEIR_OWN = `accountnumber SupplierId legalName Gst Pan registration registrationNumber taxNo w8W9`.split(
  /\s+/,
);

describe.each(WHO)("the viewer '%s'", who => {
  it('sees no list row of another supplier with any parameters', async () => {
    const { viewer, own } = getViewer(who);
    const admin = await persona(sandbox, 'admin');
    for (const getList of asked.lists.filter(({ name }) => !PUBLIC.has(name) && !OF_A_RECORD.has(name))) {
      const { name, fields } = getList;
      if (name === 'userSupplierDetailsList') continue; // users visible through shared records: scope.test.ts
      const owner = getOwner(getList);
      expect(owner, `${name} is neither public nor does a field say whose its rows are`).toBeDefined();
      if (owner === undefined) continue;
      const selected = `totalRecords data { ${fields.join(' ')} }`;
      const all = { currentPage: 1, pageSize: 10 };
      const allRows = TELLS[name]
        ? await sandbox.db.query<Row>(
            name === 'supplierByBankList'
              ? 'select account_number "accountnumber", account_holder_name "accountHolderName", supplier_id owner from supplier_bank where not deleted'
              : `select legal_name "legalName", gst_number "Gst", pan "Pan", registration_number "registration", tax_no "taxNo",
                        w8_w9 "w8W9", id owner from supplier where submitted`,
          )
        : (
            (await answers(admin, name, 'ListInput!', 'input', [{ ...all, pageSize: 1000 }], `data { ${owner} }`))[0]?.[
              'data'
            ] as Row[] | undefined
          )?.map(row => ({ owner: row[owner] }));
      const foreign = (allRows ?? []).filter(row => !isOwn(row, 'owner', own)).slice(0, 3);
      const of = (row: Row) =>
        Object.entries(row)
          .filter(([, value]) => typeof value === 'string' || typeof value === 'number')
          .map(([param, value]) => ({ name: param === 'owner' ? owner : param, value: String(value) }));
      // If no parameter widens the scope, one parameter of each sort is enough, because all lists share the scope
      // code.
      const named: Param[] = TELLS[name]
        ? [
            ...[...OF_THEIR_OWN, owner].flatMap(param => [...EMPTY, ...ODD].map(odd => ({ ...odd, name: param }))),
            ...foreign.flatMap(of),
          ]
        : [
            { name: owner, value: '' },
            { name: owner, value: '0', operator: '>=', type: 'int' },
            ...foreign
              .slice(0, 1)
              .flatMap(row =>
                ['panOrCode', 'SupplierId', owner].map(param => ({ name: param, value: String(row['owner']) })),
              ),
          ];
      const inputs = [all, { ...all, parameters: null }, ...named.map(param => ({ ...all, parameters: [param] }))];
      const found = await answers(viewer, name, 'ListInput!', 'input', inputs, selected);
      found.forEach((page, index) => {
        const param = index < 2 ? undefined : named[index - 2];
        const about = `${name} asked with ${JSON.stringify(param)}`;
        const tells = TELLS[name];
        for (const row of (page?.['data'] as Row[] | undefined) ?? []) {
          if (isOwn(row, owner, own)) continue;
          const by = param?.value?.trim() ? tells?.by[param.name] : undefined;
          if (!tells || !by) throw new Error(`${about}: a row of ${String(row[owner])}`);
          const told = Object.keys(row).filter(field => row[field] !== null && !tells.always.includes(field));
          expect(
            told.every(field => by.includes(field)),
            `${about} tells ${told.join(', ')}`,
          ).toBe(true);
        }
      });
    }
  });

  it("can't read a record of another supplier by ID", async () => {
    const { viewer, own } = getViewer(who);
    const ids = [...Array.from({ length: 12 }, (_, index) => index), 24, 40];
    for (const read of asked.reads) {
      const owner = getOwner(read);
      expect(owner, `no field says whose ${read.name} is`).toBeDefined();
      if (owner === undefined) continue;
      const found = await answers(viewer, read.name, 'Int!', read.arg, ids, read.fields.join(' '));
      const foreign = found.filter(row => row && !isOwn(row, owner, own));
      expect(foreign, read.name).toEqual([]);
    }
  });

  it("can't export a row of another supplier", async () => {
    const { viewer, own } = getViewer(who);
    const names = [
      ...kinds.flatMap(kind => [kind.exportName, ...(kind.reports ?? []).map(report => report.exportName)]),
      ...plainAreas.flatMap(area => area.kinds.map(kind => kind.exportName)),
      'ExportPurchaseOrder',
      'ExportGrn',
      'ExportSuppliers',
    ];
    for (const name of names)
      for (const parameters of [[], [{ name: 'id', value: '' }], [{ name: 'supplierCode', value: null }]]) {
        const sheet = await exportRows(sandbox.db, viewer, name, parameters).catch((error: unknown) => {
          expect((error as { extensions?: Row }).extensions?.['code'], name).toMatch(/BAD_USER_INPUT|FORBIDDEN/);
          return null;
        });
        const owner = sheet?.columns.find(column => /^(supplierCode|code)$/.test(column.name))?.name ?? '';
        expect(
          (sheet?.rows ?? []).filter(row => !own.codes.includes(row[owner])),
          name,
        ).toEqual([]);
      }
  });
});
