import Modal from 'antd/es/modal';
import { formatDate, REPORT_DATE_FORMAT } from '@/lib/dates';
import { AttachmentList } from '@/shared/attachments/AttachmentList';
import { EmptyText } from '@/shared/ui/EmptyText';
import table from '@/shared/ui/table.module.css';
import type { Manual } from '../model/manuals';

interface ManualDialogProps {
  manual: Manual;
  open: boolean;
  onClose: () => void;
  onClosed: () => void;
}

/** The documents of one manual, to be downloaded. A default export because it is loaded when it is opened. */
export default function ManualDialog({ manual, open, onClose, onClosed }: ManualDialogProps) {
  return (
    <Modal title={manual.name} open={open} width={720} footer={null} onCancel={onClose} afterClose={onClosed}>
      {manual.documents.length === 0 ? (
        <EmptyText text="No records available!" />
      ) : (
        <div className={table.framed}>
          <table className={table.table} aria-label={`Documents of ${manual.name}`}>
            <thead>
              <tr>
                <th scope="col">Description</th>
                <th scope="col">Update Date</th>
                <th scope="col">Download</th>
              </tr>
            </thead>
            <tbody>
              {manual.documents.map(({ source, description, updated }, index) => (
                <tr key={index}>
                  <th scope="row">{description}</th>
                  <td data-label="Update Date" className={table.piece}>
                    {formatDate(updated, REPORT_DATE_FORMAT)}
                  </td>
                  <td data-label="Download">
                    {'href' in source ? (
                      <a href={source.href} download aria-label={`Download ${description}`}>
                        Download
                      </a>
                    ) : (
                      <AttachmentList files={[source.file]} label={description} />
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Modal>
  );
}
