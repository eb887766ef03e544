import { isBlank } from '@/lib/text';
import * as z from 'zod/mini';
import type { Choice } from '@/shared/fieldTypes/types';
import type { Attachment } from '@/shared/attachments/attachment';
import { MAX_CC, MIN_TEXT, queryMessages } from './messages';
import { isSamePerson, type QueryPerson } from './thread';

/** In User mode, users of the Supplier role group can't be chosen. */
type RecipientType = 'User' | 'Supplier';

export type RaiseValues = {
  recipientType: RecipientType;
  category: Choice | null;
  recipient: QueryPerson | null;
  cc: QueryPerson[];
  text: string;
  attachments: Attachment[];
};

export type ItemValues = { text: string; attachments: Attachment[] };

export const BLANK_RAISE: RaiseValues = {
  recipientType: 'User',
  category: null,
  recipient: null,
  cc: [],
  text: '',
  attachments: [],
};

export const BLANK_ITEM: ItemValues = { text: '', attachments: [] };

export function refuseRecipient(
  person: QueryPerson,
  user: QueryPerson,
  { recipientType, cc }: Pick<RaiseValues, 'recipientType' | 'cc'>,
): string | null {
  const wrongType = (recipientType === 'Supplier') !== person.isSupplier;
  const refused = isSamePerson(person, user) || wrongType || cc.some(other => isSamePerson(other, person));
  return refused ? queryMessages.notSelectable : null;
}

export function refuseCc(
  people: readonly QueryPerson[],
  user: QueryPerson,
  recipient: QueryPerson | null,
): string | null {
  const refused = people.some(person => isSamePerson(person, user) || (recipient && isSamePerson(person, recipient)));
  if (refused) return queryMessages.notSelectable;
  return people.length > MAX_CC ? queryMessages.tooMany : null;
}

function longText(required: string) {
  return z.string().check(
    z.refine(value => !isBlank(value), { error: required, abort: true }),
    z.refine(value => value.trim().length >= MIN_TEXT, queryMessages.tooShort),
  );
}

const files = z.array(z.unknown());

export function itemSchema(required: string) {
  return z.object({ text: longText(required), attachments: files });
}

/** Builds the schema of spec 2 §5 'Query'. Restored drafts follow the same rules. */
export function raiseSchema(values: RaiseValues, user: QueryPerson) {
  const { recipient, cc } = values;
  const refusal = recipient && refuseRecipient(recipient, user, { recipientType: values.recipientType, cc: [] });
  const ccRefusal = refuseCc(cc, user, recipient);
  return z.object({
    recipientType: z.string(),
    category: z.any().check(z.refine(value => value !== null, 'Category is required')),
    recipient: z.any().check(
      z.refine(value => value !== null, { error: 'Query Recipient is required', abort: true }),
      z.refine(() => !refusal, refusal ?? ''),
    ),
    cc: z.any().check(z.refine(() => ccRefusal === null, ccRefusal ?? '')),
    text: longText('Query is required'),
    attachments: files,
  });
}
