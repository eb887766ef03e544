import type { Person } from '../../rules/workflow/levels.ts';
import type { SupplierSeed } from '../../data/seed/suppliers.ts';
import { LARGE, largeContacts, largeLabels, largeLocations } from './large.ts';
import { bankRows, yearRows } from './money.ts';
import type { Papers } from './documents.ts';
import { contactRows } from './people.ts';
import { locationRows } from './places.ts';
import type { ProfileRow } from './profileRow.ts';
import { documentRows, serviceableRows, standingRows } from './states.ts';

/** The profile before its changes: approved, except for some rejected rows. */
export function profileRows(
  supplier: SupplierSeed,
  supplierId: number,
  autosave: Person,
  papers: Papers,
): ProfileRow[] {
  const phone = `9${String(848000000 + (supplierId - 1) * 7919)}`;
  const attach = (title: string) => papers.attach({ title, supplierId, owner: autosave.userId });
  const rows = [
    ...locationRows(supplier, supplierId, phone, attach),
    ...contactRows(supplier, supplierId, `91${phone}`),
    ...documentRows(supplier, supplierId, attach),
    ...bankRows(supplier, supplierId, attach),
    ...yearRows(supplier, supplierId),
    ...standingRows(supplier, supplierId),
    ...serviceableRows(supplier, supplierId),
  ];
  return supplierId === LARGE ? [...rows.map(forAllBranches), ...largeLocations, ...largeContacts] : rows;
}

/** The large supplier has one account for all its locations. */
function forAllBranches(row: ProfileRow): ProfileRow {
  if (row.key !== 'bank') return row;
  const own = row.values['locationType'] as string[];
  return { ...row, values: { ...row.values, locationType: [...own, ...largeLabels] } };
}
