import { useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { deliveryCreateHref, readDeliverySource } from '@/domain/orders/deliveryRules';
import { readConfigHint } from '@/domain/recordAddress';
import { NewDocument } from '@/domain/record/NewDocument';
import { StoredDocumentForm } from '@/domain/record/StoredDocumentForm';
import { deliveryForm } from '../delivery.form';
import { messages } from '../messages';
import { useNewContext } from '../useContexts';

/** URL or navigation state name the items; the backend is queried again, so that forged ids have no effect (docs/decisions.md#id-in-address). */
export function DeliveryCreateScreen() {
  const [search] = useSearchParams();
  const { state } = useLocation();
  const source = useMemo(() => readDeliverySource(search, state), [search, state]);
  const result = useNewContext(source);
  const { documentContext, problem } = result.data ?? {};
  const company = documentContext?.parties.company;
  return (
    <NewDocument
      definition={deliveryForm}
      documentContext={{ ...result, data: documentContext }}
      configFor={company ? { companyCode: company.code, countryCode: company.countryCode } : readConfigHint(state)}
      chooseFirst={source ? null : messages.selectOneItem}
      nothing={problem ?? ''}
      getDraft={() => (source ? deliveryCreateHref(source).split('?')[1] : '') ?? ''}
    />
  );
}

export function DeliveryEditScreen() {
  return <StoredDocumentForm definition={deliveryForm} mode="edit" />;
}
