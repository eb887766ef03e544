import DatePicker from 'antd/es/date-picker';
import dayjs from 'dayjs';
import { createContext, useContext, useState, type ComponentProps, type RefCallback } from 'react';
import { DATE_FORMAT, type IsoDay } from '@/lib/dates';
import type { ControlProps, Focusable } from './ControlProps';
import styles from './DateInput.module.css';
import { isIsoDay, parseTypedDay } from './typedDay';

interface DateInputProps extends ControlProps {
  /** ISO date, '' if empty, or invalid typed text. */
  value: IsoDay;
  onChange: (value: IsoDay) => void;
  /** Range of the calendar. A typed date outside is kept, so that validation can report it. */
  min?: IsoDay;
  max?: IsoDay;
  size?: 'small' | 'medium';
  ref?: RefCallback<Focusable>;
}

const FORMATS = [DATE_FORMAT, 'D-MMM-YYYY', 'DD/MM/YYYY', 'DD-MM-YYYY', 'YYYY-MM-DD'];
const ISO = 'YYYY-MM-DD';

/** Text shown instead of the picked date, and the handler for typing. */
const TypedText = createContext<{ text: string | null; onType: (text: string) => void }>({
  text: null,
  onType: () => {},
});

/** antd's input, but it keeps typed text. */
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

/** Date input in DD-MMM-YYYY, picked or typed in any common format. Only this file uses dayjs; no time zone shifts the date. */
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
          // Enter validates the date at once.
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
