import { optionsOperation } from '../../calls/api/operations';
import { CurrencyListDocument } from './currencyList.graphql.generated';

export const currencies = optionsOperation(CurrencyListDocument, data => data.currencyList);
