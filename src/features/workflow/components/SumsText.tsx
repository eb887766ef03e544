import { Money } from '@/shared/ui/Money';
import { countryOfTask, type TaskSum } from '../model/taskList';

/** '2,40,000.00 INR + 1,200.00 USD'. */
export function SumsText({ sums }: { sums: readonly TaskSum[] }) {
  return sums.map(({ currency, country, total }, index) => (
    <span key={currency}>
      {index > 0 && ' + '}
      <Money value={total} country={countryOfTask({ country, currency })} currency={currency} />
    </span>
  ));
}
