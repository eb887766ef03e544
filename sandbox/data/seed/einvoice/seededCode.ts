import { sum } from '@/lib/money';
import { registeredData, signedCode, withOtherData, type RegisteredInvoice } from './signedCode.ts';

/** The signed code of a seeded document: what was registered, and what became of it. */
export interface SeededCode extends Omit<RegisteredInvoice, 'date'> {
  answer: 'verified' | 'altered' | 'unknownKey' | 'trial';
}

/** The text of a seeded document's code; null for a document without. */
export async function seededCode(code: SeededCode | null | undefined, date: string): Promise<string | null> {
  if (!code) return null;
  const { answer, ...invoice } = code;
  const data = await registeredData({ ...invoice, date });
  if (answer === 'unknownKey') return signedCode(data, 'unpublished');
  if (answer === 'trial') return signedCode(data, 'trial');
  const signed = signedCode(data, 'nic');
  if (answer === 'verified') return signed;
  // The total in the code is a thousand higher than the one that was signed.
  return withOtherData(signed, await registeredData({ ...invoice, date, total: sum([invoice.total, '1000']) }), 'nic');
}

/** What is found on the document of the record with this id: some of every answer, the same each time. */
export function answerOf(id: number): SeededCode['answer'] | 'none' {
  return ANSWERS[id % ANSWERS.length] ?? 'none';
}

const ANSWERS = ['verified', 'altered', 'unknownKey', 'trial', 'none'] as const;
