import { RecordView } from '@/domain/record/RecordView';
import { proformaDocument } from '../proforma.document';

export function ProformaViewScreen() {
  return <RecordView definition={proformaDocument} />;
}
