import { ProgressBar, ProgressSpace } from '@/domain/orders/ProgressBar';
import type { OrderRow } from '../api/operations';

export function shortProgress({ progress, countryCode, currency }: OrderRow) {
  if (!progress) return <ProgressSpace />;
  return <ProgressBar short progress={progress} country={countryCode} currency={currency} />;
}
