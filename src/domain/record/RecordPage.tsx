import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { getPaymentTag, mayBePaid } from '@/lib/paymentState';
import type { CallError } from '@/platform/graphql/callError';
import { noteDecision, useOpened } from '@/platform/recentRecords';
import { useSession } from '@/platform/session/SessionContext';
import { ApprovalActions } from '@/shared/approval/ApprovalActions';
import { DECIDED } from '@/shared/approval/model/outcome';
import type { Action } from '@/shared/approval/model/task';
import { useApproval } from '@/shared/approval/useApproval';
import type { Attachment } from '@/shared/attachments/attachment';
import { ConfigNotice } from '@/shared/fields/ConfigNotice';
import { FieldsProvider } from '@/shared/fields/FieldsProvider';
import { ReadGrid } from '@/shared/fields/ReadGrid';
import { HistoryLogButton } from '@/shared/history/HistoryLogButton';
import { DocumentBeside } from '@/shared/preview/DocumentBeside';
import type { PreviewFile } from '@/shared/preview/DocumentPreview';
import type { QueryRecord } from '@/shared/queryThread/model/record';
import { maySeeQueries, QueryButton } from '@/shared/queryThread/QueryButton';
import type { QueryThread } from '@/shared/queryThread/useQueryThread';
import { ErrorPanel } from '@/shared/ui/ErrorPanel';
import { PrintButton } from '@/shared/ui/printing';
import { useShortcuts } from '@/shared/ui/shortcuts';
import { EinvoiceOnRecord, getPlace } from '../einvoice/slot';
import { editHref, viewHref } from '../recordTypes';
import { recordState } from '../recordAddress';
import { isDecided } from './afterDecision';
import { isDocument, type Readers, type ResolvedDocument, type StoredDocument, type ViewDef } from './document';
import { Panel } from './Panel';
import { Printed } from './Printed';
import { canCorrectInvoice } from './policy';
import { RecordActions } from './RecordActions';
import { RecordHead, SummaryLine } from './RecordHead';
import { isPresent } from './resolveDocument';
import { RecordStatus } from './RecordStatus';
import { explainPayment } from '../invoice/paymentText';
import { getCounterparty, summaryText, type DocumentSummary } from '../invoice/summary';
import type { Id } from '@/lib/ids';
import { joinParts } from '@/lib/text';
import type { Operation } from '@/platform/graphql/operation';
import { useCall } from '@/platform/graphql/useCall';
import { useLoaded } from '@/platform/graphql/useLoaded';
import type { PaymentDetails } from '../calls/payment';

const DecisionStrip = lazy(async () => ({ default: (await import('./DecisionStrip')).DecisionStrip }));

interface RecordPageProps<R extends StoredDocument, V extends FieldValues, S> {
  definition: ViewDef<R, V, S>;
  readers: Readers<R, V, S>;
  record: R;
  values: V;
  doc: ResolvedDocument<V>;
  documentContext: S;
  summary: DocumentSummary;
  documents: readonly PreviewFile[];
  queries: QueryThread;
  queryRecord: QueryRecord;
  backTo: string;
  backLabel: string;
  /** Error of the last reload, while earlier data is shown. */
  problem: CallError | undefined;
  reload: () => Promise<void>;
}

function useRecordApproval<R extends StoredDocument, V extends FieldValues, S>(props: RecordPageProps<R, V, S>) {
  const { record, summary, reload } = props;
  const { kind } = props.definition;
  const session = useSession();
  const navigate = useNavigate();
  const editAt = editHref(kind, record.id);
  const opened = {
    href: viewHref(kind, record.id),
    name: record.invoiceNumber || `#${record.id}`,
    detail: joinParts(kind.name, getCounterparty(summary, session).name),
  };
  useOpened(opened);
  const correct = () => void navigate(editAt ?? '', { state: recordState(kind, record) });
  return useApproval({
    context: kind,
    contextId: record.id,
    status: record.status,
    scope: record.companyCode,
    about: summaryText(record.invoiceNumber || `#${record.id}`, summary),
    designated: { userId: record.approverId ?? '', email: record.approverEmail ?? '' },
    onActed: acted => {
      if (acted) noteDecision(session.userId, opened, DECIDED[acted.action]);
      return reload();
    },
    onSaveAsDraft: editAt !== null && canCorrectInvoice(session, record) ? correct : undefined,
  });
}

interface HeadActionsProps<R extends StoredDocument, V extends FieldValues, S> extends Pick<
  RecordPageProps<R, V, S>,
  'definition' | 'record'
> {
  onFailed: (error: CallError) => void;
}

function HeadActions<R extends StoredDocument, V extends FieldValues, S>(props: HeadActionsProps<R, V, S>) {
  const { definition, record, onFailed } = props;
  const { kind, Actions } = definition;
  return (
    <>
      {Actions && <Actions record={record} />}
      {isDocument(definition) && (
        <RecordActions
          kind={kind}
          messages={definition.messages}
          remove={definition.remove}
          record={record}
          onFailed={onFailed}
        />
      )}
    </>
  );
}

export function RecordPage<R extends StoredDocument, V extends FieldValues, S>(props: RecordPageProps<R, V, S>) {
  const {
    definition,
    record,
    values,
    doc,
    documentContext,
    summary,
    documents,
    queries,
    queryRecord,
    problem,
    reload,
  } = props;
  const { kind, einvoice } = definition;
  const [refused, setRefused] = useState<CallError | null>(null);
  const approval = useRecordApproval(props);
  const payment = usePayment(definition.payment, record);
  // Record types without payment data have no due date either.
  const paidAt = payment === null ? null : payment?.paidAt;
  const { dueDate, erpStatus } = summary;
  const payable = { status: record.status, dueDate, erpStatus, paidAt, block: payment?.block };
  const may = (action: Action) => approval.rights.actions.includes(action);
  useShortcuts([
    { key: 'a', label: 'Approve', works: () => may('approve'), run: () => approval.press('approve') },
    { key: 's', label: 'Send back', works: () => may('sendback'), run: () => approval.press('sendback') },
    { key: 'r', label: 'Reject', works: () => may('reject'), run: () => approval.press('reject') },
    { key: 'q', label: 'Query', works: () => maySeeQueries(queries, queryRecord), run: () => queries.open('any') },
  ]);
  /** Data of the attached invoice, for the dialogs; loaded after the record. */
  const [einvoiceSummary, setEinvoiceSummary] = useState<ReactNode>(null);
  const { Summary } = definition;
  const matchSummary = Summary && (
    <Summary doc={doc} record={record} values={values} documentContext={documentContext} />
  );
  const about = (
    <>
      <SummaryLine summary={summary} />
      {matchSummary}
      {einvoiceSummary}
    </>
  );
  const title = `${kind.name} [#${record.id}]${record.invoiceNumber ? ` #${record.invoiceNumber}` : ''}`;
  return (
    <Printed
      name={title}
      supplierName={summary.supplierName}
      parties={definition.parties?.(documentContext)}
      setting={doc}
      amount={summary}
      approval={approval}
    >
      <RecordHead
        title={title}
        backTo={props.backTo}
        backLabel={props.backLabel}
        status={record.status}
        payment={getPaymentTag(payable)}
        explain={{
          status: async () => (await import('../calls/statusHints')).explainStatus(record.status),
          payment: async () => explainPayment(payable),
        }}
        amountLabel={definition.amountLabel}
        // The status line shows the due date of an approved invoice.
        summary={mayBePaid(record.status) ? { ...summary, dueDate: undefined } : summary}
        actions={
          <>
            <HeadActions
              definition={definition}
              record={record}
              onFailed={error => {
                setRefused(error);
                void reload();
              }}
            />
            <ApprovalActions approval={approval} about={<SummaryLine summary={summary} />} />
          </>
        }
      />
      <RecordStatus
        record={record}
        summary={summary}
        approval={approval}
        queries={queries}
        queryRecord={queryRecord}
        onQueryChanged={reload}
        about={about}
        payment={payment}
        withoutSteps={definition.withoutTimeline ?? false}
        tools={
          <>
            <QueryButton tone="quiet" small thread={queries} record={queryRecord} />
            <HistoryLogButton
              tone="quiet"
              small
              context={kind.context}
              contextId={record.id}
              country={record.countryCode}
            />
            <PrintButton tone="quiet" small />
          </>
        }
      >
        {matchSummary}
        {einvoice && (
          <EinvoiceOnRecord
            load={einvoice.load}
            values={values}
            documentContext={documentContext}
            at={getPlace(kind, record.id)}
            file={doc.field(einvoice.file)?.present ? (values[einvoice.file] as readonly Attachment[])[0] : undefined}
            isExpected={Boolean(definition.parties?.(documentContext).supplier.gstNumber)}
            status={record.status}
            onSummary={setEinvoiceSummary}
          />
        )}
      </RecordStatus>
      <div data-print="no">
        {refused && <ErrorPanel error={refused} />}
        {problem && <ErrorPanel error={problem} onRetry={() => void reload()} />}
        <ConfigNotice problems={doc.problems} others={doc.others} />
        {definition.changesAfterDecision && isDecided(record.status) && (
          <Suspense fallback={null}>
            <DecisionStrip key={record.rut} kind={kind} record={record} />
          </Suspense>
        )}
      </div>
      <DocumentBeside files={documents} opensItself={may('approve')}>
        <RecordSections
          readers={props.readers}
          doc={doc}
          record={record}
          values={values}
          documentContext={documentContext}
        />
      </DocumentBeside>
    </Printed>
  );
}

const NO_LOOKUPS = {};

const PLACES = { first: -1, last: 1 } as const;
const toPlace = ({ inView }: { inView?: 'first' | 'last' }) => (inView ? PLACES[inView] : 0);

interface RecordSectionsProps<R, V extends FieldValues, S> {
  readers: Readers<R, V, S>;
  doc: ResolvedDocument<V>;
  record: R;
  values: V;
  documentContext: S;
}

function RecordSections<R, V extends FieldValues, S>({ readers, ...props }: RecordSectionsProps<R, V, S>) {
  const { doc, values } = props;
  const sections = doc.sections.toSorted((a, b) => toPlace(a) - toPlace(b));
  const resolved = new Map(doc.resolve(values).map(field => [field.def.name as string, field]));
  return (
    <FieldsProvider lookups={NO_LOOKUPS} country={doc.setting.countryCode}>
      {sections.map(section => {
        const Read = readers[section.id];
        if (!isPresent(section, doc, Boolean(Read)) || section.filled?.(values) === false) return null;
        const fields = (section.fields ?? []).flatMap(def => {
          const field = resolved.get(def.name);
          return field?.present && section.reads?.(def, values) !== false ? [field] : [];
        });
        if (fields.length === 0 && !Read) return null;
        return (
          <Panel key={section.id} title={section.title}>
            {fields.length > 0 && <ReadGrid resolved={fields} values={values} />}
            {Read && <Read {...props} />}
          </Panel>
        );
      })}
    </FieldsProvider>
  );
}

function usePayment(
  operation: Operation<Id, PaymentDetails | null> | undefined,
  { id, status }: { id: Id; status: string | null },
): PaymentDetails | null | undefined {
  const call = useCall();
  const load = async (of: Id, signal: AbortSignal) => (operation ? call(operation, of, { signal }) : null);
  return useLoaded(load, operation && mayBePaid(status) ? id : null).data;
}
