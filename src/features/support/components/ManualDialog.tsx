import { REPORT_DATE_FORMAT } from '@/lib/dates';
import { AttachmentList } from '@/shared/attachments/AttachmentList';
import type { ReadColumn } from '@/shared/list/listTypes';
import { ReadTable } from '@/shared/list/ReadTable';
import { Modal } from '@/shared/ui/Modal';
import { useUpdateDates } from '../api/useUpdateDates';
import type { Manual } from '../model/manuals';

interface ManualDialogProps {
  manual: Manual;
  open: boolean;
  onClose: () => void;
  onClosed: () => void;
}

const columns: readonly ReadColumn<Manual['documents'][number]>[] = [
  { kind: 'text', name: 'description', title: 'Description', namesRow: true },
  { kind: 'datetime', name: 'updated', title: 'Update Date', format: REPORT_DATE_FORMAT },
  {
    kind: 'custom',
    name: 'download',
    title: 'Download',
    cell: ({ source, description }) =>
      'href' in source ? (
        <a href={source.href} download aria-label={`Download ${description}`}>
          Download
        </a>
      ) : (
        <AttachmentList files={[source.file]} label={description} />
      ),
  },
];

/** Lists a manual's documents for download. Default export, because it is loaded lazily. */
export default function ManualDialog({ manual, open, onClose, onClosed }: ManualDialogProps) {
  const documents = useUpdateDates(manual.documents);
  return (
    <Modal title={manual.name} open={open} width={720} footer={null} onCancel={onClose} afterClose={onClosed}>
      <ReadTable label={`Documents of ${manual.name}`} columns={columns} rows={documents} />
    </Modal>
  );
}
