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
import { usePaperReading } from '../../einvoice/usePaperReading';
import type { PaperReading } from '../../einvoice/types';
import { compareWithPaper, paperFacts } from '../compare';
import type { PaperDef, PaperFacts } from '../paper';
import { forgetPaper, notePaper, type PaperPlace } from '../seen';
import { useDoubles, type FindAlike } from '../useDoubles';
import { useEntered } from '../useEntered';
import { PaperAwaited } from './PaperAwaited';
import { PaperStrip } from './PaperStrip';
import { TakeFields, type Offer, type Ticks } from './TakeFields';

interface PaperInFormProps<V extends FieldValues, S> {
  form: DocumentForm<V>;
  paper: PaperDef<V, S>;
  subject: S;
  /** Names this work among all papers of this device. */
  at: PaperPlace;
  /** The stored record, which is no double of itself. */
  id?: Id | undefined;
  /** A new record: its defaults were not typed by anybody. */
  isNew: boolean;
  /** Told what was found, for whoever else reads it. */
  reading: Settable<PaperReading | null>;
  /** Finds stored invoices of a number, however it is written. */
  findAlike?: FindAlike | undefined;
}

/**
 * What the invoice's copy says, while its form is written: who vouches for it, what of it can be taken over, and where it differs from
 * what is entered. Looked at again whenever file or form changes.
 */
export function PaperInForm<V extends FieldValues, S>(props: PaperInFormProps<V, S>) {
  const { form, paper } = props;
  const files = useWatch({ control: form.control, name: paper.copy as Path<V> }) as readonly Attachment[];
  const file = files[0];
  const look = usePaperReading(file?.file_uid ? file : null);
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
    if (hasNone) forgetPaper(userId, { place });
  }, [userId, place, hasNone]);
  useEffect(() => {
    if (found) notePaper(userId, { place, label }, found);
  }, [userId, place, label, found]);
  if (!file) return null;
  if (look.state === 'looking')
    return (
      <PaperAwaited>
        Looking at {file.file_name} for a signed code …
        <Button tone="link" onClick={look.cancel}>
          Do not look
        </Button>
      </PaperAwaited>
    );
  if (look.state === 'failed') return <PaperAwaited>{look.problem}</PaperAwaited>;
  return found ? (
    <FoundPaper key={found.sha256} {...props} file={file} found={found} onLookAtAll={look.lookAtAll} />
  ) : null;
}

interface FoundPaperProps<V extends FieldValues, S> extends PaperInFormProps<V, S> {
  file: Attachment;
  found: PaperReading;
  onLookAtAll?: (() => void) | undefined;
}

function FoundPaper<V extends FieldValues, S>(props: FoundPaperProps<V, S>) {
  const { form, paper, subject, file, found } = props;
  const entered = useEntered(form, paper, subject, true);
  const facts = paperFacts(found);
  const doubles = useDoubles({
    reading: found,
    place: props.at.place,
    number: facts?.number ?? '',
    findAlike: props.findAlike,
    id: props.id,
  });
  return (
    <PaperStrip
      fileName={file.file_name}
      reading={found}
      sellerGstin={entered.sellerGstin}
      facts={facts}
      comparison={facts && compareWithPaper(facts, entered)}
      doubles={doubles}
      onLookAtAll={props.onLookAtAll}
      onLead={({ field }) => {
        const at = field && paper.fields[field];
        if (at) form.goToError(at);
      }}
    >
      {facts && paper.take && <Prefill {...props} facts={facts} />}
    </PaperStrip>
  );
}

/** 'Fill 6 fields from the signed code': shown field by field before it is taken. */
function Prefill<V extends FieldValues, S>(props: FoundPaperProps<V, S> & { facts: PaperFacts }) {
  const { form, paper, subject, found, facts, isNew } = props;
  const { lookups } = useFields();
  const { defaultValues } = useFormState({ control: form.control });
  const [open, setOpen] = useState(false);
  const [done, setDone] = useState('');
  const button = useRef<HTMLButtonElement>(null);
  const takes = useAnswer(async (_sha256: string, signal) => {
    return (await paper.take?.({ reading: found, facts, subject, lookups, signal })) ?? [];
  }, found.sha256);
  /** What would be taken now, by what was ticked by hand: a field may depend on another that is taken with it. */
  const offersFor = (ticks: Ticks): Offer[] => {
    let values = form.getValues();
    return (takes.data ?? []).flatMap(({ field, label, value, words }): Offer[] => {
      const says = value(values);
      const [now, then] = [words(values[field]), words(says)];
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
    for (const { field, value } of takes.data ?? []) {
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
        <TakeFields
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
