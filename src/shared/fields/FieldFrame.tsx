import type { ReactNode } from 'react';
import { useFieldLabel } from '@/shared/ui/fieldLabels';
import { Hidden, Row, Text } from '@/shared/ui/layout';
import { Term } from '@/shared/ui/Term';
import styles from './FieldFrame.module.css';
import type { Mode } from './types';

export function partIds(root: string) {
  return {
    control: root,
    label: `${root}-label`,
    help: `${root}-help`,
    error: `${root}-error`,
    warning: `${root}-warning`,
    count: `${root}-count`,
  };
}

interface FieldFrameProps {
  ids: ReturnType<typeof partIds>;
  name: string;
  label: string;
  /** 'none': the control has its own label; the frame reserves the space, so that controls align. */
  labelAs: 'label' | 'text' | 'none';
  required: boolean;
  mode: Mode;
  span?: 1 | 2 | 3;
  error?: string;
  /** undefined: the field never has warnings. */
  warning?: string | null;
  help?: string;
  count?: { length: number; limit: number };
  children: ReactNode;
}

export function FieldFrame(props: FieldFrameProps) {
  const { ids, name, label, labelAs, required, mode, span = 1, error, warning, help, count, children } = props;
  useFieldLabel(name, { label });
  return (
    <div
      className={styles.field}
      data-field={name}
      data-mode={mode}
      data-span={span}
      data-bare={labelAs === 'none' || undefined}
    >
      <Row align="end" gap={3} size="small" below={2} className={styles.head}>
        {labelAs === 'label' && (
          <Text
            as="label"
            tone="soft"
            breaks
            id={ids.label}
            data-required={required || undefined}
            htmlFor={ids.control}
          >
            {label}
          </Text>
        )}
        {labelAs === 'text' && (
          <Text tone="soft" breaks id={ids.label} data-required={required || undefined}>
            {label}
          </Text>
        )}
        {labelAs !== 'none' && <Term label={label} />}
        {mode === 'locked' && labelAs !== 'none' && <LockMark />}
        {count && (
          <Text tone="faint" size="fine" figures whole pushed id={ids.count}>
            <span
              className={styles.figures}
              style={{ width: `${2 * String(count.limit).length + 5}ch` }}
              data-over={count.length > count.limit || undefined}
            >
              {count.length} / {count.limit}
            </span>
            <Hidden> characters</Hidden>
          </Text>
        )}
      </Row>
      <div className={styles.body}>
        {children}
        <div className={styles.notes}>
          {error !== undefined && (
            <Text as="p" tone="bad" breaks id={ids.error}>
              {error}
            </Text>
          )}
          {warning !== undefined && (
            <Text as="output" block tone="warn" breaks id={ids.warning}>
              {warning}
            </Text>
          )}
          {help !== undefined && (
            <Text as="p" tone="faint" id={ids.help}>
              {help}
            </Text>
          )}
        </div>
      </div>
    </div>
  );
}

function LockMark() {
  return (
    <Row as="span" align="stretch" tone="faint" fixed below={2} title="This field cannot be changed">
      <svg aria-hidden="true" width="12" height="12" viewBox="0 0 16 16" fill="none">
        <rect x="3" y="7" width="10" height="7" rx="1.5" stroke="currentColor" strokeWidth="1.5" />
        <path d="M5.25 7V5a2.75 2.75 0 0 1 5.5 0v2" stroke="currentColor" strokeWidth="1.5" />
      </svg>
      <Hidden>Locked</Hidden>
    </Row>
  );
}
