import { useRef } from 'react';
import type { Id } from '@/lib/ids';
import { useBackendQuery } from '@/platform/graphql/useBackendQuery';
import type { Leave } from '@/shared/form/DialogForm';
import { EmptyText } from '@/shared/ui/EmptyText';
import { ErrorPanel } from '@/shared/ui/ErrorPanel';
import { FieldsSkeleton } from '@/shared/ui/Skeletons';
import { Text } from '@/shared/ui/layout';
import { Modal } from '@/shared/ui/Modal';
import { manualById } from '../api/operations';
import { EntryForm } from './EntryForm';
import { notFound } from '@/shared/ui/notFound';

interface EntryModalProps {
  open: boolean;
  id: Id | null;
  onCancel: () => void;
  onClosed: () => void;
  onSaved: () => void;
}

/** 'PO Invoice Entry Form' (spec 3 §2): creates or edits a manual entry. */
export function EntryModal({ open, id, onCancel, onClosed, onSaved }: EntryModalProps) {
  const result = useBackendQuery(manualById, id);
  const leave = useRef<Leave>(null);
  const form = { onCancel, leave, onSaved };
  return (
    <Modal
      title={
        <>
          PO Invoice Entry Form{' '}
          <Text block tone="soft" size="small" weight="plain">
            {result.data && (result.data.invoiceNumber ?? `#${id}`)}
          </Text>
        </>
      }
      open={open}
      width={1080}
      centered
      footer={null}
      mask={{ closable: false }}
      closable={{ 'aria-label': 'Close' }}
      onCancel={() => (leave.current ?? onCancel)()}
      afterClose={onClosed}
    >
      {id === null ? (
        <EntryForm entry={null} {...form} />
      ) : result.data ? (
        <EntryForm entry={result.data} {...form} />
      ) : result.error ? (
        <ErrorPanel error={result.error} onRetry={() => void result.reload()} />
      ) : result.data === null ? (
        <EmptyText {...notFound('invoice')} />
      ) : (
        <FieldsSkeleton fields={9} />
      )}
    </Modal>
  );
}
