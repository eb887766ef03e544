import type { Call } from '@/platform/graphql/useCall';
import { firstRows } from '@/shared/list/listInput';
import { optionsOperation } from '../../calls/api/operations';
import { FEW_ROWS, searchFew } from '../../calls/searchFew';
import { CurrencyListDocument } from './currencyList.graphql.generated';

export const currencies = optionsOperation(CurrencyListDocument, data => data.currencyList);

/** Returns the currencies whose code or name contains the text. */
export const findCurrencies = (call: Call, text: string, signal: AbortSignal) =>
  searchFew(async name => {
    const page = await call(CurrencyListDocument, { input: firstRows(FEW_ROWS, { name }) }, { signal });
    return (page.currencyList?.data ?? []).map(row => ({ code: row.code, name: row.name ?? row.code }));
  }, text);
