import type { RefObject } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { CallError } from '@/platform/graphql/callError';
import type { UploadGuard } from '@/shared/attachments/uploadGuard';
import type { RunningLookups } from '@/shared/ui/lookups';
import type { Kept } from './recoveryAutosave';
import type { FieldLabels } from '@/shared/ui/fieldLabels';
import type { Reveals } from '@/shared/lines/reveal';
import type { LinesForm } from '@/shared/lines/useLinesForm';
import type { SummaryState } from './errorGuide';
import type { FieldDef } from '@/shared/fields/types';
import type { PressedIntent } from '@/shared/fields/intent';
import type { LineTables } from './differences';
import type { SchemaFor } from './intentResolver';
import type { Derive } from './useDerived';
import type { FindSaved, FoundSaved, OfferedRecovery } from './useRecovery';
import type { NewerState } from './useRecordState';
import type { Autosaved, SaveActions } from './useSave';
import type { Watched } from './watched';

export interface DocumentFormOptions<V extends FieldValues, S> extends SaveActions<V, S> {
  /** Local draft; also use it as React key of the component. */
  key: { screen: string; recordId: string | null };
  /** Fields that recovery copies keep only as long as the tab. */
  privateNames?: readonly string[];
  /** Keep the object stable: a different one is a change on the server. */
  initial: V;
  lineTables?: LineTables<keyof V & string> | undefined;
  schemaFor: SchemaFor<V>;
  /** A recovery copy restores only values that these fields allow. */
  fieldsFor?: (values: V) => readonly FieldDef<V>[];
  derive?: Derive<V> | undefined;
  /** Saves drafts only with input. */
  draftNeedsWork?: boolean;
  findSaved?: FindSaved<V> | undefined;
  /** Reloads the record after a conflict. Rejects if it can't be saved any more. */
  readAgain?: (() => Promise<void>) | undefined;
  /** Maps a path of a server error to a form path. */
  toFormPath?: (serverPath: string, values: V, intent: PressedIntent) => string;
}

export interface DocumentForm<V extends FieldValues> extends LinesForm<V> {
  initial: V;
  saving: PressedIntent | null;
  saveDraft: () => Promise<void>;
  submit: () => Promise<void>;
  /** Saves valid values silently after a running save. */
  autosave: () => void;
  error: CallError | string | null;
  recovery: {
    offered: OfferedRecovery | null;
    restore: () => void;
    discard: () => Promise<void>;
    /** Restored values without a matching field. */
    unfit: Record<string, unknown> | null;
    dismissUnfit: () => void;
  };

  waiting: boolean;
  other: FoundSaved | null;
  uncertain: boolean;
  done: boolean;
  retry: () => Promise<void>;
  dismissError: () => void;
  newer: NewerState | null;
  kept: Watched<Kept>;
  autosaved: Watched<Autosaved>;
  root: RefObject<HTMLFormElement | null>;
  guard: UploadGuard;
  lookups: RunningLookups;
  reveals: Reveals;
  labels: FieldLabels;
  begin: () => void;
  /** Includes running saves and uploads. */
  isDirty: () => boolean;
  summary: SummaryState;
  goToError: (path: string) => boolean;
  /** Focuses the next field that a submit requires; false if none. */
  goToNext: () => boolean;
}
