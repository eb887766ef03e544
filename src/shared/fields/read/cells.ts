import { formatDay } from '@/lib/dates';
import { decimalsOf, formatMoney } from '@/lib/money';
import type { AnyFieldOf, AnyValues, FieldKind, KindValues, SelectOption } from '../types';

/** What the text of a value may depend on beside the value. */
export interface TextContext {
  country?: string | null;
  /** Values of the fields it depends on, or of the whole record. */
  values: AnyValues;
}

interface FieldCell<K extends FieldKind> {
  /** Numbers line up at the end. */
  align: 'start' | 'end';
  /** One line of plain text; '' for none. Never markup: whatever was typed is shown as typed. */
  text(value: KindValues[K], def: AnyFieldOf<K>, context: TextContext): string;
}

/** The options of a select for these values. */
export function optionsOf(def: Pick<AnyFieldOf<'multiSelect'>, 'options'>, values: AnyValues): readonly SelectOption[] {
  return (typeof def.options === 'function' ? def.options(values) : def.options) ?? [];
}

/** What is shown for an option's value: its label, or the value itself when it is offered no more. */
function labelOf(value: string, options: readonly SelectOption[]): string {
  return options.find(option => option.value === value)?.label ?? value;
}

function amountText(value: string, country: string | null | undefined): string {
  return formatMoney(value, country, Math.max(2, decimalsOf(value))) || value;
}

/** The cell of every kind: one line for a table, a locked place, a summary. */
export const cells = {
  text: { align: 'start', text: value => value },
  multiline: { align: 'start', text: value => value },
  money: {
    align: 'end',
    text: (value, def, { country, values }) =>
      [amountText(value, country), value === '' ? '' : def.currency?.(values)].filter(Boolean).join(' '),
  },
  number: { align: 'end', text: value => value },
  date: { align: 'start', text: value => (/^\d{4}-\d{2}-\d{2}/.test(value) ? formatDay(value) : value) },
  select: {
    align: 'start',
    text: (value, def, { values }) => labelOf(value, optionsOf(def, values)),
  },
  remoteSelect: { align: 'start', text: value => value?.name || value?.code || '' },
  multiSelect: {
    align: 'start',
    text: (value, def, { values }) => value.map(name => labelOf(name, optionsOf(def, values))).join(', '),
  },
  boolean: { align: 'start', text: value => (value ? 'Yes' : 'No') },
  yesNo: { align: 'start', text: value => (value === null ? '' : value ? 'Yes' : 'No') },
  identity: { align: 'start', text: value => value.text },
  attachment: { align: 'start', text: value => value.map(file => file.file_name).join(', ') },
  pick: {
    align: 'start',
    text: (value, { from }) =>
      value === null ? '' : [from.nameOf(value), ...from.linesOf(value)].filter(Boolean).join(', '),
  },
  person: { align: 'start', text: value => value?.name || value?.email || '' },
  readOnly: {
    align: 'start',
    text: (value, def, { values }) => {
      if (def.format) return def.format(value, values);
      return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
    },
  },
} satisfies { [K in FieldKind]: FieldCell<K> };

/** Code and e-mail of a person: what tells two people of one name apart. */
export function personDetail(value: NonNullable<KindValues['person']>): string {
  return [value.email, value.code].filter(Boolean).join(' · ');
}
