import { useSession } from '@/platform/session/SessionContext';
import type { ReadColumn } from '@/shared/list/listTypes';
import { ReadTable } from '@/shared/list/ReadTable';
import table from '@/shared/list/table.module.css';
import { Modal } from '@/shared/ui/Modal';
import { ScrollArea } from '@/shared/ui/ScrollArea';
import { levelStatus } from './LevelTable';
import type { ApprovalContext } from './model/context';
import { levelRows, type LevelRow } from './model/rows';
import { type WorkflowTask, getUser } from './model/task';

interface Props {
  open: boolean;
  task: WorkflowTask;
  context: ApprovalContext;
  onClose: () => void;
  onClosed?: () => void;
}

const ROOMY = 180;

const columns: readonly ReadColumn<LevelRow>[] = [
  {
    kind: 'custom',
    name: 'role',
    title: 'Approval Level',
    namesRow: true,
    cell: row => <span className={table.piece}>{row.role}</span>,
  },
  { kind: 'datetime', name: 'actedAt', title: 'Date', onPhone: 'untitled' },
  {
    kind: 'text',
    name: 'approver',
    title: 'Name',
    width: ROOMY,
    onPhone: 'untitled',
    value: row => row.approver?.name,
  },
  { kind: 'text', name: 'email', title: 'Email', width: ROOMY, onPhone: 'untitled', value: row => row.approver?.email },
  levelStatus,
  { kind: 'longText', name: 'remarks', title: 'Remarks', inFull: true, onPhone: 'untitled' },
];

/** Shows all approval actions with full remarks (spec 1 §2, 'Workflow Log modal'). */
export function WorkflowLog({ open, task, context, onClose, onClosed }: Props) {
  const user = getUser(useSession());
  const rows = levelRows(task, user, context);
  return (
    <Modal title="Workflow Log" open={open} onCancel={onClose} afterClose={onClosed} footer={null} width="95%">
      <ScrollArea label="Levels">
        <ReadTable label="Workflow Log" columns={columns} rows={rows} rowKey={row => row.key} />
      </ScrollArea>
    </Modal>
  );
}
