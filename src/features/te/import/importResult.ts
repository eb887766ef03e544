import * as z from 'zod/mini';
import { parseJsonText } from '@/lib/jsonText';
import { NOT_ACCEPTED, toUserMessage } from '@/lib/userMessage';
import type { ImportResult, ServerProblem } from '@/shared/importing/importDef';

const responseShape = z.object({
  status: z.nullish(z.union([z.string(), z.number()])),
  message: z.nullish(z.string()),
  data: z.nullish(z.unknown()),
});
const pairs = z.array(z.object({ key: z.nullish(z.string()), value: z.nullish(z.string()) }));

/** The response has no row property; the key contains the row: 'Row 3: Invoice Number'. */
function toProblem(key: string, value: string): ServerProblem {
  const [, row, column] = /^row\s*(\d+)\W+(.+)$/i.exec(key) ?? [];
  return row === undefined || column === undefined
    ? { key, row: null, value }
    : { key: column, row: Number(row), value };
}

/** Splits alternating keys and values, separated by pipes (spec 3 §7). */
const piped = (data: string) => {
  const parts = data.split('|');
  return parts.flatMap((key, index) => (index % 2 === 0 ? [{ key, value: parts[index + 1] }] : []));
};

export function attachmentProblem(result: unknown): string | null {
  const read = readImportResult(result);
  return read.ok ? null : read.message;
}

/** Reads the response of `Import/TEInvoiceImport`: 'error' with keys and values, 'failed' with a text, or success (spec 3 §8). */
export function readImportResult(result: unknown): ImportResult {
  const counts = { total: null, succeeded: null };
  const read = z.safeParse(responseShape, result);
  const refused = (message: string, problems: ServerProblem[] = []): ImportResult => ({
    ok: false,
    message,
    ...counts,
    problems,
  });
  if (!read.success) return refused('Upload failed');
  const { status, message, data } = read.data;
  const word = message?.trim().toLowerCase() ?? '';
  if (word === 'error') {
    const table = typeof data === 'string' && data.includes('|') ? piped(data) : parseJsonText(pairs, data, []);
    return refused(
      'Error while uploading',
      table.map(({ key, value }) => toProblem(key ?? '', toUserMessage(value, true) ?? NOT_ACCEPTED)),
    );
  }
  if (word === 'failed') return refused(toUserMessage(data) ?? 'Upload failed');
  if (String(status) !== '1') return refused(toUserMessage(message) ?? 'Upload failed');
  return { ok: true, message: message ?? '', ...counts };
}
