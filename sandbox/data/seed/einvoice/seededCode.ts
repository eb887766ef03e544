import { sum } from '@/lib/money';
import { registeredData, signedCode, withOtherData, type RegisteredInvoice } from './signedCode.ts';

export interface SeededCode extends Omit<RegisteredInvoice, 'date'> {
  answer: 'verified' | 'altered' | 'unknownKey' | 'trial';
}

/** Returns the code text of a seeded document; null for a document without a code. */
export async function seededCode(code: SeededCode | null | undefined, date: string): Promise<string | null> {
  if (!code) return null;
  const { answer, ...invoice } = code;
  const data = await registeredData({ ...invoice, date });
  if (answer === 'unknownKey') return signedCode(data, 'unpublished');
  if (answer === 'trial') return signedCode(data, 'trial');
  const signed = signedCode(data, 'nic');
  if (answer === 'verified') return signed;
  // The total in the code is 1,000 higher than the signed total.
  return withOtherData(signed, await registeredData({ ...invoice, date, total: sum([invoice.total, '1000']) }), 'nic');
}

export function getAnswer(id: number): SeededCode['answer'] | 'none' {
  return ANSWERS[id % ANSWERS.length] ?? 'none';
}

const ANSWERS = ['verified', 'altered', 'unknownKey', 'trial', 'none'] as const;
