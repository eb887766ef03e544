import { ProgressBar, ProgressSpace } from '@/domain/orders/ProgressBar';
import type { OrderRow } from '../api/operations';

/** Cell of 'What Is Left'; a placeholder reserves the space until the progress loads. */
export function shortProgress({ progress, countryCode, currency }: OrderRow) {
  if (!progress) return <ProgressSpace />;
  return <ProgressBar short progress={progress} country={countryCode} currency={currency} />;
}
