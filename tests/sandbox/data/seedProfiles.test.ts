import { isValidBIC, isValidIBAN } from 'ibantools';
import { describe, expect, it } from 'vitest';
import { parseJsonText } from '@/lib/jsonText';
import * as z from 'zod/mini';
import { udyamProblem } from '@/lib/identityChecks/company';
import { getFraudWarnings, type FraudWarning } from '@/domain/supplier/fraudWarnings';
import { changeTypes } from '../../../sandbox/changes/changeTypes.ts';
import { getViewer } from '../../../sandbox/data/personas.ts';
import { getColumn } from '../../../sandbox/rules/declared/columns.ts';
import { findSupplier } from '../../../sandbox/rules/suppliers.ts';
import { clean } from '../../../sandbox/sections/clean.ts';
import { sectionKinds } from '../../../sandbox/sections/sections.ts';
import { list, openSandbox, param, persona } from './support.ts';

const sandbox = openSandbox();
const contexts = changeTypes.map(({ context }) => context);
/** Two suppliers use the account of a third, which causes the risk flag 'seen at another supplier'. */
const TAKEN = [12, 13, 24].map(id => `${id} accountNumber: This Account number is already exist`);

describe('the seeded profiles', () => {
  it.each(sectionKinds)('have valid data for $label in every row', async kind => {
    const reviewer = await persona(sandbox, 'reviewer');
    const rows = await sandbox.db.query<{ row: Record<string, unknown> }>(
      `select to_jsonb(t) "row" from ${kind.table} t where not deleted`,
    );
    const wrong: string[] = [];
    for (const { row } of rows) {
      const supplier = await findSupplier(sandbox.db, reviewer, Number(row['supplier_id']));
      if (!supplier) throw new Error('A row of nobody');
      const viewer = await getViewer(sandbox.db, String(row['rcb']));
      const own = Object.fromEntries(
        Object.entries(kind.columns).map(([name, column]) => [name, row[getColumn(name, column)]]),
      );
      const draft = {
        db: sandbox.db,
        viewer,
        supplier,
        id: Number(row['id']),
        before: own,
        say: (path: string, message: string) => wrong.push(`${supplier.id} ${path}: ${message}`),
      };
      const input = Object.fromEntries(
        Object.entries(own).map(([name, value]) => {
          const isText = ['names', 'files'].includes(kind.columns[name]?.kind ?? '');
          return [name, isText ? JSON.stringify(value) : value];
        }),
      );
      const cleaned = { ...(await clean(kind, input, draft)), ...(own['taxList'] ? { taxList: own['taxList'] } : {}) };
      await kind.check?.({ ...draft, row: cleaned });
    }
    expect(rows.length).toBeGreaterThan(39);
    expect(wrong).toEqual(kind.entity === 'SupplierBank' ? TAKEN : []);
  });

  it('have only numbers with valid check characters', async () => {
    const accounts = await sandbox.db.query<{ iban: string; swift: string; country: string }>(
      'select iban, swift, country from supplier_bank',
    );
    expect(accounts.filter(({ iban }) => iban && !isValidIBAN(iban))).toEqual([]);
    expect(accounts.filter(({ swift }) => swift && !isValidBIC(swift))).toEqual([]);
    expect(accounts.filter(({ country, iban }) => country === 'Germany' && !iban)).toEqual([]);
    const msme = await sandbox.db.query<{ number: string }>(
      `select certificate_number number from supplier_document where certificate_name = 'MSME Certificate'`,
    );
    expect(msme.map(({ number }) => udyamProblem(number)).filter(Boolean)).toEqual([]);
  });

  it('have row statuses that match their approvals, and supplier statuses that match the rows', async () => {
    for (const { context, sections } of changeTypes) {
      const waiting = await sandbox.db.query<{ id: number }>(
        sections.map(({ table }) => `select supplier_id id from ${table} where status = 'Pending'`).join(' union '),
      );
      const tasks = await sandbox.db.query<{ id: number }>(
        `select context_id id from workflow_task where context = $1 and workflow_status = 'Pending'`,
        [context],
      );
      const ids = (found: { id: number }[]) => found.map(({ id }) => id).sort((a, b) => a - b);
      expect(ids(waiting), context).toEqual(ids(tasks));
    }
    const wrong = await sandbox.db.query(
      `select s.id from supplier s where (s.workflow_status = 'Pending')
         <> exists (select from workflow_task t where t.context_id = s.id and t.context = any($1) and t.workflow_status = 'Pending')`,
      [contexts],
    );
    expect(wrong).toEqual([]);
  });

  it('can be submitted: every location has a contact and a bank account', async () => {
    const missing = await sandbox.db.query(
      `select l.supplier_id, l.location_type, l.city from supplier_location l
        where not l.deleted and (
          not exists (select from supplier_contact c where c.supplier_id = l.supplier_id and not c.deleted
                         and c.location_type ? concat_ws(' - ', l.location_type, l.city, l.country))
          or not exists (select from supplier_bank b where b.supplier_id = l.supplier_id and not b.deleted
                            and b.location_type ? concat_ws(' - ', l.location_type, l.city, l.country)))`,
    );
    expect(missing).toEqual([]);
  });

  it.each<[supplierId: number, keys: FraudWarning['key'][]]>([
    [8, ['holder']],
    [10, ['ifsc']],
    [36, ['country', 'country']],
    [11, ['contact', 'contact']],
    [12, ['elsewhere']],
    [13, ['holder', 'ifsc', 'country', 'country', 'contact', 'elsewhere']],
    [9, []],
  ])('show the approver of supplier %i the fraud warnings %j', async (supplierId, keys) => {
    const bulk = await persona(sandbox, 'bulk');
    const getRows = async (name: string, fields: string, parameter = param('SupplierId', String(supplierId))) =>
      (await list<Record<string, string>>(sandbox, bulk, name, fields, { pageSize: 0, parameters: [parameter] })).data;
    const [row = {}] = await getRows(
      'supplierByBankList',
      'accountNumber accountHolderName bankName ifsc country locationType',
    );
    const text = (name: string) => row[name] ?? '';
    const accountNumber = text('accountNumber');
    const locations = await getRows('supplierLocationOfPresenceList', 'locationType city country');
    const accounts = await getRows('supplierByBankList', 'supplierId email', param('accountnumber', accountNumber));
    const changed = await sandbox.db.query<{ before: string; after: string }>(
      `select d.value ->> 'OldValue' "before", d.value ->> 'NewValue' "after" from record_change c cross join jsonb_each(c.delta) d
        where c.context_id = $1 and c.entity_name = 'SupplierContact' and c.type = 'Update' and d.key in ('email', 'contactNumber')`,
      [supplierId],
    );
    const supplier = await findSupplier(sandbox.db, bulk, supplierId);
    const warnings = getFraudWarnings(
      {
        accountNumber,
        accountHolderName: text('accountHolderName'),
        bankName: text('bankName'),
        ifsc: text('ifsc'),
        country: text('country'),
        locations: parseJsonText(z.array(z.string()), text('locationType'), []),
      },
      {
        legalName: supplier?.legalName ?? '',
        locations: locations.map(({ locationType, city, country = '' }) => ({
          labels: [[locationType, city, country].join(' - ')],
          country,
        })),
        contacts: changed.map(change => ({ name: 'A contact', what: 'e-mail address', ...change })),
        elsewhere: accounts
          .filter(each => Number(each['supplierId']) !== supplierId && Number(each['supplierId']) === 24)
          .map(each => ({ supplierId: Number(each['supplierId']), email: each['email'] ?? '' })),
      },
    );
    expect(warnings.map(({ key }) => key)).toEqual(keys);
  });
});
