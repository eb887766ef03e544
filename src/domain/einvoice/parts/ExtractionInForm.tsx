import { useEffect, useRef, useState } from 'react';
import { useFormState, useWatch, type FieldValues, type Path, type PathValue } from 'react-hook-form';
import type { Id } from '@/lib/ids';
import { useAnswer } from '@/platform/graphql/useAnswer';
import { useSession } from '@/platform/session/SessionContext';
import type { Attachment } from '@/shared/attachments/attachment';
import { useFields } from '@/shared/fields/FieldsProvider';
import { same } from '@/lib/same';
import type { DocumentForm } from '@/shared/form/documentForm';
import { replaceRows } from '@/shared/form/rework';
import type { Settable } from '@/shared/form/watched';
import { Button } from '@/shared/ui/Button';
import { Hidden } from '@/shared/ui/layout';
import { useExtraction } from '../read/useExtraction';
import type { Extraction } from '../read/extraction';
import { compareFields, getExtractedFields } from '../compare/compareFields';
import type { EinvoiceDef, ExtractedFields } from '../definition/definition';
import { forgetFile, noteFile, type DocumentPlace } from '../compare/seenFiles';
import { useDuplicates, type FindAlike } from '../compare/useDuplicates';
import { useEntered } from './useEntered';
import { ExtractionPending } from './ExtractionPending';
import { ExtractionNotice } from './ExtractionNotice';
import { SuggestedValues, type Offer, type Ticks } from './SuggestedValues';

interface ExtractionInFormProps<V extends FieldValues, S> {
  form: DocumentForm<V>;
  paper: EinvoiceDef<V, S>;
  subject: S;
  /** Names this work among all papers of this device. */
  at: DocumentPlace;
  /** The stored record, which is no double of itself. */
  id?: Id | undefined;
  /** A new record: its defaults were not typed by anybody. */
  isNew: boolean;
  /** Told what was found, for whoever else reads it. */
  reading: Settable<Extraction | null>;
  /** Finds stored invoices of a number, however it is written. */
  findAlike?: FindAlike | undefined;
}

/**
 * What the invoice's copy says, while its form is written: who vouches for it, what of it can be taken over, and where it differs from
 * what is entered. Looked at again whenever file or form changes.
 */
export function ExtractionInForm<V extends FieldValues, S>(props: ExtractionInFormProps<V, S>) {
  const { form, paper } = props;
  const files = useWatch({ control: form.control, name: paper.copy as Path<V> }) as readonly Attachment[];
  const file = files[0];
  const look = useExtraction(file?.file_uid ? file : null);
  const { set } = props.reading;
  const found = look.state === 'done' ? look.reading : undefined;
  useEffect(() => {
    set(found ?? null);
    return () => set(null);
  }, [found, set]);
  const { userId } = useSession();
  const { place, label } = props.at;
  // Unsaved work that may still be restored keeps its paper.
  const hasNone = !file && form.recovery.offered === null;
  useEffect(() => {
    if (hasNone) forgetFile(userId, { place });
  }, [userId, place, hasNone]);
  useEffect(() => {
    if (found) noteFile(userId, { place, label }, found);
  }, [userId, place, label, found]);
  if (!file) return null;
  if (look.state === 'looking')
    return (
      <ExtractionPending>
        Looking at {file.file_name} for a signed code …
        <Button tone="link" onClick={look.cancel}>
          Do not look
        </Button>
      </ExtractionPending>
    );
  if (look.state === 'failed') return <ExtractionPending>{look.problem}</ExtractionPending>;
  return found ? (
    <Extracted key={found.sha256} {...props} file={file} found={found} onLookAtAll={look.lookAtAll} />
  ) : null;
}

interface ExtractedProps<V extends FieldValues, S> extends ExtractionInFormProps<V, S> {
  file: Attachment;
  found: Extraction;
  onLookAtAll?: (() => void) | undefined;
}

function Extracted<V extends FieldValues, S>(props: ExtractedProps<V, S>) {
  const { form, paper, subject, file, found } = props;
  const entered = useEntered(form, paper, subject, true);
  const facts = getExtractedFields(found);
  const doubles = useDuplicates({
    reading: found,
    place: props.at.place,
    number: facts?.number ?? '',
    findAlike: props.findAlike,
    id: props.id,
  });
  return (
    <ExtractionNotice
      fileName={file.file_name}
      reading={found}
      sellerGstin={entered.sellerGstin}
      facts={facts}
      comparison={facts && compareFields(facts, entered)}
      doubles={doubles}
      onLookAtAll={props.onLookAtAll}
      onLead={({ field }) => {
        const at = field && paper.fields[field];
        if (at) form.goToError(at);
      }}
    >
      {facts && paper.suggest && <Prefill {...props} facts={facts} />}
    </ExtractionNotice>
  );
}

/** 'Fill 6 fields from the signed code': shown field by field before it is taken. */
function Prefill<V extends FieldValues, S>(props: ExtractedProps<V, S> & { facts: ExtractedFields }) {
  const { form, paper, subject, found, facts, isNew } = props;
  const { lookups } = useFields();
  const { defaultValues } = useFormState({ control: form.control });
  const [open, setOpen] = useState(false);
  const [done, setDone] = useState('');
  const button = useRef<HTMLButtonElement>(null);
  const suggestions = useAnswer(async (_sha256: string, signal) => {
    return (await paper.suggest?.({ reading: found, facts, subject, lookups, signal })) ?? [];
  }, found.sha256);
  /** What would be taken now, by what was ticked by hand: a field may depend on another that is taken with it. */
  const offersFor = (ticks: Ticks): Offer[] => {
    let values = form.getValues();
    return (suggestions.data ?? []).flatMap(({ field, label, value, format }): Offer[] => {
      const says = value(values);
      const [now, then] = [format(values[field]), format(says)];
      if (now === then) return [];
      const isDefault = isNew && same(values[field], defaultValues?.[field]);
      const ticked = ticks[field] ?? (now === '' || isDefault);
      if (ticked) values = { ...values, [field]: says };
      return [{ field, label, now, paper: then, ticked }];
    });
  };
  const offers = offersFor({});
  const from = facts.by === 'signed' ? 'the signed code' : 'the XML';
  const free = offers.filter(({ ticked }) => ticked).length;
  const take = (ticks: Ticks) => {
    const fields = offersFor(ticks).flatMap(({ field, ticked }) => (ticked ? field : []));
    form.begin();
    for (const { field, value } of suggestions.data ?? []) {
      if (!fields.includes(field)) continue;
      const says = value(form.getValues()) as PathValue<V, Path<V>>;
      if (Array.isArray(says) && replaceRows(form.control, field, says, `taking from ${from}`)) continue;
      form.setValue(field as Path<V>, says, { shouldDirty: true, shouldTouch: true });
    }
    // A code is judged once it was looked up.
    void form.lookUps.finished().then(() => form.trigger(fields as Path<V>[]));
    setOpen(false);
    setDone(
      `Filled ${fields.length === 1 ? '1 field' : `${fields.length} fields`} from ${from}. Check them before you submit.`,
    );
    form.goToNext();
  };
  return (
    <>
      {offers.length > 0 && !open && (
        <Button ref={button} onClick={() => setOpen(true)}>
          {free > 0 ? `Fill ${free === 1 ? '1 field' : `${free} fields`} from ${from}` : `Choose fields from ${from}`}
        </Button>
      )}
      <Hidden as="output">{done}</Hidden>
      {open && (
        <SuggestedValues
          offersFor={offersFor}
          from={from}
          onTake={take}
          onClose={() => {
            setOpen(false);
            // The button is drawn again first.
            setTimeout(() => button.current?.focus());
          }}
        />
      )}
    </>
  );
}
