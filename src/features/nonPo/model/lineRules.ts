import { amountIssue } from '@/domain/invoice/fields';
import { invoiceMessages } from '@/domain/invoice/messages';
import { isNoTax } from '@/domain/invoice/totals';
import { hasSpecialCharacter } from '@/lib/text';
import type { Intent } from '@/shared/form/intent';
import type { LineIssue } from '@/shared/lines/lineProblems';
import { messages } from './messages';
import { isBlankLine, UNKNOWN_RATE, type NonPoLine } from './nonPo.values';

export interface LineRuleContext {
  intent: Intent;
  taxTypeName: string | null | undefined;
  /** HSN/SAC codes for India, tax codes elsewhere (spec 3 §9). */
  india: boolean;
  /** Texts required by the region/company configuration, by key, with their messages. */
  required?: Partial<Record<keyof NonPoLine, string>>;
}

/** The server refuses a code that it does not offer even where no tax is asked for. */
function codeIssue({ codeListed, codeRate }: NonPoLine, code: string, noTax: boolean): string | null {
  if (code === '') return noTax ? null : 'required';
  if (!codeListed) return messages.notListed;
  return !noTax && codeRate === UNKNOWN_RATE ? messages.chooseAgain : null;
}

/**
 * The rules of the line items (spec 2 §5). Lines nobody typed into are left out, unless there is no other: an invoice without
 * an amount is told so in its first line. Formats are checked on drafts too.
 */
export function lineIssues(
  lines: readonly NonPoLine[],
  { intent, taxTypeName, india, required }: LineRuleContext,
): LineIssue<NonPoLine>[] {
  const issues: LineIssue<NonPoLine>[] = [];
  const codeKey = india ? 'hsnSacCode' : 'taxCode';
  const codeRequired = required?.[codeKey] ?? (india ? 'HSN/SAC Code is required' : 'Tax Code is required');
  const seen = new Map<string, number>();
  const allBlank = lines.every(isBlankLine);
  lines.forEach((line, index) => {
    const add = (key: keyof NonPoLine, message: string) => issues.push({ index, key, message });
    if (isBlankLine(line) && !(allBlank && index === 0)) return;
    const amount = amountIssue(line.amount, intent);
    if (amount) add('amount', amount);
    if (hasSpecialCharacter(line.lineItemDescription)) add('lineItemDescription', invoiceMessages.specialCharacter);
    if (intent === 'submit') {
      for (const key of ['lineItemDescription'] as const)
        if (required?.[key] && line[key].trim() === '') add(key, required[key]);
      const code = codeIssue(line, line[codeKey].trim(), isNoTax(taxTypeName));
      if (code) add(codeKey, code === 'required' ? codeRequired : code);
    }
    const hsn = line.hsnSacCode.trim();
    if (india && hsn !== '') {
      if (seen.has(hsn)) add('hsnSacCode', messages.hsnDiffers);
      else seen.set(hsn, index);
    }
  });
  return issues;
}
