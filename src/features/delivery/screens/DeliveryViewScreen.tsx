import { RecordView } from '@/domain/record/RecordView';
import { deliveryDocument } from '../delivery.document';

export function DeliveryViewScreen() {
  return <RecordView definition={deliveryDocument} />;
}
