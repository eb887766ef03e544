import { invoiceMessages } from '@/domain/invoice/messages';
import { isNoTax } from '@/domain/invoice/totals';
import type { ResolvedField } from '@/shared/fields/types';
import { rowIssues, type RowIssue } from '@/shared/fields/rows';
import type { Intent } from '@/shared/fields/intent';
import { itemLines, UNKNOWN_RATE, type NonPoLine } from '../fields/nonPo.lines';
import { messages } from '../messages';

export interface LineRuleContext {
  fields: readonly ResolvedField<NonPoLine>[];
  intent: Intent;
  taxTypeName: string | null | undefined;
  /** HSN/SAC codes in India, tax codes elsewhere (spec 3 §9). */
  india: boolean;
}

/** The server rejects unlisted codes even if no tax applies. */
function codeIssue({ codeListed, codeRate }: NonPoLine, code: string, noTax: boolean): string | null {
  if (code === '') return noTax ? null : 'required';
  if (!codeListed) return messages.notListed;
  return !noTax && codeRate === UNKNOWN_RATE ? messages.chooseAgain : null;
}

/** Errors of line items (spec 2 §5). Skips untouched lines, except the first if all are untouched. */
export function lineIssues(
  lines: readonly NonPoLine[],
  { fields, intent, taxTypeName, india }: LineRuleContext,
): RowIssue<NonPoLine>[] {
  const codeKey = india ? 'hsnSacCode' : 'taxCode';
  const code = fields.find(({ def, present, mode }) => present && mode === 'edit' && def.name === codeKey);
  const codeRequired = code?.required || `${code?.label} is required`;
  const allBlank = lines.every(itemLines.isBlank);
  const isRequired = (line: NonPoLine, index: number) => !itemLines.isBlank(line) || (allBlank && index === 0);
  const own = fields.filter(({ def }) => def.kind !== 'code');
  const seen = new Map<string, number>();
  const ofCodes = lines.flatMap((line, index): RowIssue<NonPoLine>[] => {
    if (!code || !isRequired(line, index)) return [];
    const typed = line[codeKey].trim();
    const found: string[] = [];
    if (intent === 'submit') {
      const issue = codeIssue(line, typed, isNoTax(taxTypeName));
      if (issue) found.push(issue === 'required' ? codeRequired : issue);
    }
    if (india && typed !== '') {
      if (seen.has(typed)) found.push(invoiceMessages.hsnDiffers);
      else seen.set(typed, index);
    }
    return found.map(message => ({ index, key: codeKey, message }));
  });
  return [...rowIssues(own, lines, intent, isRequired), ...ofCodes].sort((a, b) => a.index - b.index);
}
