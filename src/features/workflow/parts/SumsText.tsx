import { Money } from '@/shared/ui/Money';
import { countryOf, type CurrencySum } from '../model/taskList';

/** '2,40,000.00 INR + 1,200.00 USD'. */
export function SumsText({ sums }: { sums: readonly CurrencySum[] }) {
  return sums.map(({ currency, country, total }, index) => (
    <span key={currency}>
      {index > 0 && ' + '}
      <Money value={total} country={countryOf({ country, currency })} currency={currency} />
    </span>
  ));
}
