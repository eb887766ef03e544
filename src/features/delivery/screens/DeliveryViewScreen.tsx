import { RecordView } from '@/domain/record/RecordView';
import { deliveryReaders } from '../components/readers';
import { deliveryDocument } from '../delivery.document';

export function DeliveryViewScreen() {
  return <RecordView definition={deliveryDocument} readers={deliveryReaders} />;
}
