import * as z from 'zod/mini';
import { parseJsonText } from '@/lib/jsonText';
import type { RecordColumn } from '../declared/columns.ts';

const fileList = z.array(z.object({ file_name: z.string() }));
const place = z.object({ name: z.nullable(z.string()) });
const levels = z.array(z.object({ Name: z.string(), Approvers: z.array(z.object({ ApproverName: z.string() })) }));
const table = z.array(z.record(z.string(), z.nullable(z.string())));

export function readable(column: RecordColumn, value: string | null): string | null {
  if (value === null) return null;
  return (column.inWords?.(value) ?? read(column, value)) || null;
}

function read({ kind }: RecordColumn, value: string): string {
  switch (kind) {
    case 'files':
      return list(parseJsonText(fileList, value, []).map(file => file.file_name));
    case 'boolean':
      return value === 'true' ? 'Yes' : 'No';
    case 'address':
      return parseJsonText(place, value, { name: value }).name ?? '';
    case 'rows':
      return parseJsonText(table, value, [])
        .map(row => list(Object.values(row).filter(cell => cell !== null)))
        .join('; ');
    case 'names':
      return list(parseJsonText(z.array(z.string()), value, []));
    case 'json':
      // The levels of an approval are the only JSON text with a label.
      return parseJsonText(levels, value, [])
        .filter(level => level.Approvers.length > 0)
        .map(level => `${level.Name}: ${list(level.Approvers.map(each => each.ApproverName))}`)
        .join('; ');
    default:
      return value;
  }
}

const list = (texts: string[]) => texts.join(', ');
