import { Link } from 'react-router-dom';
import { safePortalPath } from '@/platform/routing/safePortalPath';
import { DateText } from '@/shared/ui/DateText';
import { Money } from '@/shared/ui/Money';
import { StatusTag } from '@/shared/ui/StatusTag';
import table from '@/shared/ui/table.module.css';
import text from '@/shared/ui/text.module.css';
import type { QueryResponseRow } from '../api/useQueryResponses';
import { formatAge } from '../model/contexts';
import styles from './QueryResponseTable.module.css';

const TITLES = ['Query', 'From', 'Category', 'Invoice', 'Supplier', 'Amount', 'Waiting', 'Status', ''];

/** Who asks what about which invoice. On a telephone each query is a card. */
export function QueryResponseTable({ rows, label }: { rows: readonly QueryResponseRow[]; label: string }) {
  return (
    <div className={styles.scroller}>
      <table className={`${table.table} ${styles.table}`} aria-label={label}>
        <thead>
          <tr>
            {TITLES.map(title => (
              <th key={title} scope="col" data-align={title === 'Amount' || title === 'Waiting' ? 'right' : undefined}>
                {title || <span className={text.unseen}>View</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={row.id}>
              <td data-label="Query">
                <span className={styles.main}>{row.title || `Query #${row.id}`}</span>
                <span className={styles.more}>#{row.id}</span>
              </td>
              <td data-label="From" className={styles.who}>
                {row.createdByName}
              </td>
              <td data-label="Category" className={styles.who}>
                {row.categoryName || row.category}
              </td>
              <td data-label="Invoice">
                <span className={`${styles.main} ${table.piece}`}>{row.invoiceNumber}</span>
                <span className={styles.more}>
                  <DateText value={row.invoiceDate} />
                </span>
              </td>
              <td data-label="Supplier" className={styles.supplier}>
                <span className={styles.main}>{row.supplierName}</span>
                <span className={styles.more}>
                  {[row.supplierCode, row.companyCode].filter(Boolean).join(' · Company ')}
                </span>
              </td>
              <td data-label="Amount" data-align="right" className={styles.wide}>
                <Money value={row.invoiceAmount} country={row.countryCode} currency={row.currencyCode} />
              </td>
              <td data-label="Waiting" data-align="right">
                {formatAge(row.ageInDay)}
              </td>
              <td data-label="Status">
                <StatusTag status={row.status} />
              </td>
              <td className={styles.wide}>
                <ViewLink row={row} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The stored way to the record; one that leads elsewhere is only shown (DECISIONS 16). */
function ViewLink({ row }: { row: QueryResponseRow }) {
  const path = safePortalPath(row.contextUrl);
  if (path === null) return <span className={styles.address}>{row.contextUrl}</span>;
  return (
    <Link to={path} aria-label={`View ${row.invoiceNumber || `query #${row.id}`}`}>
      View
    </Link>
  );
}
