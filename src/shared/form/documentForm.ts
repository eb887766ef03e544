import type { RefObject } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { CallError } from '@/platform/graphql/callError';
import type { UploadGate } from '@/shared/attachments/uploadGate';
import type { LookUps } from '@/shared/ui/lookUps';
import type { Kept } from './recoveryKeeper';
import type { FieldLabels } from '@/shared/ui/fieldLabels';
import type { Reveals } from '@/shared/lines/reveal';
import type { LinesForm } from '@/shared/lines/useLinesForm';
import type { SummaryState } from './errorGuide';
import type { FieldDef } from '@/shared/fields/types';
import type { PressedIntent } from '@/shared/fields/intent';
import type { SchemaFor } from './intentResolver';
import type { Derive } from './useDerived';
import type { FindSaved, FoundSaved, OfferedRecovery } from './useRecovery';
import type { NewerState } from './useRecordState';
import type { Autosaved, SaveActions } from './useSave';
import type { Watched } from './watched';

export interface DocumentFormOptions<V extends FieldValues, S> extends SaveActions<V, S> {
  /** Screen and record of the local draft; null is a new record. Also use it as React key of the component. */
  key: { screen: string; recordId: string | null };
  /** Fields that recovery copies keep only as long as the tab (`privateNames` of the fields). */
  privateNames?: readonly string[];
  /** Record as form values, null while loading. Keep the object stable: a different one is a change on the server. */
  initial: V | null;
  /** Names of the arrays that a `LineTable` edits. */
  lineTables?: readonly (keyof V & string)[] | undefined;
  schemaFor: SchemaFor<V>;
  /** Field definitions; a recovery copy restores only values that they allow. */
  fieldsFor?: (values: V) => readonly FieldDef<V>[];
  /** Computes dependent values. */
  derive?: Derive<V> | undefined;
  /** Saves drafts only if they contain input. */
  draftNeedsWork?: boolean;
  /** Finds the record of a save without response, to prevent duplicates. */
  findSaved?: FindSaved<V> | undefined;
  /** Reloads the record after a conflict and updates `initial`. Rejects if it can't be saved any more. */
  readAgain?: (() => Promise<void>) | undefined;
  /** Maps a path in the server's field errors to a form path; default: unchanged. */
  toFormPath?: (serverPath: string, values: V, intent: PressedIntent) => string;
}

/** Form of a document: API for screens, then that of `DocumentFrame`. */
export interface DocumentForm<V extends FieldValues> extends LinesForm<V> {
  /** Record as form values, null while loading. */
  initial: V | null;
  /** True until the record is loaded. */
  loading: boolean;
  saving: PressedIntent | null;
  saveDraft: () => Promise<void>;
  submit: () => Promise<void>;
  /** Saves valid values silently after a running save; for fields that save on blur. `autosaved` has the result. */
  autosave: () => void;
  error: CallError | string | null;
  recovery: {
    offered: OfferedRecovery | null;
    restore: () => void;
    discard: () => Promise<void>;
    /** Restored values without a matching field, until the user closes the notice. */
    unfit: Record<string, unknown> | null;
    dismissUnfit: () => void;
  };

  waiting: boolean;
  /** Existing record that prevented the last save. */
  other: FoundSaved | null;
  uncertain: boolean;
  done: boolean;
  retry: () => Promise<void>;
  dismissError: () => void;
  /** The record changed on the server during input. */
  newer: NewerState | null;
  kept: Watched<Kept>;
  autosaved: Watched<Autosaved>;
  root: RefObject<HTMLFormElement | null>;
  gate: UploadGate;
  lookUps: LookUps;
  reveals: Reveals;
  /** Labels of the rendered fields. */
  labels: FieldLabels;
  /** Call before the user changes anything. */
  begin: () => void;
  /** Returns whether there is unsaved input, a running save or a running upload. */
  isDirty: () => boolean;
  /** Error list at the top. */
  summary: SummaryState;
  goToError: (path: string) => boolean;
  /** Focuses the next field that a submit requires; false if none is missing. */
  goToNext: () => boolean;
}
