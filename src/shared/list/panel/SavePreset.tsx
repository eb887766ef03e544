import { isBlank } from '@/lib/text';
import Checkbox from 'antd/es/checkbox';
import Input from 'antd/es/input';
import { useId, useRef, useState } from 'react';
import { notify } from '@/platform/feedback/feedback';
import { Button } from '@/shared/ui/Button';
import { focusWhenShown } from '@/shared/ui/focus';
import { Row, Stack, Text } from '@/shared/ui/layout';
import { useSavedFilterWrites } from '../api/useSavedFilters';
import { filtersToText } from '../filterText';
import type { AppliedFilter } from '../listTypes';
import styles from './FilterPanel.module.css';

const SAVED = 'Create successfully! ';
const NOT_SAVED = 'please try again! ';
const NO_NAME = 'Name is empty';

interface SavePresetProps {
  context: string;
  /** Returns the filters to save; null after focusing an invalid one. */
  read: (form: HTMLElement | null) => AppliedFilter[] | null;
}

/** '+ Save this filter as Preset': asks for a name and saves the draft. Not a `form`, because HTML forms can't be nested. */
export function SavePreset({ context, read }: SavePresetProps) {
  const id = useId();
  const { create } = useSavedFilterWrites();
  const box = useRef<HTMLFieldSetElement>(null);
  /** False: closed again, so the link gets the focus back. */
  const [open, setOpen] = useState<boolean>();
  const [name, setName] = useState('');
  const [isShared, setShared] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);

  const close = () => {
    setOpen(false);
    setName('');
    setShared(false);
    setProblem(null);
  };

  const save = async () => {
    if (saving) return;
    if (isBlank(name)) return setProblem(NO_NAME);
    const filters = read(box.current?.closest('form') ?? null);
    if (!filters) return;
    if (filters.length === 0) return setProblem('Add a filter first.');
    setSaving(true);
    try {
      await create({ name: name.trim(), context, isShared, parameters: filtersToText(filters) });
      notify.success(SAVED);
      close();
    } catch (error) {
      notify.error(NOT_SAVED, { cause: error });
    } finally {
      setSaving(false);
    }
  };

  if (!open)
    return (
      <Button
        ref={open === false ? focusWhenShown : undefined}
        tone="link"
        className={styles.link}
        onClick={() => setOpen(true)}
      >
        + Save this filter as Preset
      </Button>
    );
  return (
    <Stack as="fieldset" card gap={3} pad={4} ref={box} className={styles.save} aria-label="Save this filter as Preset">
      <Text as="label" block tone="soft" size="fine" weight="strong" htmlFor={id}>
        Preset name
      </Text>
      <Input
        id={id}
        ref={focusWhenShown}
        maxLength={100}
        autoComplete="off"
        value={name}
        status={problem === null ? undefined : 'error'}
        aria-invalid={problem !== null}
        aria-describedby={problem === null ? undefined : `${id}-problem`}
        onChange={event => {
          setName(event.target.value);
          setProblem(null);
        }}
        onKeyDown={event => {
          if (event.key === 'Escape') {
            event.stopPropagation(); // The drawer around it stays open.
            close();
          }
          if (event.key !== 'Enter') return;
          event.preventDefault(); // Enter saves the preset and does not apply the filters.
          void save();
        }}
      />
      {problem !== null && (
        <Text as="p" tone="bad" size="fine" id={`${id}-problem`} role="alert">
          {problem}
        </Text>
      )}
      <Checkbox checked={isShared} onChange={event => setShared(event.target.checked)}>
        Share with others
      </Checkbox>
      <Row align="stretch" gap={4}>
        <Button tone="primary" small busy={saving} onClick={() => void save()}>
          Save
        </Button>
        <Button small onClick={close}>
          Cancel
        </Button>
      </Row>
    </Stack>
  );
}
