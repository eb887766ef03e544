import { useLocation, useSearchParams } from 'react-router-dom';
import { NewDocument } from '@/domain/record/NewDocument';
import { StoredDocumentForm } from '@/domain/record/StoredDocumentForm';
import { readOrderId } from '../model/createHref';
import { proformaForm, useOrder } from '../proforma.form';

/** Create form. The URL names the order; without it the screen shows a message (docs/decisions.md#id-in-address). */
export function ProformaCreateScreen() {
  const [search] = useSearchParams();
  const { state } = useLocation();
  const orderId = readOrderId(search, state);
  const order = useOrder(orderId);
  return (
    <NewDocument
      definition={proformaForm}
      subject={order}
      chooseFirst={orderId === null ? 'Please select purchase order' : null}
      nothing="This purchase order does not exist, or you do not have access to it."
      draftOf={({ orderNo }) => `order-${orderNo}`}
    />
  );
}

export function ProformaEditScreen() {
  return <StoredDocumentForm definition={proformaForm} asked="edit" />;
}
