import { useRef, useState } from 'react';
import type { Id } from '@/lib/ids';
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
import type { Leave } from '@/shared/form/DialogForm';

interface QueryModalProps {
  record: QueryRecord;
  queries: readonly Query[];
  /** Id of a query as text; otherwise the most relevant one is shown. */
  first: string | undefined;
  open: boolean;
  onClose: () => void;
  onClosed: () => void;
  /** Called after a query was raised, answered or closed. */
  onDone: () => void;
}

function firstShown({ first, queries, record }: QueryModalProps, user: QueryPerson): Id {
  const wanted = queries.find(query => String(query.id) === first);
  const open = queries.filter(query => query.isOpen);
  const mine = open.find(query => isSamePerson(query.recipient, user)) ?? open[0];
  return (wanted ?? mine)?.id ?? (record.mayRaise ? 'new' : (queries[0]?.id ?? 'none'));
}

export function QueryModal(props: QueryModalProps) {
  const { record, queries, onClose, onDone } = props;
  const user = useQueryUser();
  const [shown, setShown] = useState(() => firstShown(props, user));
  const leave = useRef<Leave>(null);
  const query = queries.find(candidate => candidate.id === shown);
  const shared = { record, user, onCancel: onClose, onDone, leave };

  return (
    <Modal
      title="Query"
      open={props.open}
      width="90%"
      centered
      footer={null}
      mask={{ closable: false }}
      closable={{ 'aria-label': 'Close dialog' }}
      onCancel={() => (leave.current ?? onClose)()}
      afterClose={props.onClosed}
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
