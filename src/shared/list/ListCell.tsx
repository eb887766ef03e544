import { Link } from 'react-router-dom';
import { DATETIME_12_FORMAT } from '@/lib/dates';
import { DateText } from '@/shared/ui/DateText';
import { Money } from '@/shared/ui/Money';
import { StatusTag } from '@/shared/ui/StatusTag';
import type { CellValue, ColumnDef } from './listTypes';

const YES = new Set(['true', 'yes', 'y', '1']);

/** What the row holds for the column. */
export function cellValue<Row>(column: ColumnDef<Row>, row: Row): CellValue {
  if (column.value) return column.value(row);
  const value = (row as Record<string, unknown>)[column.name];
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}

function textOf(value: CellValue): string {
  return value === null || value === undefined ? '' : String(value);
}

/** A value in a table cell. */
export function ListCell<Row>({ column, row }: { column: ColumnDef<Row>; row: Row }) {
  const value = cellValue(column, row);
  const text = textOf(value);
  switch (column.kind) {
    case 'text':
    case 'number':
      return text;
    case 'status':
      return <StatusTag status={text} />;
    case 'yesNo':
      return YES.has(text.toLowerCase()) ? 'Yes' : 'No';
    case 'date':
      return <DateText value={text} format={column.format} />;
    case 'datetime':
      return <DateText value={text} format={column.format ?? DATETIME_12_FORMAT} />;
    case 'money':
      return (
        <Money
          value={typeof value === 'boolean' ? null : value}
          country={column.country?.(row)}
          currency={column.currency?.(row)}
        />
      );
    case 'link': {
      const href = column.href(row);
      if (href === null) return text;
      return (
        <Link to={href} state={column.state?.(row)}>
          {text || 'View'}
        </Link>
      );
    }
  }
}
