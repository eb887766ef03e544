import type { RefObject } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { CallError } from '@/platform/graphql/callError';
import type { UploadGate } from '@/shared/attachments/uploadGate';
import type { LookUps } from '@/shared/ui/lookUps';
import type { Kept } from './recoveryKeeper';
import type { FieldLabels } from '@/shared/ui/fieldLabels';
import type { Reveals, SummaryState } from './errorGuide';
import type { FieldDef } from '@/shared/fields/types';
import type { PressedIntent } from '@/shared/fields/intent';
import type { SchemaFor } from './intentResolver';
import type { Derive } from './useDerived';
import type { FindSaved, FoundSaved, OfferedRecovery } from './useRecovery';
import type { NewerState } from './useRecordState';
import type { Autosaved, SaveActions } from './useSave';
import type { Watched } from './watched';

export interface DocumentFormOptions<V extends FieldValues, S> extends SaveActions<V, S> {
  /** Names the screen and the record for the local draft; null is a new record. Give the component this as its React key, too. */
  key: { screen: string; recordId: string | null };
  /** Fields whose values no recovery copy keeps longer than the tab lives (`privateNames` of the fields). */
  privateNames?: readonly string[];
  /** The record as form values, null while it loads. Keep the object between renders: a new, different one is a change on the server. */
  initial: V | null;
  schemaFor: SchemaFor<V>;
  /** Declarations of its fields: a recovery copy restores only what they allow. */
  fieldsFor?: (values: V) => readonly FieldDef<V>[];
  /** Values that follow from others, declared beside the fields. */
  derive?: Derive<V> | undefined;
  /** A draft is saved only with something in it. */
  draftNeedsWork?: boolean;
  /** Looks for the record that an unanswered save of these values made, so that nothing is made twice. */
  findSaved?: FindSaved<V> | undefined;
  /** Reads the record again after a conflict, so that `initial` becomes what is on the server. Rejects when it cannot be saved any more. */
  readAgain?: (() => Promise<void>) | undefined;
  /** The form's path for a path in the server's field errors, where `values` were sent; by default they are the same. */
  toFormPath?: (serverPath: string, values: V, intent: PressedIntent) => string;
}

/** A document being edited: what screens use, and below the line what `DocumentFrame` uses. */
export interface DocumentForm<V extends FieldValues> extends Pick<
  UseFormReturn<V>,
  'control' | 'getValues' | 'setValue' | 'trigger' | 'subscribe' | 'register' | 'getFieldState'
> {
  /** True until the record is there. */
  loading: boolean;
  saving: PressedIntent | null;
  saveDraft: () => Promise<void>;
  submit: () => Promise<void>;
  /** Saves what is fine without a word, after the save that is under way; for a field whose leaving saves. `autosaved` tells what came of it. */
  autosave: () => void;
  error: CallError | string | null;
  recovery: {
    offered: OfferedRecovery | null;
    restore: () => void;
    discard: () => Promise<void>;
    /** Values of the restored copy that the form has no place for, until the user closes the notice. */
    unfit: Record<string, unknown> | null;
    dismissUnfit: () => void;
  };

  waiting: boolean;
  /** The record that stands in the way of the last save. */
  other: FoundSaved | null;
  uncertain: boolean;
  done: boolean;
  retry: () => Promise<void>;
  dismissError: () => void;
  /** The record changed on the server while something was typed. */
  newer: NewerState | null;
  kept: Watched<Kept>;
  autosaved: Watched<Autosaved>;
  root: RefObject<HTMLFormElement | null>;
  gate: UploadGate;
  lookUps: LookUps;
  reveals: Reveals;
  /** What its drawn fields are called. */
  labels: FieldLabels;
  /** A person is about to change something. */
  begin: () => void;
  /** There is work that is on no server yet: typed, being saved, or a file on its way. */
  isDirty: () => boolean;
  /** The list of its errors at its top. */
  summary: SummaryState;
  goToError: (path: string) => boolean;
  /** Leads on to the next field that a submit would still ask for; false when nothing is missing. */
  goToNext: () => boolean;
}
