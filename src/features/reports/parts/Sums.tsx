import { Money } from '@/shared/ui/Money';
import { Row, Text } from '@/shared/ui/layout';
import type { CurrencySum } from '../model/figures';

interface SumsProps {
  of: string;
  sums: readonly CurrencySum[];
  note?: string;
}

/** 'All 82 rows: 1,23,456.00 INR, 7,890.00 USD': sums of several currencies are never added up. */
export function Sums({ of, sums, note }: SumsProps) {
  return (
    <Row wrap gap={[2, 5]} place="atEnd" pad={[4, 5]}>
      <Text tone="soft">{of}</Text>
      {sums.map(({ currencyCode, countryCode, amount }) => (
        <Text key={currencyCode} weight="strong" figures whole>
          <Money value={amount} country={countryCode} currency={currencyCode} />
        </Text>
      ))}
      {note && (
        <Text tone="soft" size="small">
          {note}
        </Text>
      )}
    </Row>
  );
}
