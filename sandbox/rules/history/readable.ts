import * as z from 'zod/mini';
import { parseJsonText } from '@/lib/jsonText';

const files = z.array(z.object({ file_name: z.string() }));
const address = z.object({ name: z.nullable(z.string()) });
const levels = z.array(z.object({ Name: z.string(), Approvers: z.array(z.object({ ApproverName: z.string() })) }));
const shipments = z.array(z.record(z.string(), z.nullable(z.string())));

const FILE_LISTS = ['invoice_copies', 'supporting_documents', 'shipping_document', 'attachments'];
const FLAGS = ['is_tcs', 'include_tax_line', 'is_agree', 'is_closed'];

/** A column's value as people read it in the history; null for nothing. */
export function readable(column: string, value: string | null): string | null {
  if (value === null) return null;
  return read(column, value) || null;
}

function read(column: string, value: string): string {
  if (FILE_LISTS.includes(column)) return list(parseJsonText(files, value, []).map(file => file.file_name));
  if (FLAGS.includes(column)) return value === 'true' ? 'Yes' : 'No';
  if (column === 'bill_to_location') return parseJsonText(address, value, { name: value }).name ?? '';
  if (column === 'shipping_details')
    return parseJsonText(shipments, value, [])
      .map(row => list(Object.values(row).filter(cell => cell !== null)))
      .join('; ');
  if (column === 'workflow_actions')
    return parseJsonText(levels, value, [])
      .filter(level => level.Approvers.length > 0)
      .map(level => `${level.Name}: ${list(level.Approvers.map(each => each.ApproverName))}`)
      .join('; ');
  return value;
}

const list = (texts: string[]) => texts.join(', ');
