import { useEffect, useMemo, type ReactNode } from 'react';
import { useSession } from '@/platform/session/SessionContext';
import type { Attachment } from '@/shared/attachments/attachment';
import { CopyDetails } from '@/shared/ui/FailureReference';
import { Summary } from '@/shared/ui/Fold';
import { Box } from '@/shared/ui/layout';
import { Notice } from '@/shared/ui/Notice';
import { compareFields, getExtractedFields } from '../compare/compareFields';
import { noteComparison } from '../compare/comparisons';
import { noteFile, type DocumentPlace } from '../compare/seenFiles';
import { useDuplicates } from '../compare/useDuplicates';
import type { EinvoiceDef, Entered } from '../definition/definition';
import { useHints } from '../hints/useHints';
import type { Extraction } from '../read/extraction';
import { useExtraction } from '../read/useExtraction';
import { ExtractionNotice, ExtractionSummary } from './ExtractionNotice';
import { ExtractionPending, READING } from './ExtractionPending';
import { HintList, Source } from './HintList';
import { formatDay } from '@/lib/dates';
import { isOwedStatus } from '@/lib/paymentState';
import { useBackendQuery } from '@/platform/graphql/useBackendQuery';
import { useLoaded } from '@/platform/graphql/useLoaded';
import { hasRole } from '@/platform/session/access';
import { isSupplierSide } from '../../invoice/summary';
import { isMsme, loadRules } from '../hints/api/operations';
import { isNeeded, payBy } from '../hints/hints';

export interface OnRecordProps<V, S> {
  def: Pick<EinvoiceDef<V, S>, 'entered'>;
  values: V;
  documentContext: S;
  at: DocumentPlace;
  file: Attachment | undefined;
  /** Whether the supplier issues e-invoices. If not, a file without invoice data shows no notice. Default true. */
  isExpected?: boolean;
  /** The record's status; undefined where no payment by law is shown. */
  status?: string | null;
  isUnsubmitted?: boolean;
  /** Receives a summary for the approval dialogs. */
  onSummary?: (summary: ReactNode) => void;
}

export function OnRecord<V, S>(props: OnRecordProps<V, S>) {
  const { def, values, documentContext, at, file, isExpected = true } = props;
  const entered = useMemo(() => def.entered(values, documentContext), [def, values, documentContext]);
  const extraction = useExtraction(file?.file_uid ?? '', { whenCalm: true });
  const { reading } = extraction;
  return (
    <>
      {props.status !== undefined && <PayBy entered={entered} status={props.status} />}
      {file?.file_uid && !reading && isExpected && (
        <ExtractionPending plain>
          {extraction.problem ?? READING}
          <CopyDetails error={extraction.error} />
        </ExtractionPending>
      )}
      {file && reading && (
        <ExtractedFile
          entered={entered}
          at={at}
          reading={reading}
          isExpected={isExpected}
          onReadAllPages={extraction.readAllPages}
          onSummary={props.onSummary}
        />
      )}
      {props.isUnsubmitted && <Hints entered={entered} reading={reading ?? null} />}
    </>
  );
}

interface ExtractedFileProps {
  entered: Entered;
  at: DocumentPlace;
  reading: Extraction;
  isExpected: boolean;
  onReadAllPages: (() => void) | undefined;
  onSummary: ((summary: ReactNode) => void) | undefined;
}

function ExtractedFile(props: ExtractedFileProps) {
  const { entered, at, reading, isExpected, onReadAllPages, onSummary } = props;
  const { userId } = useSession();
  const { sellerGstin } = entered;
  const { place, label } = at;
  const duplicates = useDuplicates({ reading, place });
  const { extractedFields, comparison } = useMemo(() => {
    const extracted = getExtractedFields(reading);
    return { extractedFields: extracted, comparison: extracted && compareFields(extracted, entered) };
  }, [reading, entered]);
  useEffect(() => noteFile(userId, { place, label }, reading), [userId, place, label, reading]);
  useEffect(() => noteComparison(place, reading.verdict, comparison?.differences ?? []), [place, reading, comparison]);
  const shown = useMemo(
    () => ({ reading, sellerGstin, extractedFields, comparison, duplicates }),
    [reading, sellerGstin, extractedFields, comparison, duplicates],
  );
  const hasNothing = extractedFields === null && reading.verdict === 'none' && duplicates.length === 0;
  useEffect(() => {
    if (hasNothing) return;
    onSummary?.(<ExtractionSummary {...shown} />);
    return () => onSummary?.(null);
  }, [onSummary, shown, hasNothing]);
  if (hasNothing && !reading.otherXml && !reading.refused && !isExpected) return null;
  return <ExtractionNotice {...shown} onReadAllPages={onReadAllPages} plain />;
}

/** Hints of an imported invoice: folded, above the record; nothing without hints. */
function Hints({ entered, reading }: { entered: Entered; reading: Extraction | null }) {
  const { hints } = useHints({ entered, fields: {}, copy: '', reading, opened: false });
  if (hints.length === 0) return null;
  return (
    <Notice as="section" tone="warn" raised lines below={5} aria-label="Check before submitting">
      <details>
        <Summary>{hints.length === 1 ? '1 warning' : `${hints.length} warnings`} · you can still submit</Summary>
        <HintList hints={hints} />
      </details>
    </Notice>
  );
}

/** To a supplier that is an MSME payment may be due by law: said to the supplier and to the reviewer, with its source. */
export function PayBy({ entered, status }: { entered: Entered; status: string | null }) {
  const session = useSession();
  const sees = isSupplierSide(session) || hasRole(session, 'reviewer');
  const { supplierCode, companyCode, countryCode, receipt, date } = entered;
  const isOwed = isOwedStatus(status) && supplierCode !== '' && companyCode !== '';
  const table = useLoaded(loadRules, sees && isOwed ? {} : null);
  const rules = table.data?.rules ?? [];
  const isQueryNeeded = isNeeded(rules, 'payWithin', countryCode);
  const msme = useBackendQuery(isMsme, isQueryNeeded ? { supplierCode, companyCode } : null);
  const due = payBy(rules, receipt?.day || date, countryCode);
  if (msme.data !== true || !due) return null;
  const { rule, day } = due;
  const since = receipt?.day
    ? `from ${receipt.name}, ${formatDay(receipt.day)}`
    : `from the invoice date, ${formatDay(date)} (acceptance date unknown)`;
  return (
    <Notice as="section" tone="info" raised lines aria-label="Payment by law">
      <Box as="p" size="small">
        <b>
          MSME: payment may be due within {rule.days} days of acceptance, by {formatDay(day)}
        </b>
        , {since}.
      </Box>
      <Box as="p" size="fine" tone="soft">
        {rule.why} {rule.unsure} Source: <Source rule={rule} />.
      </Box>
    </Notice>
  );
}
