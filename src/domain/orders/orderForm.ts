import type { ListInput, ListPage } from '@/shared/list/listTypes';
import type { Operation } from '@/platform/graphql/operation';
import { useInvoiceLookups } from '../invoice/api/useInvoiceLookups';
import { useFindInvoice, type FoundRow } from '../invoice/useFindInvoice';
import type { OrderHead } from './orderHead';

export function orderForm<Row extends FoundRow>(page: Operation<ListInput, ListPage<Row>>) {
  return {
    useLookups: ({ parties: { company } }: OrderHead) =>
      useInvoiceLookups({ companyCode: company.code, countryCode: company.countryCode }),
    getCountry: ({ parties }: OrderHead) => parties.company.countryCode,
    getCompany: ({ parties }: OrderHead) => parties.company.code,
    useFindSaved: ({ parties }: OrderHead) => useFindInvoice(page, parties),
  };
}
