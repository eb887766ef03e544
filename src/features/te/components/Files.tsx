import { Panel } from '@/domain/record/Panel';
import { AttachmentList } from '@/shared/attachments/AttachmentList';
import { attachmentsFromJson } from '@/shared/attachments/attachment';
import { teMessages } from '../model/messages';
import { getCopies, filesOfRow } from '../model/rowFiles';

interface FilesProps {
  invoice: Parameters<typeof getCopies>[0] & { shippingDocument?: string | null };
}

/** Shows the files of an invoice; shipping documents only if there are some. */
export function Files({ invoice }: FilesProps) {
  const shipping = attachmentsFromJson(invoice.shippingDocument);
  const { fileMissing: missing, noCopies, noDocuments } = teMessages;
  return (
    <>
      <Panel title="Invoice copies">
        <AttachmentList files={getCopies(invoice)} label="Invoice copies" empty={noCopies} missing={missing} />
      </Panel>
      <Panel title="Supporting documents">
        <AttachmentList
          files={filesOfRow(invoice, 'supportingDocuments')}
          label="Supporting documents"
          empty={noDocuments}
          missing={missing}
        />
      </Panel>
      {shipping.length > 0 && (
        <Panel title="Shipping documents">
          <AttachmentList files={shipping} label="Shipping documents" missing={missing} />
        </Panel>
      )}
    </>
  );
}
