import type { ReactNode } from 'react';
import { DATETIME_12_FORMAT } from '@/lib/dates';
import { DateText, MomentText } from '@/shared/ui/DateText';
import { Money } from '@/shared/ui/Money';
import { StatusTag } from '@/shared/ui/StatusTag';
import type { TextFieldType } from './types';

interface ReadSetting {
  /** Country for digit grouping. */
  country?: string | null | undefined;
  /** Currency code after an amount. */
  currency?: string | null | undefined;
  /** Format of a date or time from `lib/dates`. */
  format?: string | undefined;
}

const asItIs = (text: string) => text;

/** Read-only display per text type; the text is not empty. Draws no control, because lists load it with their first rows. */
export const faces: { [K in TextFieldType]: (text: string, setting: ReadSetting) => ReactNode } = {
  text: asItIs,
  longText: asItIs,
  number: asItIs,
  select: asItIs,
  code: asItIs,
  status: text => <StatusTag status={text} />,
  money: (text, { country, currency }) => <Money value={text} country={country} currency={currency} />,
  date: (text, { format }) => <DateText value={text} format={format} />,
  datetime: (text, { format = DATETIME_12_FORMAT }) => <MomentText value={text} format={format} />,
};
