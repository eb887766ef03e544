import { useId, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { LinesForm } from '@/shared/lines/useLinesForm';
import { foldMark } from '@/shared/ui/Fold';
import { Card, Row, Text } from '@/shared/ui/layout';
import styles from './DocumentFrame.module.css';
import { CompleteMark, type SectionProgress } from './SectionProgress';

export interface FrameSection<V extends FieldValues> {
  id: string;
  title: string;
  content: ReactNode;
  progress?: SectionProgress | undefined;
  /** Collapses an optional section while it returns true. */
  isEmpty?: ((values: V) => boolean) | undefined;
  /** Summary of a section that starts collapsed. */
  brief?: ReactNode;
  hasHeading?: boolean;
}

interface FormSectionProps<V extends FieldValues> extends FrameSection<V> {
  form: Pick<LinesForm<V>, 'getValues' | 'onChange'>;
  /** Whether it is the current step on a phone; undefined without steps. */
  isStep?: boolean | undefined;
}

export function FormSection<V extends FieldValues>({
  id,
  title,
  content,
  progress,
  isEmpty,
  brief,
  hasHeading,
  form,
  isStep,
}: FormSectionProps<V>) {
  const headingId = useId();
  if (hasHeading)
    return (
      <div className={styles.place} data-section={id} data-step={isStep}>
        {content}
      </div>
    );
  const heading = (
    <Text as="h2" tone="ink" below={5} className={styles.heading} id={headingId} tabIndex={-1}>
      {title}
      <CompleteMark progress={progress} />
    </Text>
  );
  return (
    <Card as="section" className={styles.section} data-section={id} data-step={isStep} aria-labelledby={headingId}>
      {isEmpty || brief ? (
        <Foldable form={form} isEmpty={isEmpty} heading={heading} brief={brief}>
          {content}
        </Foldable>
      ) : (
        <>
          {heading}
          {content}
        </>
      )}
    </Card>
  );
}

interface FoldableProps<V extends FieldValues> {
  form: Pick<LinesForm<V>, 'getValues' | 'onChange'>;
  isEmpty: ((values: V) => boolean) | undefined;
  heading: ReactNode;
  brief: ReactNode;
  children: ReactNode;
}

/** Collapsed while empty, or with a summary, unless the user or `focusInto` opened it. */
function Foldable<V extends FieldValues>({ form, isEmpty, heading, brief, children }: FoldableProps<V>) {
  const empty = useSyncExternalStore(form.onChange, () => isEmpty?.(form.getValues()) ?? true);
  const [chosen, setChosen] = useState<boolean | null>(null);
  const open = chosen ?? !empty;
  return (
    <details
      className={styles.fold}
      open={open}
      onToggle={event => {
        const { open: shown } = event.currentTarget;
        if (event.target === event.currentTarget && shown !== open) setChosen(shown);
      }}
    >
      <Row as="summary" wrap gap={[1, 4]} className={`${styles.summary} ${foldMark}`}>
        {heading}
        {brief && (
          <Text tone="soft" breaks>
            {brief}
          </Text>
        )}
      </Row>
      {children}
    </details>
  );
}
