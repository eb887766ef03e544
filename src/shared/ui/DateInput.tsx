import DatePicker from 'antd/es/date-picker';
import dayjs from 'dayjs';
import { createContext, useContext, useState, type ComponentProps, type RefCallback } from 'react';
import { DATE_FORMAT, type IsoDay } from '@/lib/dates';
import type { ControlProps, Focusable } from './ControlProps';
import styles from './DateInput.module.css';
import { isIsoDay, parseTypedDay } from './typedDay';

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

const FORMATS = [DATE_FORMAT, 'D-MMM-YYYY', 'DD/MM/YYYY', 'DD-MM-YYYY', 'YYYY-MM-DD'];
const ISO = 'YYYY-MM-DD';

/** The text the box shows instead of the picked day, and who hears what is typed. */
const TypedText = createContext<{ text: string | null; onType: (text: string) => void }>({
  text: null,
  onType: () => {},
});

/** The picker's own box, except that it never throws away what was typed. */
function TypedBox({ value, onChange, ...box }: ComponentProps<'input'>) {
  const { text, onType } = useContext(TypedText);
  return (
    <input
      {...box}
      value={text ?? value}
      onChange={event => {
        onType(event.target.value);
        onChange?.(event);
      }}
    />
  );
}

const components = { input: TypedBox };

/** A calendar day shown as DD-MMM-YYYY, picked or typed in any usual way. Dayjs lives only in here; no zone ever moves the day. */
export function DateInput({ value, onChange, min, max, onBlur, ref, ...control }: DateInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const day = isIsoDay(value) ? dayjs(value) : null;

  const takeTyped = () => {
    if (typed === null) return;
    const next = typed.trim() === '' ? '' : (parseTypedDay(typed, { min, max }) ?? typed.trim());
    setTyped(null);
    if (next !== value) onChange(next);
  };

  return (
    <TypedText value={{ text: typed ?? (day === null && value !== '' ? value : null), onType: setTyped }}>
      <DatePicker
        placeholder="DD-MMM-YYYY"
        {...control}
        ref={ref}
        className={styles.date}
        components={components}
        value={day}
        format={FORMATS}
        minDate={min === undefined ? undefined : dayjs(min)}
        maxDate={max === undefined ? undefined : dayjs(max)}
        onChange={picked => {
          setTyped(null);
          onChange(picked ? picked.format(ISO) : '');
        }}
        onKeyDown={event => {
          if (event.key !== 'Enter' || typed === null) return;
          event.preventDefault();
          takeTyped();
          // Enter says that the day is meant: what is wrong with it is said now.
          onBlur?.();
        }}
        onBlur={() => {
          takeTyped();
          onBlur?.();
        }}
      />
    </TypedText>
  );
}
