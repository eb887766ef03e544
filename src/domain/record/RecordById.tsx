import { Fragment, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import type { Id } from '@/lib/ids';
import type { Operation } from '@/platform/graphql/operation';
import { useBackendQuery } from '@/platform/graphql/useBackendQuery';
import { readId } from '@/platform/ids';
import { ErrorPanel } from '@/shared/ui/ErrorPanel';
import { RecordGuard } from './RecordGuard';

interface RecordByIdProps<R> {
  byId: Operation<Id, R | null>;
  /** Shown without a record. */
  title: string;
  /** Shown instead until the record is loaded. */
  loadingTitle?: string;
  backTo: string;
  backLabel: string;
  nothing: { text: string; hint: string };
  children: (record: R) => ReactNode;
}

/** Loads the record of the URL and shows its page, or the reason why it can't. */
export function RecordById<R>({ byId, title, loadingTitle, nothing, children, ...back }: RecordByIdProps<R>) {
  const id = readId(useParams()['id']);
  const result = useBackendQuery(byId, id);
  const record = id === null ? null : result.data;
  if (!record) {
    const isLoading = record === undefined && !result.error;
    return (
      <RecordGuard
        {...back}
        title={(isLoading && loadingTitle) || title}
        results={[result]}
        nothing={record === null ? nothing : null}
      />
    );
  }
  return (
    <Fragment key={id}>
      {children(record)}
      {result.error && <ErrorPanel error={result.error} onRetry={() => void result.reload()} />}
    </Fragment>
  );
}
