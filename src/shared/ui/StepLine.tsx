import { useEffect, useId, useRef, useState } from 'react';
import { DATE_FORMAT, DATETIME_12_FORMAT, formatDay, formatMoment } from '@/lib/dates';
import { Hidden, Row, Text } from './layout';
import styles from './StepLine.module.css';

export type StepState = 'done' | 'now' | 'todo' | 'problem';

export interface Step {
  key: string;
  title: string;
  state: StepState;
  /** Person or result; '' for none. */
  who: string;
  /** Date or time; '' if unknown. */
  when: string;
  /** `when` is a date without time and time zone. */
  isDay?: true;
  /** Text shown on demand; '' for none. */
  note: string;
  noteLabel?: string;
}

const READ: Record<StepState, string> = { done: 'done', now: 'now', todo: 'to come', problem: 'stopped' };
const TONE: Record<StepState, string> = { done: 'good', now: 'info', todo: 'quiet', problem: 'bad' };
const MARK: Record<StepState, string> = {
  done: 'm4.5 8.3 2.4 2.4 4.6-5',
  now: 'M8 5v3.2l2 1.4',
  todo: 'M8 8h.01',
  problem: 'm5.5 5.5 5 5m0-5-5 5',
};

/** Shows progress in one line: completed steps with person and time, the current one, and upcoming ones. Remarks open on demand. */
export function StepLine({ steps, label }: { steps: readonly Step[]; label: string }) {
  const [open, setOpen] = useState<string | null>(null);
  const id = useId();
  const line = useRef<HTMLOListElement>(null);
  const at = steps.findLastIndex(({ state }) => state === 'now' || state === 'done');
  useEffect(() => {
    const step = line.current?.children[at - 1];
    if (line.current && step instanceof HTMLElement)
      line.current.scrollLeft = step.offsetLeft - line.current.offsetLeft;
  }, [at]);
  const shown = steps.find(step => step.key === open && step.note);
  return (
    <>
      {/* Keyboard users can scroll a line that is wider than the screen. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls */}
      <Row as="ol" align="stretch" pad={[1, 2]} ref={line} className={styles.line} aria-label={label} tabIndex={0}>
        {steps.map(step => (
          <Row
            as="li"
            down
            size="fine"
            key={step.key}
            className={styles.step}
            data-state={step.state}
            data-tone={TONE[step.state]}
            aria-current={step.state === 'now' ? 'step' : undefined}
          >
            <Row as="span" gap={2} className={styles.head}>
              <svg className={styles.mark} aria-hidden="true" width="18" height="18" viewBox="0 0 16 16" fill="none">
                <path d={MARK[step.state]} stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
              </svg>
              <Text cut tone="soft" weight="medium" className={styles.title} title={step.title}>
                {step.title}
                <Hidden>: {READ[step.state]}</Hidden>
              </Text>
            </Row>
            {step.who && (
              <Text cut className={styles.who} title={step.who}>
                {step.who}
              </Text>
            )}
            {step.when && (
              <Text
                as="time"
                cut
                tone="faint"
                figures
                className={styles.when}
                dateTime={step.when}
                title={formatTime(step, DATETIME_12_FORMAT)}
              >
                {formatTime(step, DATE_FORMAT)}
              </Text>
            )}
            {step.note && (
              <button
                type="button"
                className={styles.note}
                aria-expanded={open === step.key}
                aria-controls={id}
                aria-label={`${step.noteLabel ?? 'Remark'}: ${step.title}`}
                onClick={() => setOpen(open === step.key ? null : step.key)}
              >
                {step.noteLabel ?? 'Remark'}
              </button>
            )}
          </Row>
        ))}
      </Row>
      <Text as="p" size="small" typed breaks id={id} className={styles.remark} hidden={!shown}>
        {shown && <b>{shown.title}: </b>}
        {shown?.note}
      </Text>
    </>
  );
}

function formatTime({ when, isDay }: Step, format: string): string {
  return isDay ? formatDay(when) : formatMoment(when, format);
}
