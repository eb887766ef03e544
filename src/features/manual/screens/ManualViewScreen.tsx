import { RecordView } from '@/domain/record/RecordView';
import { manualView } from '../manual.document';

export function ManualViewScreen() {
  return <RecordView definition={manualView} />;
}
