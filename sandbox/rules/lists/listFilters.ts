import { parseDecimal } from '@/lib/money';
import { splitList } from '@/lib/text';
import { badInput } from '../errors.ts';

/** Returns the parameter's `$n`. */
export type Bind = (value: unknown) => string;

export interface Column {
  sql: string;
  /** `json` is returned as text, `rows` unchanged; neither can be filtered or sorted. */
  kind: 'text' | 'int' | 'number' | 'date' | 'moment' | 'boolean' | 'json' | 'rows';
  /** Decimals in exports: 2 for amounts. */
  decimals?: number;
}

interface Filter {
  name: string;
  operator?: string | null;
  type?: string | null;
}

/** Filters assign a time to the day in Kolkata. */
const ZONE = 'Asia/Kolkata';
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const OPERATORS = new Set(['=', '>', '>=', '<', '<=']);

export function isUnordered({ kind }: Column): boolean {
  return kind === 'json' || kind === 'rows';
}

/** By value type (spec 1 §7) or the column's type. */
export function columnFilter(filter: Filter, column: Column, value: string, bind: Bind): string {
  switch (filter.type ?? '') {
    case 'checkBox':
      return oneOf(filter, column, column.kind === 'text' ? namesIn(value) : splitList(value), bind);
    case 'cimSupplier':
      return oneOf(filter, column, splitList(value), bind);
    case 'dateRange':
      return inRange(filter, column, value, bind);
    case 'date':
      return inRange(filter, column, `${value},${value}`, bind);
    case 'int':
    case 'number':
      return compared(filter, column, value, bind);
    case '':
    case 'text':
    case 'string':
      return byKind(filter, column, value, bind);
    default:
      throw badInput(`Unknown type '${filter.type}' of parameter '${filter.name}'`);
  }
}

function byKind(filter: Filter, column: Column, value: string, bind: Bind): string {
  if (column.kind === 'number' || column.kind === 'int') return compared(filter, column, value, bind);
  if (column.kind === 'date' || column.kind === 'moment')
    return inRange(filter, column, value.includes(',') ? value : `${value},${value}`, bind);
  if (column.kind === 'boolean') return `${column.sql} = ${bind(readBoolean(filter, value))}`;
  if (filter.operator === '=') return `lower(${column.sql}) = ${bind(value.toLowerCase())}`;
  return `${column.sql} ilike ${bind(`%${escapeLike(value)}%`)}`;
}

/** Names may contain a comma ('Environment, Health and Safety'), so adjacent parts are also tried as one name. */
function namesIn(value: string): string[] {
  const parts = splitList(value);
  const together = parts.length > 60 ? 1 : parts.length;
  return parts.flatMap((_, start) =>
    Array.from({ length: Math.min(together, parts.length - start) }, (__, more) =>
      parts.slice(start, start + more + 1).join(', '),
    ),
  );
}

function oneOf(filter: Filter, column: Column, values: string[], bind: Bind): string {
  if (column.kind === 'boolean') return `${column.sql} = any(${bind(values.map(value => readBoolean(filter, value)))})`;
  return `${column.sql}${column.kind === 'text' ? '' : '::text'} = any(${bind(values)})`;
}

function compared(filter: Filter, column: Column, value: string, bind: Bind): string {
  const number = parseDecimal(value);
  if (number === null || (column.kind !== 'number' && column.kind !== 'int'))
    throw badInput(`Parameter '${filter.name}' is not a number`);
  const operator = filter.operator?.trim() || '=';
  if (!OPERATORS.has(operator)) throw badInput(`Unknown operator '${operator}' of parameter '${filter.name}'`);
  // Comparing an int column with an int uses its index.
  const isInt = column.kind === 'int' && /^-?\d{1,9}$/.test(number);
  return `${column.sql} ${operator} ${bind(number)}::${isInt ? 'int' : 'numeric'}`;
}

/** 'from,to' as inclusive calendar days; either side may be empty. */
function inRange(filter: Filter, column: Column, value: string, bind: Bind): string {
  const [from = '', to = '', ...more] = value.split(',').map(day => day.trim());
  const days = [from, to].filter(day => day !== '');
  const isDate = column.kind === 'date' || column.kind === 'moment';
  if (!isDate || more.length > 0 || days.length === 0 || days.some(day => !isDay(day)))
    throw badInput(`Parameter '${filter.name}' is not a date range 'YYYY-MM-DD,YYYY-MM-DD'`);
  const edge = (day: string, shift: number) =>
    column.kind === 'moment'
      ? `((${bind(day)}::date + ${shift})::timestamp at time zone '${ZONE}')`
      : `(${bind(day)}::date + ${shift})`;
  return [from && `${column.sql} >= ${edge(from, 0)}`, to && `${column.sql} < ${edge(to, 1)}`]
    .filter(Boolean)
    .join(' and ');
}

function isDay(text: string): boolean {
  const moment = new Date(`${text}T00:00:00Z`);
  // PostgreSQL has no year 0.
  return (
    DAY.test(text) &&
    !text.startsWith('0000') &&
    !Number.isNaN(moment.getTime()) &&
    moment.toISOString().startsWith(text)
  );
}

function readBoolean(filter: Filter, value: string): boolean {
  const word = value.toLowerCase();
  if (['true', '1', 'yes'].includes(word)) return true;
  if (['false', '0', 'no'].includes(word)) return false;
  throw badInput(`Parameter '${filter.name}' is neither true nor false`);
}

export function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, '\\$&');
}
