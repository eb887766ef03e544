import type { Entity } from '../rules/history/entities.ts';
import type { HistoryScope } from '../rules/history/history.ts';
import { getColumn } from '../rules/declared/columns.ts';
import { bank } from './bank.ts';
import { contacts } from './contacts.ts';
import { documents } from './documents.ts';
import { financial } from './financial.ts';
import { locations } from './locations.ts';
import { clientReferences, companyReferences } from './references.ts';
import { relatedCompanies } from './relatedCompanies.ts';
import type { SectionKind } from './sectionType.ts';
import { serviceable } from './serviceable.ts';

export const sectionKinds: readonly SectionKind[] = [
  relatedCompanies,
  locations,
  contacts,
  documents,
  bank,
  financial,
  companyReferences,
  clientReferences,
  serviceable,
];

function getEntity({ entity, label, table, columns }: SectionKind): Entity {
  return {
    name: entity,
    label,
    sql: `select to_jsonb(i) || jsonb_build_object('entity_id', i.id, 'entity_key', i.id) r from ${table} i
           where supplier_id = $1 and not deleted order by id`,
    columns: Object.fromEntries(
      Object.entries(columns).flatMap(([name, column]) => (column.label ? [[getColumn(name, column), column]] : [])),
    ),
  };
}

/** Returns the history of a supplier's sections: `SupplerInfoHistory`, with a tab per section. */
export function sectionHistory(kinds: readonly SectionKind[]): HistoryScope {
  return { context: 'SupplierUpdate', entities: kinds.map(getEntity) };
}
