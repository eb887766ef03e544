import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { isWayBackShown } from '@/platform/routing/wayBack';
import { useSession } from '@/platform/session/SessionContext';
import { DateText } from '@/shared/ui/DateText';
import { Money } from '@/shared/ui/Money';
import header from '@/shared/ui/PageHeader.module.css';
import { PageActions } from '@/shared/ui/PageActions';
import { StatusTag } from '@/shared/ui/StatusTag';
import styles from './RecordHead.module.css';
import { counterpartyOf, type DocumentSummary } from './summary';

interface RecordHeadProps {
  title: string;
  backTo: string;
  backLabel: string;
  status?: string | null | undefined;
  /** What may be done with the document itself. */
  actions?: ReactNode;
  summary?: DocumentSummary | undefined;
  /** What may be decided on it. */
  decisions?: ReactNode;
}

/**
 * The head of a document's page: the way back and the page's actions, and under them one strip that stays in sight: number, status,
 * gross amount, due date and the other side.
 */
export function RecordHead({ title, backTo, backLabel, status, actions, summary, decisions }: RecordHeadProps) {
  const hasWayBack = isWayBackShown(useLocation().state);
  return (
    <>
      {hasWayBack ? (
        <PageActions>{actions}</PageActions>
      ) : (
        <div className={styles.ways}>
          <Link className={header.back} to={backTo}>
            <svg aria-hidden="true" width="14" height="14" viewBox="0 0 16 16" fill="none">
              <path d="M10 3 5 8l5 5" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
            </svg>
            {backLabel}
          </Link>
          {actions !== undefined && <div className={styles.actions}>{actions}</div>}
        </div>
      )}
      <header className={styles.strip}>
        <div className={styles.words}>
          <div className={styles.heading}>
            <h1 className={styles.title}>{title}</h1>
            <StatusTag status={status} />
          </div>
          {summary && <Facts summary={summary} />}
        </div>
        {decisions}
      </header>
    </>
  );
}

function Facts({ summary }: { summary: DocumentSummary }) {
  const party = counterpartyOf(summary, useSession());
  return (
    <dl className={styles.facts}>
      <div>
        <dt>Gross amount</dt>
        <dd className={styles.amount}>
          <SummaryAmount summary={summary} />
        </dd>
      </div>
      {summary.dueDate !== undefined && (
        <div>
          <dt>Due</dt>
          <dd>{summary.dueDate ? <DateText value={summary.dueDate} /> : '–'}</dd>
        </div>
      )}
      <div className={styles.party}>
        <dt>{party.label}</dt>
        <dd title={party.name}>{party.name || '–'}</dd>
      </div>
    </dl>
  );
}

/** The gross amount with its currency; a dash where there is none. */
function SummaryAmount({ summary: { amount, countryCode, currencyCode } }: { summary: DocumentSummary }) {
  return amount === null ? '–' : <Money value={amount} country={countryCode} currency={currencyCode} />;
}

/** What is decided on, in one line for dialogs: amount, and whose. */
export function SummaryLine({ summary }: { summary: DocumentSummary }) {
  return (
    <>
      <b>
        <SummaryAmount summary={summary} />
      </b>
      {summary.supplierName && ` · ${summary.supplierName}`}
    </>
  );
}
