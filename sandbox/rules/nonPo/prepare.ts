import type { Sql } from '../../data/database.ts';
import type { Viewer } from '../../data/viewer.ts';
import { badInput, type FieldError } from '../errors.ts';
import { defaultsOf, findConfig, requiredBy } from '../fieldConfig.ts';
import { checkAttachments, type CheckedAttachments } from '../files/attachments.ts';
import { addedToGross, extraErrors, extraLimits, toExtras, type Extras } from './extras.ts';
import { findHeader, findLineFacts, type HeaderFacts, type Parties } from './facts.ts';
import { headerErrors } from './headerErrors.ts';
import { textOf, tooLong, unreadableIdentifiers, type Intent, type NonPoInvoiceInput } from './input.ts';
import {
  amountLimits,
  lineErrors,
  toLine,
  totalErrors,
  totalsOf,
  type Line,
  type LineFacts,
  type Totals,
} from './lines.ts';

/** Everything an invoice needs from the database, looked up once per save. */
export interface Prepared {
  parties: Parties;
  header: HeaderFacts;
  attachments: CheckedAttachments;
  lines: Line[];
  extras: Extras;
  totals: Totals;
}

/**
 * Looks everything up and checks it: a draft for what cannot be stored or does not exist, a submit for every rule of spec 2 §5.
 * Throws one GraphQLError that names each wrong field.
 */
export async function prepare(
  db: Sql,
  viewer: Viewer,
  input: NonPoInvoiceInput,
  parties: Parties,
  intent: Intent,
  /** Whose invoice it is: nobody approves his own. */
  authorId: string,
): Promise<Prepared> {
  const config = await findConfig(db, parties.countryCode, parties.companyCode);
  const required = requiredBy(config, viewer.roleGroups);
  const header = await findHeader(db, input, parties);
  const facts = await findLineFacts(db, parties.countryCode, header.taxType?.name);
  const attachments = await checkAttachments(db, viewer, input, intent, required);
  const items = input.items ?? [];
  const limits = amountLimits(items);
  limits.push(...extraLimits(input));
  const lines = limits.length === 0 ? items.map(item => toLine(item, facts)) : [];
  const extras = toExtras(input, totalsOf(lines).totalAmount, defaultsOf(config));
  const totals = totalsOf(lines, addedToGross(extras));
  const errors = [
    ...tooLong(input),
    ...unreadableIdentifiers(input),
    ...attachments.errors,
    ...header.errors,
    ...limits,
  ];
  if (intent === 'submit' && limits.length === 0)
    errors.push(
      ...submitErrors(input, required, facts, totals, header, authorId),
      ...extraErrors(input, extras, required),
    );
  if (errors.length > 0) throw badInput(summary(errors), errors);
  return { parties, header, attachments, lines, extras, totals };
}

function submitErrors(
  input: NonPoInvoiceInput,
  required: Map<string, string | null>,
  facts: LineFacts,
  totals: Totals,
  { approver }: HeaderFacts,
  authorId: string,
): FieldError[] {
  const errors = [...headerErrors(input, required), ...lineErrors(input.items ?? [], facts)];
  const description = required.get('lineItemDescription');
  (input.items ?? []).forEach((item, index) => {
    if (description && !textOf(item.lineItemDescription))
      errors.push({ path: `items.${index}.lineItemDescription`, message: description });
  });
  if (!errors.some(error => error.path.startsWith('items'))) errors.push(...totalErrors(input, totals));
  if (approver?.userId === authorId)
    errors.push({ path: 'approverId', message: `${approver.name} Please select another user` });
  return errors;
}

function summary(errors: FieldError[]): string {
  return errors.length === 1 ? (errors[0]?.message ?? '') : `Please correct ${errors.length} fields of the invoice.`;
}
