import { useEffect } from 'react';
import { Link, Navigate } from 'react-router-dom';
import { notify } from '@/platform/feedback/feedback';
import { getButtonClass } from '@/shared/ui/buttonClass';
import { EmptyText } from '@/shared/ui/EmptyText';
import { ErrorPanel } from '@/shared/ui/ErrorPanel';
import { FieldsSkeleton } from '@/shared/ui/Skeletons';
import { Card, Row } from '@/shared/ui/layout';
import type { AsyncState } from '../calls/asyncState';
import { RecordHead } from './RecordHead';

interface RecordGuardProps {
  title: string;
  status?: string | null;
  backTo: string;
  backLabel: string;
  /** The page's queries. Retry reloads the failed ones. */
  results: readonly AsyncState<unknown>[];
  nothing: { text: string; hint: string } | null;
}

/** Document page in its loading, failed or not-found state (docs/decisions.md#list-load-failure). */
export function RecordGuard({ title, status, backTo, backLabel, results, nothing }: RecordGuardProps) {
  const failed = nothing ? [] : results.filter(({ error }) => error !== undefined);
  const retry = () => {
    for (const { reload } of failed) void reload?.();
  };
  return (
    <>
      <RecordHead title={title} status={status} backTo={backTo} backLabel={backLabel} />
      {nothing ? (
        <Card>
          <EmptyText {...nothing} />
          <Row place="centred" below={7}>
            <Link className={getButtonClass({ tone: 'primary' })} to={backTo}>
              Go to {backLabel}
            </Link>
          </Row>
        </Card>
      ) : failed.length > 0 ? (
        <ErrorPanel error={failed[0]?.error} onRetry={retry} />
      ) : (
        <FieldsSkeleton fields={12} />
      )}
    </>
  );
}

/** Returns to the list and says why: the page needs a record that is chosen there. */
export function ChooseFirst({ list, text }: { list: string; text: string }) {
  useEffect(() => {
    notify.info(text);
  }, [text]);
  return <Navigate to={list} replace />;
}
