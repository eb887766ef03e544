import type { ReactNode } from 'react';
import { DATETIME_12_FORMAT } from '@/lib/dates';
import { DateText, MomentText } from '@/shared/ui/DateText';
import { Money } from '@/shared/ui/Money';
import { StatusTag } from '@/shared/ui/StatusTag';
import type { TextKind } from './types';

/** What the face of a text may depend on. */
interface ReadSetting {
  /** Decides how digits are grouped. */
  country?: string | null | undefined;
  /** Currency code that follows an amount. */
  currency?: string | null | undefined;
  /** Of an amount: 2 unless it says otherwise. */
  decimals?: number | undefined;
  /** Of a day or a moment: one of `lib/dates`. */
  format?: string | undefined;
}

const asItIs = (text: string) => text;

/** How a text of every kind is drawn to be read; never empty. Lists load it with their first rows: it draws no control. */
export const faces: { [K in TextKind]: (text: string, setting: ReadSetting) => ReactNode } = {
  text: asItIs,
  longText: asItIs,
  number: asItIs,
  whole: asItIs,
  select: asItIs,
  code: asItIs,
  status: text => <StatusTag status={text} />,
  money: (text, { country, currency, decimals }) => (
    <Money value={text} country={country} currency={currency} decimals={decimals} />
  ),
  date: (text, { format }) => <DateText value={text} format={format} />,
  datetime: (text, { format = DATETIME_12_FORMAT }) => <MomentText value={text} format={format} />,
};
