import { RecordView } from '@/domain/record/RecordView';
import { ScannedDocuments } from '../components/ScannedDocuments';
import { manualView } from '../manual.document';

const readers = { scans: ScannedDocuments };

export function ManualViewScreen() {
  return <RecordView definition={manualView} readers={readers} />;
}
