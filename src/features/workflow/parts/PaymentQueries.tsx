import { Link } from 'react-router-dom';
import { placePaths } from '@/domain/places';
import { SUPPORT_HOURS, supportPaths } from '@/domain/support';
import { Card, Text } from '@/shared/ui/layout';

/** Where payment dates can be looked up, and who answers the rest. */
export function PaymentQueries() {
  return (
    <Card as="section" pad={6} aria-labelledby="payment-queries">
      <Text as="h2" below={4} id="payment-queries">
        Payment Related Queries
      </Text>
      <Text as="p" tone="soft" below={4}>
        Date, amount and reference of a payment are shown in the{' '}
        <Link to={placePaths.nonPoTransactions}>transactions report</Link> as soon as the invoice is paid.
      </Text>
      <Text as="p" tone="soft" below={4}>
        For anything else, <Link to={supportPaths.support}>get in touch with support</Link>. Have the invoice number at
        hand.
      </Text>
      <Text as="p" tone="faint" size="small" pad={[4, 0]} ruledAbove>
        Support hours: {SUPPORT_HOURS}
      </Text>
    </Card>
  );
}
