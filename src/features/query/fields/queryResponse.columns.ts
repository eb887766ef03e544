import { formatDay } from '@/lib/dates';
import { safePortalPath } from '@/platform/routing/safePortalPath';
import type { ColumnDef } from '@/shared/list/listTypes';
import type { QueryResponseRow } from '../api/useQueryResponses';
import { formatAge } from '../model/contexts';

const fixed = { sortable: false } as const;

/** Who asks what about which invoice. The stored way to the record is followed only below this portal (DECISIONS 16). */
export const queryResponseColumns: readonly ColumnDef<QueryResponseRow>[] = [
  {
    name: 'title',
    title: 'Query',
    kind: 'text',
    width: 160,
    ...fixed,
    value: row => row.title || `Query #${row.id}`,
    second: row => `#${row.id}`,
  },
  { name: 'createdByName', title: 'From', kind: 'text', width: 130, ...fixed },
  {
    name: 'categoryName',
    title: 'Category',
    kind: 'text',
    width: 112,
    ...fixed,
    value: row => row.categoryName || row.category,
  },
  {
    name: 'invoiceNumber',
    title: 'Invoice',
    kind: 'text',
    width: 124,
    ...fixed,
    second: row => formatDay(row.invoiceDate),
  },
  {
    name: 'supplierName',
    title: 'Supplier',
    kind: 'text',
    width: 178,
    ...fixed,
    second: row => [row.supplierCode, row.companyCode].filter(Boolean).join(' · Company '),
  },
  {
    name: 'invoiceAmount',
    title: 'Amount',
    kind: 'money',
    width: 144,
    onPhone: 'top',
    ...fixed,
    country: row => row.countryCode,
    currency: row => row.currencyCode,
  },
  {
    name: 'ageInDay',
    title: 'Waiting',
    kind: 'text',
    align: 'right',
    width: 84,
    onPhone: 'beside',
    ...fixed,
    value: row => formatAge(row.ageInDay),
  },
  { name: 'status', title: 'Status', kind: 'status', width: 124, ...fixed },
  {
    name: 'contextUrl',
    title: 'Record',
    kind: 'link',
    width: 82,
    onPhone: 'untitled',
    ...fixed,
    href: row => safePortalPath(row.contextUrl),
    value: row => (safePortalPath(row.contextUrl) === null ? row.contextUrl : 'View'),
    nameOf: row => `View ${row.invoiceNumber || `query #${row.id}`}`,
  },
];
