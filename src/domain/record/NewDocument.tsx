import { useEffect, useMemo, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Navigate, useLocation } from 'react-router-dom';
import { notify } from '@/platform/feedback/feedback';
import { isSupplierUser } from '@/platform/session/access';
import { useSession } from '@/platform/session/SessionContext';
import type { FieldDef } from '@/shared/fields/types';
import { editHref } from '../recordKinds';
import { readSelectedId, type ConfigFor } from '../recordAddress';
import type { Loadable } from '../calls/loadable';
import type { FormDef, SavedAs, StoredDocument } from './document';
import { DocumentPage } from './DocumentPage';
import { RecordGate } from './RecordGate';
import { resolveDocument, withHints } from './resolveDocument';
import { useConfiguration } from './useConfiguration';

/** What a new document opens with beside its own defaults, and what it says about it. */
export interface Prefill<V> {
  /** Tells this work from other unsaved work. */
  key: string;
  values: Partial<V>;
  /** Names of the values that were read from a file; the fields say so. */
  read: readonly (keyof V)[];
  notice: string;
}

interface NewDocumentProps<R extends StoredDocument, V extends FieldValues, I extends SavedAs, S> {
  definition: FormDef<R, V, I, S>;
  /** What it will be about; null when that does not exist. */
  subject: Loadable<S>;
  /** Whose configuration it needs; null where it has none, or where the address says nothing. */
  configFor?: ConfigFor | null;
  /** The address or the navigation says nothing: people are led to the list with these words (DECISIONS 6). */
  chooseFirst: string | null;
  /** Why there is nothing to create, in words. */
  nothing: string;
  /** Tells unsaved work on one subject from that on another. */
  draftOf: (subject: S) => string;
  prefill?: Prefill<V> | null;
}

/** The create form of a kind of document. */
export function NewDocument<R extends StoredDocument, V extends FieldValues, I extends SavedAs, S>(
  props: NewDocumentProps<R, V, I, S>,
) {
  const { definition, subject, configFor = null, chooseFirst, nothing, draftOf, prefill } = props;
  const { document } = definition;
  const { kind, words } = document;
  const session = useSession();
  const configuration = useConfiguration(document.configured, configFor ?? undefined);
  /** How many were submitted here, one after the other. */
  const [round, setRound] = useState(0);
  const opened = useMemo(() => {
    if (!subject.data || configuration.data === undefined) return null;
    const hint = withHints(definition.hints?.(subject.data));
    const given = round === 0 ? prefill : null;
    const values = definition.blank(subject.data);
    const setting = { countryCode: definition.countryOf(subject.data), bySupplier: isSupplierUser(session) };
    const doc = resolveDocument(document, {
      config: configuration.data,
      roleGroups: session.roleGroups,
      setting,
      values,
      adapt: field => markRead<V>(given?.read ?? [])(hint(field)),
    });
    const begun = { ...values, ...doc.defaults };
    return { doc, initial: { ...(definition.begin?.(begun, doc) ?? begun), ...given?.values } };
  }, [definition, document, subject.data, configuration.data, session, prefill, round]);
  const { state } = useLocation();
  const storedId = chooseFirst === null ? null : readSelectedId(state);
  const toEdit = storedId === null ? null : editHref(kind, storedId);
  const notice = toEdit === null ? chooseFirst : null;
  useEffect(() => {
    if (notice !== null) notify.info(notice);
  }, [notice]);

  const page = { title: `New ${kind.name}`, backTo: kind.paths.list, backLabel: words.list };
  if (toEdit !== null) return <Navigate to={toEdit} replace />;
  if (chooseFirst !== null) return <Navigate to={kind.paths.list} replace />;
  if (!opened || !subject.data)
    return (
      <RecordGate
        {...page}
        asked={[subject, configuration]}
        nothing={subject.data === null ? { text: 'No Data Found', hint: nothing } : null}
      />
    );
  const another = () => {
    setRound(round + 1);
    globalThis.scrollTo({ top: 0 });
    // What the document is about may be another now: an order has less left.
    void subject.reload?.();
  };
  const read = prefill && round === 0 ? `-${prefill.key}` : '';
  const screen = `${kind.context}/${draftOf(subject.data)}${read}`;
  return (
    <DocumentPage
      key={`${round} ${screen}`}
      {...page}
      {...opened}
      definition={definition}
      subject={subject.data}
      draftKey={{ screen, recordId: null }}
      notice={round === 0 ? prefill?.notice : undefined}
      isFilled={Boolean(prefill) && round === 0}
      onAnother={another}
    />
  );
}

/** The same fields, those that came from a file saying so. */
function markRead<V>(read: readonly (keyof V)[]) {
  return (field: FieldDef<V>): FieldDef<V> =>
    read.includes(field.name) ? { ...field, help: 'Read from the file' } : field;
}
