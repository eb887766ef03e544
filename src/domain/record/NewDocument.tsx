import { useMemo, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Navigate, useLocation } from 'react-router-dom';
import { isSupplierUser } from '@/platform/session/access';
import { useSession } from '@/platform/session/SessionContext';
import type { FieldDef } from '@/shared/fields/types';
import { editHref } from '../recordTypes';
import { readSelectedId, type ConfigFor } from '../recordAddress';
import type { AsyncState } from '../calls/asyncState';
import type { FormDef, SavedAs, StoredDocument } from './document';
import { DocumentPage } from './DocumentPage';
import { ChooseFirst, RecordGuard } from './RecordGuard';
import { resolveDocument, withHints } from './resolveDocument';
import { useConfiguration } from './useConfiguration';

export interface Prefill<V> {
  /** Separates its local draft from others. */
  key: string;
  values: Partial<V>;
  /** Names of values that an import filled; their fields show it. */
  read: readonly (keyof V)[];
  notice: string;
}

interface NewDocumentProps<R extends StoredDocument, V extends FieldValues, I extends SavedAs, S> {
  definition: FormDef<R, V, I, S>;
  /** Context of the new document; null if it doesn't exist. */
  documentContext: AsyncState<S>;
  /** Company whose configuration applies; null: none. */
  configFor?: ConfigFor | null;
  chooseFirst: string | null;
  nothing: string;
  /** Separates local drafts by context. */
  getDraft: (documentContext: S) => string;
  prefill?: Prefill<V> | null;
}

export function NewDocument<R extends StoredDocument, V extends FieldValues, I extends SavedAs, S>(
  props: NewDocumentProps<R, V, I, S>,
) {
  const { definition, documentContext, configFor = null, chooseFirst, nothing, getDraft, prefill } = props;
  const { document } = definition;
  const { kind, messages } = document;
  const session = useSession();
  const configuration = useConfiguration(document.configured, configFor ?? undefined);
  /** Number of documents submitted in a row. */
  const [round, setRound] = useState(0);
  const opened = useMemo(() => {
    if (!documentContext.data || configuration.data === undefined) return null;
    const hint = withHints(definition.hints?.(documentContext.data));
    const given = round === 0 ? prefill : null;
    const values = definition.blank(documentContext.data);
    const setting = { countryCode: definition.getCountry(documentContext.data), bySupplier: isSupplierUser(session) };
    const doc = resolveDocument(document, {
      config: configuration.data,
      roleGroups: session.roleGroups,
      setting,
      values,
      adapt: field => markRead<V>(given?.read ?? [])(hint(field)),
    });
    const begun = { ...values, ...doc.defaults };
    return { doc, initial: { ...(definition.begin?.(begun, doc) ?? begun), ...given?.values } };
  }, [definition, document, documentContext.data, configuration.data, session, prefill, round]);
  const { state } = useLocation();
  const storedId = chooseFirst === null ? null : readSelectedId(state);
  const toEdit = storedId === null ? null : editHref(kind, storedId);

  const page = { title: `New ${kind.name}`, backTo: kind.paths.list, backLabel: messages.list };
  if (toEdit !== null) return <Navigate to={toEdit} replace />;
  if (chooseFirst !== null) return <ChooseFirst list={kind.paths.list} text={chooseFirst} />;
  if (!opened || !documentContext.data)
    return (
      <RecordGuard
        {...page}
        results={[documentContext, configuration]}
        nothing={documentContext.data === null ? { text: 'No Data Found', hint: nothing } : null}
      />
    );
  const another = () => {
    setRound(round + 1);
    globalThis.scrollTo({ top: 0 });
    // The context may have changed: an order has less left to bill.
    void documentContext.reload?.();
  };
  const read = prefill && round === 0 ? `-${prefill.key}` : '';
  const screen = `${kind.context}/${getDraft(documentContext.data)}${read}`;
  return (
    <DocumentPage
      key={`${round} ${screen}`}
      {...page}
      {...opened}
      definition={definition}
      documentContext={documentContext.data}
      draftKey={{ screen, recordId: null }}
      notice={round === 0 ? prefill?.notice : undefined}
      isFilled={Boolean(prefill) && round === 0}
      onAnother={another}
    />
  );
}

function markRead<V>(read: readonly (keyof V)[]) {
  return (field: FieldDef<V>): FieldDef<V> => (read.includes(field.name) ? { ...field, help: 'From file' } : field);
}
