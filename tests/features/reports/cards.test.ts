import { expect, it } from 'vitest';
import { deliveryAging } from '@/features/reports/declarations/deliveryAging';
import { deliveryTransactions } from '@/features/reports/declarations/deliveryTransactions';
import { nonPoAging } from '@/features/reports/declarations/nonPoAging';
import { nonPoTransactions } from '@/features/reports/declarations/nonPoTransactions';
import { proformaAging } from '@/features/reports/declarations/proformaAging';
import { proformaTransactions } from '@/features/reports/declarations/proformaTransactions';

/**
 * Maximum number of lines besides number, status, amount and due date. With more, 15 cards exceed four screens of a
 * phone.
 */
const LINES = 6;

const reports = {
  deliveryAging,
  deliveryTransactions,
  nonPoAging,
  nonPoTransactions,
  proformaAging,
  proformaTransactions,
};

it.each(Object.entries(reports))('the phone card of %s has only a few lines', (_name, { columns }) => {
  const lines = columns.filter(
    ({ onPhone, name, kind }) => onPhone === undefined && kind !== 'status' && name !== 'invoiceNumber',
  );
  expect(lines.length, lines.map(({ title }) => title).join(', ')).toBeLessThanOrEqual(LINES);
});
