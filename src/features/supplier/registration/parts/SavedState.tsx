import { formatMoment } from '@/lib/dates';
import type { DocumentForm } from '@/shared/form/documentForm';
import { useWatched } from '@/shared/form/watched';
import { Button } from '@/shared/ui/Button';
import { Row } from '@/shared/ui/layout';
import type { RegistrationValues } from '../model/registration.fields';
import styles from './WhereAmI.module.css';

/** What became of the last save by itself (spec 1 §4 'Autosave'): saving, saved at, failed with another try. */
export function SavedState({ form }: { form: DocumentForm<RegistrationValues> }) {
  const state = useWatched(form.autosaved);
  const words =
    state === 'saving'
      ? 'Saving…'
      : state instanceof Date
        ? `Saved at ${formatMoment(state, 'hh:mm A')}`
        : state === 'failed'
          ? 'It could not be saved.'
          : state === 'unfinished'
            ? 'Not saved yet: something in the form is not right.'
            : 'Saved when you leave the contact number.';
  return (
    <Row as="p" gap={4} tone="soft" above={4} className={styles.saved}>
      <output>{words}</output>
      {state === 'failed' && (
        <Button small onClick={() => void form.retry()}>
          Try again
        </Button>
      )}
    </Row>
  );
}
