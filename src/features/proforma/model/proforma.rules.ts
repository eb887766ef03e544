import { amountIssue } from '@/domain/invoice/fields';
import { invoiceMessages } from '@/domain/invoice/messages';
import { atLines } from '@/domain/record/atLines';
import type { IssueContext, PathIssue } from '@/domain/record/document';
import { compare, formatMoney, round, sum } from '@/lib/money';
import { hasSpecialCharacter } from '@/lib/text';
import type { Intent } from '@/shared/form/intent';
import type { LineIssue } from '@/shared/lines/lineProblems';
import type { OrderSubject } from './order';
import { isBlankLine, type ProformaLine, type ProformaValues } from './proforma.values';

const DIFFERENT_ITEM = 'Select different line item';
const MIN_DESCRIPTION = 5;

function descriptionIssue(typed: string, intent: Intent): string | null {
  const text = typed.trim();
  if (text === '') return intent === 'submit' ? 'Description is required' : null;
  if (hasSpecialCharacter(text)) return invoiceMessages.specialCharacter;
  return text.length < MIN_DESCRIPTION ? `Minimum ${MIN_DESCRIPTION} characters required` : null;
}

/** The rules of the lines (spec 2 §5 'Proforma invoice'). Lines nobody filled in are left out, unless there is no other. */
export function lineIssues(lines: readonly ProformaLine[], intent: Intent): LineIssue<ProformaLine>[] {
  const seen = new Set<string>();
  const allBlank = lines.every(isBlankLine);
  return lines.flatMap((line, index): LineIssue<ProformaLine>[] => {
    if (isBlankLine(line) && !(allBlank && index === 0 && intent === 'submit')) return [];
    const item = line.poItemLineNumber;
    const repeated = item !== '' && seen.has(item);
    seen.add(item);
    const messages: Partial<Record<keyof ProformaLine, string | null>> = {
      poItemLineNumber: repeated
        ? DIFFERENT_ITEM
        : item === '' && intent === 'submit'
          ? 'PO Line Item is required'
          : null,
      lineItemDescription: descriptionIssue(line.lineItemDescription, intent),
      amount: amountIssue(line.amount, intent),
    };
    return Object.entries(messages).flatMap(([key, message]) =>
      message ? [{ index, key: key as keyof ProformaLine, message }] : [],
    );
  });
}

/** The lines together may not exceed what the order has left; a draft claims its amount, too. */
function claimIssue(lines: readonly ProformaLine[], { available, currency, parties }: OrderSubject): PathIssue[] {
  const total = round(sum(lines.map(line => line.amount)));
  if (available === null || compare(total, available) <= 0) return [];
  const last = lines.findLastIndex(line => compare(line.amount, 0) > 0);
  const left = `${formatMoney(available, parties.company.countryCode)} ${currency}`;
  const message = `The order has ${left} left for advances. Please lower the amounts.`;
  return [{ path: ['lineItems', Math.max(last, 0), 'amount'], message }];
}

/** What is wrong with the lines, each alone and all together. */
export function proformaIssues(
  { lineItems }: ProformaValues,
  { intent, subject }: IssueContext<ProformaValues, OrderSubject>,
): PathIssue[] {
  const found = atLines('lineItems', lineIssues(lineItems, intent));
  return found.some(({ path }) => path[2] === 'amount') ? found : [...found, ...claimIssue(lineItems, subject)];
}
