import { useState, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Id } from '@/lib/ids';
import { env } from '@/platform/env';
import type { DocumentForm } from '@/shared/form/documentForm';
import { createWatched } from '@/shared/form/watched';
import { useIdlePart } from '@/shared/ui/useIdle';
import type { RecordType } from '../recordTypes';
import type { DocumentPlace } from './compare/seenFiles';
import type { EinvoiceDef } from './definition/definition';
import { ExtractionPending, READING } from './components/ExtractionPending';
import type { OnRecordProps } from './components/OnRecord';
import type { Extraction } from './read/extraction';

export { getComparison } from './compare/comparisons';

// The only file of this module that others import. Everything else loads once the page is idle, or with the first file.

/** Plugs a document into the module: its attached invoice is read, compared and checked. */
export interface EinvoiceSlot<V, S> {
  file: keyof V & string;
  load: () => Promise<EinvoiceDef<V, S>>;
}

type RecordRef = Pick<RecordType, 'context' | 'name'>;

/** Names a record, or unsaved work on a screen, in the list of files that were read on this device. */
export const getPlace = ({ context, name }: RecordRef, id: Id | undefined, screen = ''): DocumentPlace => ({
  place: `${context.toLowerCase()}.${id ?? screen}`,
  label: id === undefined ? `an unsaved ${name}` : `${name} #${id}`,
});

export function noteSaved(userId: string, kind: RecordRef, screen: string, id: Id): void {
  if (!env.readsEinvoices) return;
  const [from, to] = [getPlace(kind, undefined, screen), getPlace(kind, id)];
  import('./compare/seenFiles').then(({ moveFile }) => moveFile(userId, from, to)).catch(() => {});
}

/** Removes the stored identification of a deleted record's file. */
export function noteDeleted(userId: string, kind: RecordRef, id: Id): void {
  if (!env.readsEinvoices) return;
  import('./compare/seenFiles').then(({ forgetFile }) => forgetFile(userId, getPlace(kind, id))).catch(() => {});
}

interface FormOptions<V extends FieldValues, S> {
  slot: EinvoiceSlot<V, S> | undefined;
  form: DocumentForm<V>;
  documentContext: S;
  at: DocumentPlace;
  /** The stored record; undefined for a new one. */
  id: Id | undefined;
}

interface FormParts {
  notice?: ReactNode;
  check?: ReactNode;
}

/** Reads the attached invoice of a form, and checks the form. */
export function useEinvoiceForm<V extends FieldValues, S>(options: FormOptions<V, S>): FormParts {
  const { form } = options;
  const slot = env.readsEinvoices ? options.slot : undefined;
  const parts = useIdlePart(
    slot &&
      (async () => {
        const [{ ExtractionInForm, HintsPanel }, def] = await Promise.all([import('./components/InForm'), slot.load()]);
        return { ExtractionInForm, HintsPanel, def };
      }),
  );
  const [reading] = useState(() => createWatched<Extraction | null>(null));
  if (!slot || !parts) return {};
  const shared = { form, def: parts.def, file: slot.file, documentContext: options.documentContext, reading };
  return {
    notice: <parts.ExtractionInForm {...shared} at={options.at} id={options.id} />,
    check: <parts.HintsPanel {...shared} />,
  };
}

type RecordProps<V, S> = Omit<OnRecordProps<V, S>, 'def'> & {
  load: () => Promise<OnRecordProps<V, S>['def']>;
};

/** Reads the attached invoice of a stored record in the reader's own browser, and compares it. Nothing waits for it. */
export function EinvoiceOnRecord<V, S>({ load, ...props }: RecordProps<V, S>) {
  const parts = useIdlePart(
    env.readsEinvoices
      ? async () => {
          const [{ OnRecord }, def] = await Promise.all([import('./components/OnRecord'), load()]);
          return { OnRecord, def };
        }
      : undefined,
  );
  if (parts) return <parts.OnRecord {...props} def={parts.def} />;
  if (!env.readsEinvoices || !props.file || props.isExpected === false) return null;
  return <ExtractionPending plain>{READING}</ExtractionPending>;
}
