import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { isWayBackShown } from '@/platform/routing/wayBack';
import { useSession } from '@/platform/session/SessionContext';
import { BackLink } from '@/shared/ui/BackLink';
import { DateText } from '@/shared/ui/DateText';
import { Money } from '@/shared/ui/Money';
import { Explained } from '@/shared/ui/Tooltip';
import { StatusTag } from '@/shared/ui/StatusTag';
import { Box, Row, Text } from '@/shared/ui/layout';
import styles from './RecordHead.module.css';
import { getCounterparty, type DocumentSummary } from '../invoice/summary';

type Explain = () => Promise<readonly string[]>;

interface RecordHeadProps {
  title: string;
  backTo: string;
  backLabel: string;
  status?: string | null | undefined;
  payment?: string | null;
  explain?: { status: Explain; payment: Explain };
  actions?: ReactNode;
  summary?: DocumentSummary | undefined;
  amountLabel?: string | undefined;
}

/** Sticky header of a document page: way back, number, status, gross amount, due date, other party and actions. */
export function RecordHead(props: RecordHeadProps) {
  const { title, backTo, backLabel, status, payment, explain, actions, summary, amountLabel = 'Gross amount' } = props;
  const hasWayBack = isWayBackShown(useLocation().state);
  return (
    <Row as="header" align="start" place="between" gap={[3, 4]} card className={styles.strip}>
      {!hasWayBack && <BackLink to={backTo} label={backLabel} />}
      <Box grows>
        <Row wrap gap={[1, 5]} className={styles.heading}>
          <Text as="h1" tone="ink" size="page" breaks className={styles.title}>
            {title}
          </Text>
          <ExplainedTag status={status} explain={explain?.status} />
          <ExplainedTag status={payment} explain={explain?.payment} />
        </Row>
        {summary && <Details summary={summary} amountLabel={amountLabel} />}
      </Box>
      <Row wrap gap={4} pushed fixed hushed data-print="no">
        {actions}
      </Row>
    </Row>
  );
}

function ExplainedTag({ status, explain }: { status: string | null | undefined; explain: Explain | undefined }) {
  const tag = <StatusTag status={status} />;
  return status && explain ? <Explained explain={explain}>{tag}</Explained> : tag;
}

function Details({ summary, amountLabel }: { summary: DocumentSummary; amountLabel: string }) {
  const party = getCounterparty(summary, useSession());
  return (
    <Row as="dl" wrap gap={[1, 7]} className={styles.facts}>
      <Detail label={amountLabel} isPlain className={styles.amount}>
        <SummaryAmount summary={summary} />
      </Detail>
      {summary.dueDate !== undefined && (
        <Detail label="Due">{summary.dueDate ? <DateText value={summary.dueDate} /> : '–'}</Detail>
      )}
      <Detail label={party.label} isPlain title={party.name} className={styles.party}>
        {party.name || '–'}
      </Detail>
    </Row>
  );
}

interface DetailProps {
  label: string;
  /** Shows the value without a label in narrow windows. */
  isPlain?: boolean;
  title?: string;
  className?: string | undefined;
  children: ReactNode;
}

function Detail({ label, isPlain = false, title, className, children }: DetailProps) {
  return (
    <Row align="baseline" gap={3} className={className}>
      <Text as="dt" tone="faint" size="fine" fixed data-phone={isPlain ? 'read' : undefined}>
        {label}
      </Text>
      <Text as="dd" weight="medium" cut title={title}>
        {children}
      </Text>
    </Row>
  );
}

function SummaryAmount({ summary: { amount, countryCode, currencyCode } }: { summary: DocumentSummary }) {
  return amount === null ? '–' : <Money value={amount} country={countryCode} currency={currencyCode} />;
}

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
