import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '@/shared/ui/Button';
import { PageHeader } from '@/shared/ui/PageHeader';
import { Row, Stack, Text } from '@/shared/ui/layout';
import { windows } from '@/shared/ui/tokens';
import { useMediaQuery } from '@/shared/ui/useMediaQuery';
import { ActionBar } from './ActionBar';
import styles from './DocumentFrame.module.css';
import { useErrorList } from './errorGuide';
import { ErrorSummary } from './ErrorSummary';
import { useFirstEmptyField } from './firstEmpty';
import { FormContexts } from './FormContexts';
import { FormSection, type FrameSection } from './FormSection';
import { SectionIndex } from './SectionIndex';
import type { DocumentForm } from './documentForm';
import { useFormKeys } from './useFormKeys';
import { useSteps } from './useSteps';
import { useDocumentEvent } from '@/shared/ui/useDocumentEvent';

interface DocumentFrameProps<V extends FieldValues> {
  form: DocumentForm<V>;
  title: string;
  backTo: string;
  backLabel?: string;
  status?: string | null;
  notice?: ReactNode;
  sections: readonly FrameSection<V>[];
  total?: ReactNode;
  check?: ReactNode;
  submitLabel: string;
  submitAnother?: (() => Promise<void>) | undefined;
  submitDoing?: string;
  draftLabel?: string | null;
  /** Put field rules into the schema instead. */
  submitDisabled?: string;
  stepsFrom?: string;
  /** List that would show a save with unknown result; default `backTo`. */
  listTo?: string;
}

const INDEX_FROM = 3;

export function DocumentFrame<V extends FieldValues>(props: DocumentFrameProps<V>) {
  const { form, title, backTo, backLabel, status, notice, sections } = props;
  const {
    submitLabel,
    submitDoing = 'Submitting…',
    draftLabel = 'Save as Draft',
    submitDisabled,
    listTo = backTo,
  } = props;
  const errors = useErrorList(form.control, form.root, form.labels);
  const busy = form.saving !== null && !form.waiting;
  const locked = busy || form.done;
  const goOn = () => {
    if (!form.goToNext()) form.root.current?.querySelector<HTMLElement>('button[data-submit]')?.focus();
  };
  useFormKeys({
    saveDraft: draftLabel === null ? null : () => void form.saveDraft(),
    submit: submitDisabled !== undefined ? null : () => void form.submit(),
    next: locked ? null : goOn,
  });
  const content = useFocusKept(locked);
  useFileDropsTamed();
  const steps = useSteps(
    form,
    sections.map(({ id }) => id),
    props.stepsFrom ?? '',
  );
  const hasSteps = props.stepsFrom !== undefined;
  const isPhone = useMediaQuery(windows.phone);
  useFirstEmptyField(form.root, form.getValues);

  const begin = () => form.begin();
  const onKey = ({ key }: KeyboardEvent) => {
    if (!['Tab', 'Shift', 'Control', 'Meta', 'Alt', 'Escape'].includes(key)) begin();
  };

  return (
    <FormContexts form={form}>
      <form ref={form.root} noValidate onSubmit={event => event.preventDefault()}>
        <PageHeader title={title} backTo={backTo} backLabel={backLabel} status={status}>
          {notice}
        </PageHeader>
        <ErrorSummary form={form} errors={errors} />
        <Stack gap={[4, 7]} className={styles.layout} data-index={sections.length >= INDEX_FROM || undefined}>
          {sections.length >= INDEX_FROM && (
            <SectionIndex
              sections={sections}
              errors={errors}
              root={form.root}
              onNext={goOn}
              steps={hasSteps ? steps : undefined}
            />
          )}
          {/* Dictation and assistive technology send no key or pointer events. */}
          <Stack
            gap={6}
            ref={content}
            className={styles.sections}
            inert={locked}
            aria-busy={busy}
            onPointerDownCapture={begin}
            onKeyDownCapture={onKey}
            onInputCapture={begin}
            onClickCapture={begin}
            onPasteCapture={begin}
            onDropCapture={begin}
          >
            {sections.map(section => (
              <FormSection
                key={section.id}
                form={form}
                isStep={hasSteps ? section.id === steps.current : undefined}
                {...section}
              />
            ))}
            {hasSteps && <StepButtons steps={steps} sections={sections} />}
          </Stack>
        </Stack>
        <ActionBar
          form={form}
          errors={errors}
          total={props.total}
          check={props.check}
          submitAnother={props.submitAnother}
          cancelTo={backTo}
          listTo={listTo}
          submitLabel={submitLabel}
          submitDoing={submitDoing}
          draftLabel={draftLabel}
          isNext={hasSteps && steps.after !== undefined && isPhone}
          submitDisabled={submitDisabled}
        />
      </form>
    </FormContexts>
  );
}

interface StepButtonsProps {
  steps: ReturnType<typeof useSteps>;
  sections: readonly { id: string; title: string }[];
}

function StepButtons({ steps: { before, after, goTo }, sections }: StepButtonsProps) {
  return (
    <Row place="between" gap={4} data-phone="only">
      {before !== undefined && <Button onClick={() => goTo(before)}>Back</Button>}
      <Text grows />
      {after !== undefined && (
        <Button tone="primary" onClick={() => goTo(after)}>
          Next: {sections.find(({ id }) => id === after)?.title}
        </Button>
      )}
    </Row>
  );
}

function useFocusKept(locked: boolean) {
  const content = useRef<HTMLDivElement>(null);
  const last = useRef<HTMLElement | null>(null);
  useDocumentEvent('focusin', () => {
    const focused = document.activeElement;
    if (focused instanceof HTMLElement && focused !== document.body)
      last.current = content.current?.contains(focused) ? focused : null;
  });
  useEffect(() => {
    if (!locked && document.activeElement === document.body) last.current?.focus({ preventScroll: true });
  }, [locked]);
  return content;
}

function tame(event: DragEvent): void {
  if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = 'none';
}

function useFileDropsTamed(): void {
  useDocumentEvent('dragover', tame);
  useDocumentEvent('drop', tame);
}
