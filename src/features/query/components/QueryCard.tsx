import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatAge, formatDay } from '@/lib/dates';
import { joinParts } from '@/lib/text';
import { safePortalPath } from '@/platform/routing/safePortalPath';
import { getOfferedHref } from '@/domain/offeredHref';
import { Button } from '@/shared/ui/Button';
import { getButtonClass } from '@/shared/ui/buttonClass';
import { Money } from '@/shared/ui/Money';
import { StatusTag } from '@/shared/ui/StatusTag';
import { TextSkeleton } from '@/shared/ui/Skeletons';
import { Box, Card, Row, Text } from '@/shared/ui/layout';
import type { QueryResponseRow } from '../api/useQueryResponses';
import { isAnswered } from '../model/contexts';

const loadAnswer = async () => (await import('./Answer')).Answer;
const Answer = lazy(async () => ({ default: await loadAnswer() }));

interface QueryCardProps {
  row: QueryResponseRow;
  question: string | undefined;
  onAnswered: () => void;
}

export function QueryCard({ row, question, onAnswered }: QueryCardProps) {
  const [open, setOpen] = useState(false);
  const path = getOfferedHref(safePortalPath(row.contextUrl));
  const name = row.invoiceNumber || `query #${row.id}`;
  return (
    <Card as="li" pad={5}>
      <Row place="between" align="start" wrap gap={[3, 6]}>
        <Box grows style={{ flexBasis: '15em' }}>
          <Text as="h2" block tone="ink" size="title" weight="strong" breaks title={question}>
            {question?.split('\n')[0] || row.title || `Query #${row.id}`}
          </Text>
          <Text as="p" tone="soft" size="small">
            {waitsSince(row)}
          </Text>
        </Box>
        <Row gap={3} fixed>
          {!open && !isAnswered(row) && (
            <Button tone="primary" small aria-label={`Answer ${name}`} onClick={() => setOpen(true)}>
              Answer
            </Button>
          )}
          {path === null ? (
            <Text size="small" breaks>
              {row.contextUrl}
            </Text>
          ) : (
            <Link className={getButtonClass({ small: true })} to={path} aria-label={`View ${name}`}>
              View
            </Link>
          )}
        </Row>
      </Row>
      <Row as="dl" wrap gap={[2, 7]} above={4} size="small">
        <Detail label="Invoice">
          {joinParts(row.invoiceNumber, formatDay(row.invoiceDate)) || `#${row.contextId}`}
        </Detail>
        <Detail label="Amount">
          {row.invoiceAmount !== null && (
            <Money value={row.invoiceAmount} country={row.countryCode} currency={row.currencyCode} />
          )}
        </Detail>
        <Detail label="Supplier">
          {joinParts(row.supplierName, row.supplierCode, row.companyCode && `Company ${row.companyCode}`)}
        </Detail>
        {/* The conversation repeats the question and author. */}
        {!open && (
          <>
            <Detail label="Category">{row.categoryName || row.category}</Detail>
            <Detail label="Status">
              <StatusTag status={row.status} />
            </Detail>
          </>
        )}
      </Row>
      {open && (
        <Box above={5}>
          <Suspense fallback={<TextSkeleton lines={4} />}>
            <Answer row={row} onAnswered={onAnswered} onCancel={() => setOpen(false)} />
          </Suspense>
        </Box>
      )}
    </Card>
  );
}

/** Returns 'From Dev Sharma · waiting for your reply · 3 days', or the reverse after an answer. The list only gives days. */
function waitsSince(row: QueryResponseRow): string {
  const { createdByName, ageInDay } = row;
  if (isAnswered(row)) return `You replied · ${createdByName || 'The sender'} can close it or follow up`;
  const from = createdByName && `From ${createdByName}`;
  return joinParts(from, 'waiting for your reply', formatAge(ageInDay));
}

function Detail({ label, children }: { label: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <Row gap={3} align="baseline">
      <Text as="dt" tone="soft">
        {label}
      </Text>
      <Text as="dd" breaks>
        {children}
      </Text>
    </Row>
  );
}
