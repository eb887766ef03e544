import { useRef, useState } from 'react';
import type { Id } from '@/lib/ids';
import { watchChanges } from '@/platform/graphql/changes';
import { Button } from '@/shared/ui/Button';
import { EmptyText } from '@/shared/ui/EmptyText';
import { Row, Text } from '@/shared/ui/layout';
import { Modal } from '@/shared/ui/Modal';
import { queryMessages } from './model/messages';
import type { QueryRecord } from './model/record';
import { isSamePerson, type Query, type QueryPerson } from './model/thread';
import { RaiseForm } from './RaiseForm';
import { ThreadPanel } from './ThreadPanel';
import { useQueryUser } from './useQueryUser';
import type { QueryTarget } from './useQueryThread';
import type { Leave } from '@/shared/form/DialogForm';

interface QueryModalProps {
  record: QueryRecord;
  queries: readonly Query[];
  first: QueryTarget;
  onClosed: () => void;
  onChanged: () => Promise<void>;
}

type Shown = Id;

function firstShown({ first, queries, record }: QueryModalProps, user: QueryPerson): Shown {
  if (first !== 'any' && queries.some(query => query.id === first)) return first;
  const open = queries.filter(query => query.isOpen);
  const mine = open.find(query => isSamePerson(query.recipient, user)) ?? open[0];
  return mine?.id ?? (record.mayRaise ? 'new' : (queries[0]?.id ?? 'none'));
}

export function QueryModal(props: QueryModalProps) {
  const { record, queries, onClosed, onChanged } = props;
  const user = useQueryUser();
  const [open, setOpen] = useState(true);
  const [shown, setShown] = useState(() => firstShown(props, user));
  const leave = useRef<Leave>(null);
  const [notifyChanges] = useState(watchChanges);
  const close = () => {
    setOpen(false);
    notifyChanges();
  };
  const done = () => {
    setOpen(false);
    void onChanged();
  };
  const query = queries.find(candidate => candidate.id === shown);
  const shared = { record, user, onCancel: close, onDone: done, leave };

  return (
    <Modal
      title="Query"
      open={open}
      width="90%"
      centered
      footer={null}
      mask={{ closable: false }}
      closable={{ 'aria-label': 'Close dialog' }}
      onCancel={() => (leave.current ?? close)()}
      afterClose={onClosed}
    >
      {(queries.length > 1 || (queries.length > 0 && record.mayRaise)) && (
        <Row as="nav" wrap gap={3} above={2} below={5} aria-label="Queries on this record">
          {queries.map(({ id, status }) => (
            <Button key={id} small aria-current={id === shown || undefined} onClick={() => setShown(id)}>
              <span>#{id}</span>
              <Text size="fine" weight="plain">
                {status}
              </Text>
            </Button>
          ))}
          {record.mayRaise && (
            <Button small aria-current={shown === 'new' || undefined} onClick={() => setShown('new')}>
              New query
            </Button>
          )}
        </Row>
      )}
      {shown === 'new' && <RaiseForm {...shared} queries={queries} />}
      {query && <ThreadPanel key={query.id} {...shared} query={query} />}
      {shown !== 'new' && !query && <EmptyText text={queryMessages.none} />}
    </Modal>
  );
}
