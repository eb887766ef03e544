import { ProgressBar } from '@/domain/orders/ProgressBar';
import type { OrderRow } from '../api/operations';

/** The cell 'What Is Left'; empty until it is known. */
export function shortProgress({ progress, countryCode, currency }: OrderRow) {
  return progress && <ProgressBar short progress={progress} country={countryCode} currency={currency} />;
}
