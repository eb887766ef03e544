import * as z from 'zod/mini';
import type { Id } from '@/lib/ids';
import { parseJsonText } from '@/lib/jsonText';
import { ofPerson } from '@/platform/session/personal';

const person = z.object({ userId: z.string(), name: z.string(), email: z.string() });

const typedSchema = z.object({
  remarks: z.string(),
  l1: z.array(person),
  l2: z.array(person),
  /** null: no deviation asked for. */
  deviation: z.nullable(z.array(person)),
  /** To which level it goes back, 0 for the initiator; absent where that is not chosen. */
  backTo: z.optional(z.number()),
});

/** What was typed and chosen in an approval dialog. */
export type Typed = z.infer<typeof typedSchema>;

export const NOTHING_TYPED: Typed = { remarks: '', l1: [], l2: [], deviation: null };

export interface RescueKey {
  userId: string;
  context: string;
  contextId: Id;
  action: string;
}

const keptOf = ({ userId, context, contextId, action }: RescueKey) =>
  ofPerson(userId, 'approval', context, contextId, action);

/** Keeps what was typed over a lost session, for the same user and record. Never throws: a full storage loses it. */
export function keepTyped(key: RescueKey, typed: Typed): void {
  keptOf(key).keep(typed);
}

/** What was kept, null when there is nothing of use. */
export function keptTyped(key: RescueKey): Typed | null {
  return parseJsonText<Typed | null>(z.nullable(typedSchema), keptOf(key).read(), null);
}

/** Forgets what was kept: it is back in a dialog. */
export function dropTyped(key: RescueKey): void {
  keptOf(key).keep(null);
}
