import { useMemo } from 'react';
import { orderProgress } from '@/domain/orders/api/operations';
import { ProgressBar } from '@/domain/orders/ProgressBar';
import { useAnswer } from '@/platform/graphql/useAnswer';
import { QuietRetry } from '@/shared/ui/QuietRetry';
import { TextSkeleton } from '@/shared/ui/Skeletons';
import type { Order } from '../api/operations';

/** How far the order has come; its receipts and invoices say it, which are asked for after the page stands. */
export function WhatIsLeft({ order }: { order: Order }) {
  const { no, countryCode, currency } = order;
  const numbers = useMemo(() => (no === null ? null : [no]), [no]);
  const { data, error, loading, reload } = useAnswer(orderProgress, numbers);
  const progress = data?.get(no ?? '');
  if (progress) return <ProgressBar progress={progress} country={countryCode} currency={currency} />;
  if (error) return <QuietRetry text="What is left could not be worked out." onRetry={() => void reload()} />;
  return loading ? <TextSkeleton lines={2} /> : null;
}
