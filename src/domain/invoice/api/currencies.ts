import { optionsOperation } from '../../calls/api/operations';
import { CurrencyListDocument } from './currencyList.graphql.generated';

/** The currencies, as the filters of lists offer them (spec 2 §7). */
export const currencies = optionsOperation(CurrencyListDocument, data => data.currencyList);
