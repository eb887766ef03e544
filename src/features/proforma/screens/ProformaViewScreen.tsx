import { RecordView } from '@/domain/record/RecordView';
import { proformaReaders } from '../components/readers';
import { proformaDocument } from '../proforma.document';

export function ProformaViewScreen() {
  return <RecordView definition={proformaDocument} readers={proformaReaders} />;
}
