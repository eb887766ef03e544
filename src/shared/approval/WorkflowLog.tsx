import Modal from 'antd/es/modal';
import { useSession } from '@/platform/session/SessionContext';
import { DATETIME_12_FORMAT, formatDate } from '@/lib/dates';
import { EmptyText } from '@/shared/ui/EmptyText';
import { StatusTag } from '@/shared/ui/StatusTag';
import table from '@/shared/ui/table.module.css';
import type { ApprovalContext } from './model/context';
import { levelRows } from './model/rows';
import type { WorkflowTask } from './model/task';
import { userOf } from './model/user';

interface Props {
  open: boolean;
  task: WorkflowTask;
  context: ApprovalContext;
  onClose: () => void;
  /** The window is gone; it can be unmounted. */
  onClosed?: () => void;
}

/** The whole course of an approval, remarks in full (spec 1 §2, 'Workflow Log modal'). */
export function WorkflowLog({ open, task, context, onClose, onClosed }: Props) {
  const user = userOf(useSession());
  const rows = levelRows(task, user, context);
  return (
    <Modal
      title="Workflow Log"
      open={open}
      onCancel={onClose}
      afterClose={onClosed}
      footer={null}
      width="min(95vw, 1240px)"
      destroyOnHidden
    >
      {rows.length === 0 && <EmptyText text="No records available!" />}
      {rows.length > 0 && (
        <table className={`${table.table} ${table.framed}`} aria-label="Workflow Log">
          <thead>
            <tr>
              {['Approval Level', 'Date', 'Name', 'Email', 'Status', 'Remarks'].map(title => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(row => (
              <tr key={row.key}>
                <th scope="row" className={table.piece}>
                  {row.role}
                </th>
                <td className={table.piece}>{formatDate(row.actedAt, DATETIME_12_FORMAT)}</td>
                <td className={table.roomy}>{row.approver?.name}</td>
                <td className={table.roomy}>{row.approver?.email}</td>
                <td className={table.piece}>
                  {row.isIdle ? <span className={table.quiet}>{row.status}</span> : <StatusTag status={row.status} />}
                </td>
                <td className={table.long}>{row.remarks}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Modal>
  );
}
