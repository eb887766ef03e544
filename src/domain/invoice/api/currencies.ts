import { optionsOperation } from '../../calls/api/operations';
import { CurrencyListDocument } from './currencyList.graphql.generated';

/** Queries the currencies as filter options (spec 2 §7). */
export const currencies = optionsOperation(CurrencyListDocument, data => data.currencyList);
