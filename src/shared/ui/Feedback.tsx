import { useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useFeedback, type Confirmation, type ConfirmTable, type Toast } from '@/platform/feedback/feedback';
import { Button } from './Button';
import { CopyDetails } from './FailureReference';
import styles from './Feedback.module.css';
import { Hidden, Row, Text } from './layout';
import { NativeDialog } from './NativeDialog';

/** The messages and confirmations of the whole portal. Both live regions exist before their first message; otherwise it is not announced. */
export function Feedback() {
  const { toasts, confirmations } = useFeedback();
  const isUrgent = ({ tone }: Toast) => tone === 'error' || tone === 'warning';
  const draw = (toast: Toast) => <ToastMessage key={toast.id} {...toast} />;
  return createPortal(
    <>
      <div className={styles.region} data-print="no">
        <div role="alert" className={styles.stack}>
          {toasts.filter(isUrgent).map(draw)}
        </div>
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- `output` may not contain blocks */}
        <div role="status" className={styles.stack}>
          {toasts.filter(toast => !isUrgent(toast)).map(draw)}
        </div>
      </div>
      {confirmations.map(each => (
        <ConfirmDialog key={each.id} {...each} />
      ))}
    </>,
    document.body,
  );
}

const CROSS = 'M18 6 6 18M6 6l12 12';
const STYLES = {
  success: { word: 'Done', tone: 'good', icon: 'M20 6 9 17l-5-5' },
  error: { word: 'Error', tone: 'bad', icon: CROSS },
  warning: { word: 'Warning', tone: 'warn', icon: 'M12 4v10m0 4.5v.5' },
  info: { word: 'Note', tone: 'info', icon: 'M12 10v9m0-14v.5' },
};

function ToastMessage({ tone, text, detail, cause, action, seconds, dismiss }: Toast) {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isHeld || seconds === 0) return;
    const timer = setTimeout(dismiss, seconds * 1000);
    return () => clearTimeout(timer);
  }, [isHeld, seconds, dismiss]);
  const style = STYLES[tone];
  return (
    <div
      className={styles.toast}
      data-tone={style.tone}
      data-text={tone + text}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon path={style.icon} />
      <Text as="div" breaks typed>
        <Hidden>{style.word}: </Hidden>
        <span>{text}</span> {detail && <span>{detail}</span>}{' '}
        {action && (
          <Button
            tone="link"
            className={styles.action}
            onClick={() => {
              dismiss();
              action.run();
            }}
          >
            {action.label}
          </Button>
        )}
        <CopyDetails error={cause} className={styles.action} />
      </Text>
      <Button tone="icon" className={styles.close} aria-label="Dismiss message" onClick={dismiss}>
        <Icon path={CROSS} />
      </Button>
    </div>
  );
}

function Icon({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

function ConfirmDialog(props: Confirmation) {
  const { title, content, table, okText = 'OK', cancelText = 'Cancel', danger = false, answer } = props;
  const id = useId();
  const first = useRef<HTMLButtonElement>(null);
  return (
    <NativeDialog
      role="alertdialog"
      className={table ? styles.wide : styles.dialog}
      aria-labelledby={id}
      aria-describedby={content ? `${id}-content` : undefined}
      firstFocus={first}
      onEscape={() => answer(false)}
      // A dialog of the component library below must not close on the same Escape.
      onKeyDown={event => event.stopPropagation()}
    >
      <h2 id={id}>{title}</h2>
      {content && (
        <Text as="p" tone="soft" breaks typed above={4} id={`${id}-content`}>
          {content}
        </Text>
      )}
      {table && <RecordTable {...table} />}
      <Row place="atEnd" wrap gap={4} above={6} data-foot="">
        <Button ref={danger ? first : undefined} onClick={() => answer(false)}>
          {cancelText}
        </Button>
        <Button ref={danger ? undefined : first} tone={danger ? 'destructive' : 'primary'} onClick={() => answer(true)}>
          {okText}
        </Button>
      </Row>
    </NativeDialog>
  );
}

// Roles are explicit: phones show rows and cells as blocks, and Safari drops the table semantics of blocks.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */

/** Records to check. A long table scrolls, by keyboard too; the question and the buttons stay in view. */
function RecordTable({ label, columns, rows }: ConfirmTable) {
  const end = (index: number) => (columns[index]?.align === 'end' ? styles.end : undefined);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- it scrolls
    <div tabIndex={0} role="group" aria-label={label} className={styles.table}>
      <table role="table" aria-label={label}>
        <thead role="rowgroup" data-phone="read">
          <tr role="row">
            {columns.map(({ title }, index) => (
              <th key={title} role="columnheader" className={end(index)}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row, at) => (
            <tr key={at} role="row">
              {row.map((text, index) => (
                <td key={index} role="cell" data-title={columns[index]?.title ?? ''} className={end(index)}>
                  {text || '–'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
