import { useEffect, useRef, useState } from 'react';
import { useWatch, type FieldValues, type Path, type PathValue } from 'react-hook-form';
import type { Id } from '@/lib/ids';
import { useLoaded } from '@/platform/graphql/useLoaded';
import { useSession } from '@/platform/session/SessionContext';
import type { Attachment } from '@/shared/attachments/attachment';
import { useFields } from '@/shared/fields/FieldsProvider';
import { same } from '@/lib/same';
import type { DocumentForm } from '@/shared/form/documentForm';
import type { Settable } from '@/shared/form/watched';
import { Button } from '@/shared/ui/Button';
import { CopyDetails } from '@/shared/ui/FailureReference';
import { Hidden } from '@/shared/ui/layout';
import { useExtraction } from '../read/useExtraction';
import type { Extraction } from '../read/extraction';
import { compareFields, getExtractedFields } from '../compare/compareFields';
import type { EinvoiceDef, ExtractedFields } from '../definition/definition';
import { forgetFile, noteFile, type DocumentPlace } from '../compare/seenFiles';
import { useDuplicates } from '../compare/useDuplicates';
import { useEntered } from './useEntered';
import { ExtractionPending } from './ExtractionPending';
import { ExtractionNotice } from './ExtractionNotice';
import { SuggestedValues, type Offer, type Ticks } from './SuggestedValues';

export { HintsPanel } from './HintsPanel';

interface ExtractionInFormProps<V extends FieldValues, S> {
  form: DocumentForm<V>;
  def: EinvoiceDef<V, S>;
  /** The attachment field that holds the invoice. */
  file: keyof V & string;
  documentContext: S;
  at: DocumentPlace;
  /** The stored record; undefined for a new one. */
  id: Id | undefined;
  /** Receives the extracted data, for the hints. */
  reading: Settable<Extraction | null>;
}

/** Shows who signed the attached invoice, suggested values, and differences from the form. */
export function ExtractionInForm<V extends FieldValues, S>(props: ExtractionInFormProps<V, S>) {
  const { form } = props;
  const files = useWatch({ control: form.control, name: props.file as Path<V> }) as readonly Attachment[];
  const file = files[0];
  const extraction = useExtraction(file?.file_uid ?? '');
  const { set } = props.reading;
  const found = extraction.reading;
  useEffect(() => {
    set(found ?? null);
    return () => set(null);
  }, [found, set]);
  const { userId } = useSession();
  const { place, label } = props.at;
  // Unsaved work that may still be restored keeps its file.
  const hasNone = !file && form.recovery.offered === null;
  useEffect(() => {
    if (hasNone) forgetFile(userId, { place });
    else if (found) noteFile(userId, { place, label }, found);
  }, [userId, place, label, hasNone, found]);
  if (!file) return null;
  if (extraction.state === 'looking')
    return (
      <ExtractionPending>
        Checking {file.file_name} for a signed QR code…
        <Button tone="link" onClick={extraction.cancel}>
          Skip
        </Button>
      </ExtractionPending>
    );
  if (extraction.state === 'failed')
    return (
      <ExtractionPending>
        {extraction.problem}
        <CopyDetails error={extraction.error} />
      </ExtractionPending>
    );
  return found ? (
    <Extracted key={found.sha256} {...props} found={found} onReadAllPages={extraction.readAllPages} />
  ) : null;
}

interface ExtractedProps<V extends FieldValues, S> extends ExtractionInFormProps<V, S> {
  found: Extraction;
  onReadAllPages?: (() => void) | undefined;
}

function Extracted<V extends FieldValues, S>(props: ExtractedProps<V, S>) {
  const { form, def, documentContext, found } = props;
  const entered = useEntered(form, def, documentContext, true);
  const extractedFields = getExtractedFields(found);
  const duplicates = useDuplicates({
    reading: found,
    place: props.at.place,
    number: extractedFields?.number,
    list: def.list,
    supplierCode: entered.supplierCode,
    id: props.id,
  });
  return (
    <ExtractionNotice
      reading={found}
      sellerGstin={entered.sellerGstin}
      extractedFields={extractedFields}
      comparison={extractedFields && compareFields(extractedFields, entered)}
      duplicates={duplicates}
      onReadAllPages={props.onReadAllPages}
      onLead={({ field }) => {
        const at = field && def.fields[field];
        if (at) form.goToError(at);
      }}
    >
      {extractedFields && def.suggest && <Prefill {...props} extractedFields={extractedFields} />}
    </ExtractionNotice>
  );
}

/** 'Fill 6 fields…': previews each field before it is filled. */
function Prefill<V extends FieldValues, S>(props: ExtractedProps<V, S> & { extractedFields: ExtractedFields }) {
  const { form, def, documentContext, found, extractedFields, id } = props;
  const { lookups } = useFields();
  const [open, setOpen] = useState(false);
  const [done, setDone] = useState('');
  const button = useRef<HTMLButtonElement>(null);
  const suggestions = useLoaded(async (_sha256: string, signal) => {
    return (await def.suggest?.({ reading: found, extractedFields, documentContext, lookups, signal })) ?? [];
  }, found.sha256);
  /**
   * Returns the offers for the boxes ticked by the user: a field may depend on another one that is applied with it.
   */
  const offersFor = (ticks: Ticks): Offer[] => {
    let values = form.getValues();
    return (suggestions.data ?? []).flatMap(({ field, label, value, format }): Offer[] => {
      const suggested = value(values);
      const [now, then] = [format(values[field]), format(suggested)];
      if (now === then) return [];
      const isDefault = id === undefined && same(values[field], form.initial?.[field]);
      const ticked = ticks[field] ?? (now === '' || isDefault);
      if (ticked) values = { ...values, [field]: suggested };
      return [{ field, label, now, extracted: then, ticked }];
    });
  };
  const offers = offersFor({});
  const from = extractedFields.by === 'signed' ? 'QR code' : 'XML';
  const free = offers.filter(({ ticked }) => ticked).length;
  const apply = (ticks: Ticks) => {
    const fields = offersFor(ticks).flatMap(({ field, ticked }) => (ticked ? field : []));
    form.begin();
    for (const { field, value } of suggestions.data ?? []) {
      if (!fields.includes(field)) continue;
      const suggested = value(form.getValues()) as PathValue<V, Path<V>>;
      const table = form.lines.get(field);
      if (table) table.takeOver(`filling from the ${from}`, suggested as object[]);
      else form.setValue(field as Path<V>, suggested, { shouldDirty: true, shouldTouch: true });
    }
    // A code is judged once it was looked up.
    void form.lookups.finished().then(() => form.trigger(fields as Path<V>[]));
    setOpen(false);
    setDone(
      `Filled ${fields.length === 1 ? '1 field' : `${fields.length} fields`} from the ${from}. Check them before you submit.`,
    );
    form.goToNext();
  };
  return (
    <>
      {offers.length > 0 && !open && (
        <Button ref={button} onClick={() => setOpen(true)}>
          {free > 0 ? `Fill ${free === 1 ? '1 field' : `${free} fields`}…` : `Use values from ${from}…`}
        </Button>
      )}
      <Hidden as="output">{done}</Hidden>
      {open && (
        <SuggestedValues
          offersFor={offersFor}
          from={from}
          onApply={apply}
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
