import Button from 'antd/es/button';
import { useEffect, useRef, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { confirm } from '@/platform/feedback/feedback';
import { UploadGateContext } from '@/shared/attachments/uploadGate';
import { FormNotice } from '@/shared/form/FormNotice';
import type { DocumentForm } from '@/shared/form/useDocumentForm';
import { FirstFocus } from '@/shared/ui/focus';
import styles from './QueryModal.module.css';

const LEAVE = {
  title: 'Close without sending?',
  content: 'What you typed is not sent. It stays on this device and is offered when you come back.',
  okText: 'Leave',
  cancelText: 'Stay',
  danger: true,
};

interface DialogFormProps<V extends FieldValues> {
  form: DocumentForm<V>;
  /** Where a doubtful send would show. */
  lookAt: string;
  /** Buttons before Cancel. */
  more?: ReactNode;
  onCancel: () => void;
  /** Told how to leave: asks first when something is typed. */
  onLeaveChange: (leave: (() => void) | null) => void;
  children: ReactNode;
}

/** A document form inside a dialog: what must be known of it, its fields, Cancel and Submit. */
export function DialogForm<V extends FieldValues>(props: DialogFormProps<V>) {
  const { form, lookAt, more, onCancel, onLeaveChange, children } = props;
  const busy = form.saving !== null || form.done;
  const touched = useRef(false);
  const begin = () => {
    touched.current = true;
    form.begin();
  };
  const leave = async () => {
    if (busy) return;
    const { text, attachments } = form.getValues();
    const typed = touched.current && ((typeof text === 'string' && text.trim() !== '') || attachments?.length > 0);
    if (!typed || (await confirm(LEAVE))) onCancel();
  };
  useEffect(() => {
    onLeaveChange(() => void leave());
  });
  useEffect(() => () => onLeaveChange(null), [onLeaveChange]);

  return (
    <UploadGateContext value={form.gate}>
      <form
        ref={form.root}
        noValidate
        className={styles.form}
        aria-busy={busy}
        onSubmit={event => {
          event.preventDefault();
          void form.submit();
        }}
      >
        <div
          className={styles.fields}
          inert={busy && !form.waiting}
          onPointerDownCapture={begin}
          onKeyDownCapture={begin}
          onInputCapture={begin}
          onPasteCapture={begin}
          onDropCapture={begin}
        >
          {children}
        </div>
        <div className={styles.bar}>
          <FormNotice form={form} listTo={lookAt} />
          <div className={styles.buttons}>
            {more}
            <span className={styles.gap} />
            <Button disabled={busy} onClick={() => void leave()}>
              Cancel
            </Button>
            <Button type="primary" htmlType="submit" loading={form.saving === 'submit'} disabled={form.done}>
              Submit
            </Button>
          </div>
        </div>
      </form>
      <FirstFocus root={form.root} />
    </UploadGateContext>
  );
}
