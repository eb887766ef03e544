import { formatDay } from '@/lib/dates';
import { same } from '@/lib/same';
import type { FieldLabels } from '@/shared/ui/fieldLabels';

type Values = Record<string, unknown>;

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const textIn = (value: Values, ...keys: string[]) =>
  keys.map(key => value[key]).find(part => typeof part === 'string' && part !== '') as string | undefined;

/** Formats a form value; '' if empty. */
function describeValue(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.map(describeValue).filter(Boolean).join(', ');
  if (!isObject(value)) return '';
  const texts = Object.values(value).filter(part => typeof part === 'string' && part !== '');
  const text = textIn(value, 'file_name', 'name', 'label', 'code', 'email', 'text') ?? texts.join(', ');
  return text !== '' && value['verified'] === true ? `${text} (verified)` : text;
}

function shownValue(value: unknown): string {
  const text = describeValue(value);
  return (/^\d{4}-\d{2}-\d{2}(T|$)/.test(text) && formatDay(text)) || text;
}

/** Formats a key such as 'departmentName' without a label. */
const spelledOut = (key: string) => {
  const label = key.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return label.charAt(0).toUpperCase() + label.slice(1);
};

const rowsIn = (value: unknown) => (Array.isArray(value) ? (value as Values[]) : []);
const isRows = (value: unknown): value is Values[] =>
  Array.isArray(value) && value.length > 0 && value.every(entry => isObject(entry) && !('file_name' in entry));

/** Formats typed input as text to copy. */
export function describeUnsavedWork(changes: Values): string {
  return Object.entries(changes)
    .flatMap(([key, value]) => {
      const label = spelledOut(key);
      if (!isRows(value)) return [`${label}: ${describeValue(value)}`];
      return value.flatMap((row, index) => {
        const cells = Object.entries(row).flatMap(([name, cell]) => {
          const text = describeValue(cell);
          return text === '' || name === 'uid' ? [] : [`${spelledOut(name)}: ${text}`];
        });
        return cells.length > 0 ? [`${label}, line ${index + 1}: ${cells.join('; ')}`] : [];
      });
    })
    .join('\n');
}

const describeRow = (row: Values) =>
  Object.entries(row)
    .flatMap(([name, cell]) =>
      name === 'uid' || (typeof cell === 'string' && /^[[{]/.test(cell)) ? [] : [shownValue(cell)],
    )
    .filter(Boolean)
    .slice(0, 4)
    .join(' ');

const onlyIn = (rows: readonly Values[], others: readonly Values[]) =>
  rows
    .filter(row => !others.some(other => same(row, other)))
    .map(describeRow)
    .join('; ');

/** Another user's change of one field. */
export interface FieldChange {
  path: string;
  label: string;
  before: string;
  now: string;
  /** Own input if both changed the field. */
  mine: string | null;
}

/** Lists changes between `base` and `theirs`, except computed values and values without a field. */
export function describeChanges(base: Values, theirs: Values, mine: Values, fields: FieldLabels): FieldChange[] {
  const found: FieldChange[] = [];
  const add = (path: string, before: unknown, now: unknown, typed: unknown) => {
    const label = same(before, now) ? null : fields.label(path);
    if (label === null) return;
    const clash = !same(typed, before) && !same(typed, now);
    const [was, is] = [shownValue(before), shownValue(now)];
    if (was !== is || clash) found.push({ path, label, before: was, now: is, mine: clash ? shownValue(typed) : null });
  };
  const addList = (path: string, label: string, [before = [], now = [], typed = []]: Values[][]) => {
    if (same(before, now)) return;
    const clash = !same(typed, before) && !same(typed, now);
    found.push({
      path,
      label,
      before: onlyIn(before, now),
      now: onlyIn(now, before),
      mine: clash ? onlyIn(typed, before) : null,
    });
  };
  for (const key of Object.keys(theirs)) {
    const [before, now, typed] = [base[key], theirs[key], mine[key]];
    const title = fields.getTitle(key);
    if (title !== null) addList(key, title, [before, now, typed].map(rowsIn));
    else if (!isRows(before) && !isRows(now)) add(key, before, now, typed);
    else {
      const [former, latter, typedRows] = [rowsIn(before), rowsIn(now), rowsIn(typed)];
      for (let index = 0; index < Math.max(former.length, latter.length); index++) {
        const [was, is, own] = [former[index] ?? {}, latter[index] ?? {}, typedRows[index] ?? {}];
        for (const cell of new Set([...Object.keys(was), ...Object.keys(is)]))
          add(`${key}.${index}.${cell}`, was[cell], is[cell], own[cell]);
      }
    }
  }
  return found;
}
