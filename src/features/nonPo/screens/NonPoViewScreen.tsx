import { RecordView } from '@/domain/record/RecordView';
import { nonPoDocument } from '../nonPo.document';

export function NonPoViewScreen() {
  return <RecordView definition={nonPoDocument} />;
}
