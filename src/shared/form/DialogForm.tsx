import { useImperativeHandle, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import type { FieldValues } from 'react-hook-form';
import { confirm } from '@/platform/feedback/feedback';
import { Button } from '@/shared/ui/Button';
import { FirstFocus } from '@/shared/ui/focus';
import { Row, Stack, Text } from '@/shared/ui/layout';
import styles from './DialogForm.module.css';
import { FormContexts } from './FormContexts';
import { useErrorList } from './errorGuide';
import { firstMissing } from './firstEmpty';
import { ErrorSummary } from './ErrorSummary';
import { FormNotice } from './FormNotice';
import type { DocumentForm } from './documentForm';
import { commitFocused } from './useFormKeys';

/** Asks before it closes a changed form; null without a form. */
export type Leave = (() => void) | null;
export type LeaveRef = Ref<Leave>;

interface DialogFormProps<V extends FieldValues> {
  form: DocumentForm<V>;
  /** Page where the user can check whether the save went through. */
  recordPath: string;
  submitLabel?: string;
  cancelLabel?: string;
  leaveTitle?: string;
  more?: ReactNode;
  check?: ReactNode;
  onCancel: () => void;
  /** Receives the function that the dialog calls when the user closes it. */
  leave?: LeaveRef | undefined;
  children: ReactNode;
}

/** Form in a dialog; use it in a Modal without footer. */
export function DialogForm<V extends FieldValues>(props: DialogFormProps<V>) {
  const {
    form,
    recordPath,
    submitLabel = 'Submit',
    cancelLabel = 'Cancel',
    leaveTitle = 'Close without sending?',
    more,
    children,
  } = props;
  const { onCancel } = props;
  const errors = useErrorList(form.control, form.root, form.labels);
  const busy = form.saving !== null || form.done;
  const leave = async () => {
    if (busy) return;
    const confirmation = {
      title: leaveTitle,
      content: 'You can restore your changes when you return.',
      okText: 'Leave',
      cancelText: 'Stay',
      danger: true,
    };
    if (!form.isDirty() || (await confirm(confirmation))) onCancel();
  };
  useImperativeHandle(props.leave, () => () => void leave());
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.defaultPrevented || event.repeat) return;
    event.preventDefault();
    commitFocused();
    void form.submit();
  };

  return (
    <FormContexts form={form}>
      {/* Keys bubble up from the fields. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <form
        ref={form.root}
        noValidate
        className={styles.form}
        aria-busy={busy}
        onKeyDown={onKeyDown}
        onSubmit={event => {
          event.preventDefault();
          // React events of a dialog bubble to the form that opened it.
          event.stopPropagation();
          void form.submit();
        }}
      >
        <ErrorSummary form={form} errors={errors} />
        <Stack
          gap={3}
          above={5}
          inert={busy && !form.waiting}
          onPointerDownCapture={form.begin}
          onKeyDownCapture={form.begin}
          onInputCapture={form.begin}
          onPasteCapture={form.begin}
          onDropCapture={form.begin}
        >
          {children}
        </Stack>
        <div data-foot>
          <FormNotice form={form} listTo={recordPath} />
          <Row wrap gap={4} above={5} ruledAbove className={styles.buttons}>
            {more}
            <Text grows />
            {props.check}
            <Button disabled={busy} onClick={() => void leave()}>
              {cancelLabel}
            </Button>
            <Button tone="primary" type="submit" busy={form.saving === 'submit'} disabled={form.done}>
              {submitLabel}
            </Button>
          </Row>
        </div>
      </form>
      <FirstFocus root={form.root} first={() => firstMissing(form.root.current, form.getValues)} />
    </FormContexts>
  );
}
