import * as z from 'zod/mini';
import { safeParseJsonText } from '@/lib/jsonText';

const text = z.nullish(z.string());
const people = z.array(z.looseObject({ name: text, email: text, ApproverName: text, ApproverEmail: text }));

/** The names in a list of people, JSON text as records keep it; an address where there is no name. */
export function peopleInWords(wire: unknown): string[] {
  const list = safeParseJsonText(people, wire ?? '');
  if (!list.success) return [];
  return list.data.flatMap(one => one.name || one.ApproverName || one.email || one.ApproverEmail || []);
}
