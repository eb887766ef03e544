import { RecordView } from '@/domain/record/RecordView';
import { nonPoReaders } from '../components/readers';
import { nonPoDocument } from '../nonPo.document';

export function NonPoViewScreen() {
  return <RecordView definition={nonPoDocument} readers={nonPoReaders} />;
}
