import DatePicker from 'antd/es/date-picker';
import dayjs from 'dayjs';
import type { RefCallback } from 'react';
import { DATE_FORMAT, toIsoDay, type IsoDay } from '@/lib/dates';
import type { ControlProps, Focusable } from './ControlProps';
import styles from './DateInput.module.css';
import { parseTypedDay } from './typedDay';

interface DateInputProps extends ControlProps {
  /** A calendar day, '' for none; or what was typed, when that is no day. */
  value: IsoDay;
  onChange: (value: IsoDay) => void;
  /** First and last day the calendar offers. A typed day outside them is kept, so that the rule can say what is wrong. */
  min?: IsoDay;
  max?: IsoDay;
  size?: 'small' | 'medium';
  ref?: RefCallback<Focusable>;
}

const TYPED_FORMATS = [DATE_FORMAT, 'D-MMM-YYYY', 'DD/MM/YYYY', 'DD-MM-YYYY', 'YYYY-MM-DD'];
const ISO = 'YYYY-MM-DD';

/** A calendar day shown as DD-MMM-YYYY, picked or typed in any usual way. Dayjs lives only in here; no zone ever moves the day. */
export function DateInput({ value, onChange, min, max, onBlur, ref, ...control }: DateInputProps) {
  const day = toIsoDay(value);
  const take = (typed: string) => {
    const next = typed.trim() === '' ? '' : (parseTypedDay(typed) ?? typed.trim());
    if (next !== value) onChange(next);
  };
  return (
    <DatePicker
      placeholder="DD-MMM-YYYY"
      {...control}
      ref={ref}
      className={styles.date}
      value={day === null ? null : dayjs(day, ISO, true)}
      format={TYPED_FORMATS}
      minDate={min === undefined ? undefined : dayjs(min, ISO, true)}
      maxDate={max === undefined ? undefined : dayjs(max, ISO, true)}
      preserveInvalidOnBlur
      onChange={picked => onChange(picked ? picked.format(ISO) : '')}
      onBlur={event => {
        if (event.currentTarget instanceof HTMLInputElement) take(event.currentTarget.value);
        onBlur?.();
      }}
    />
  );
}
