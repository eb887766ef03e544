import * as z from 'zod/mini';
import { attachmentsFromJson } from '@/shared/attachments/attachment';
import type { Prefill } from '@/domain/record/NewDocument';
import { itemLines, UNKNOWN_RATE, type NonPoLine } from '../../fields/nonPo.lines';
import type { NonPoValues } from '../../model/nonPo.values';
import { getCurrency } from '@/domain/invoice/currency';
import { withTax } from '@/domain/invoice/totals';
import type { ReadFile } from './importState';
import { readChoicesFromState } from './readChoices';
import { parseReadInvoice, type ReadItem } from './readData';

const stateShape = z.object({
  copyData: z.object({
    data: z.nullable(z.string()),
    invoiceCopies: z.unknown(),
    taxType: z.optional(z.unknown()),
    billToLocation: z.optional(z.unknown()),
  }),
});

/** Reads the state that `importState` wrote; null for any other state. */
export function readImportState(state: unknown): Prefill<NonPoValues> | null {
  const parsed = z.safeParse(stateShape, state);
  if (!parsed.success) return null;
  const { data, invoiceCopies, ...named } = parsed.data.copyData;
  const file = attachmentsFromJson(invoiceCopies)[0];
  return file ? toPrefill({ file, data, choices: readChoicesFromState(named) }) : null;
}

/** Returns the form values for a file and its extracted data; null data means that extraction failed. */
export function toPrefill({ file, data, choices }: ReadFile): Prefill<NonPoValues> {
  const invoice = data === null ? null : parseReadInvoice(data);
  const found: Partial<NonPoValues> = { ...choices };
  const toLine = lineUnder(choices.taxType?.name);
  if (invoice?.invoiceNumber) found.invoiceNumber = invoice.invoiceNumber;
  if (invoice?.invoiceDate) found.invoiceDate = invoice.invoiceDate;
  if (invoice?.currencyCode) found.currencyCode = getCurrency(invoice.currencyCode);
  if (invoice && invoice.items.length > 0) found.items = invoice.items.map(toLine);
  else if (invoice?.totalAmount)
    found.items = [toLine({ lineItemDescription: '', amount: invoice.totalAmount, hsnSacCode: '' })];

  const read = Object.keys(found) as (keyof NonPoValues)[];
  return {
    key: file.file_uid,
    values: { ...found, invoiceCopies: [file] },
    read,
    notice:
      read.length > 0
        ? `From ${file.file_name}: ${spoken(found)}. Check all values before you submit.`
        : `We couldn't read ${file.file_name}. It is attached; fill in the form manually.`,
  };
}

/** The OCR service doesn't extract the code's rate: the line table looks it up when it opens. */
function lineUnder(taxType: string | undefined) {
  return ({ lineItemDescription, amount, hsnSacCode }: ReadItem): NonPoLine => {
    const code = hsnSacCode ? { hsnSacCode, codeRate: UNKNOWN_RATE } : {};
    return withTax({ ...itemLines.blank(), lineItemDescription, amount, ...code }, taxType);
  };
}

function spoken({
  billToLocation,
  taxType,
  invoiceNumber,
  invoiceDate,
  currencyCode,
  items,
}: Partial<NonPoValues>): string {
  const parts = [
    billToLocation && 'bill-to location',
    invoiceNumber && 'invoice number',
    invoiceDate && 'invoice date',
    taxType && 'tax type',
    currencyCode && 'currency',
    items && (items.length === 1 ? '1 line item' : `${items.length} line items`),
  ];
  return parts.filter(Boolean).join(', ');
}
