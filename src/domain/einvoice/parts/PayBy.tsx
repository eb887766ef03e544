import { formatDay } from '@/lib/dates';
import { isOwedStatus } from '@/lib/paymentState';
import { useAnswer } from '@/platform/graphql/useAnswer';
import { useLoaded } from '@/platform/graphql/useLoaded';
import { hasRole } from '@/platform/session/access';
import { useSession } from '@/platform/session/SessionContext';
import { Box } from '@/shared/ui/layout';
import { Notice } from '@/shared/ui/Notice';
import type { Entered } from '../definition/definition';
import { isSupplierSide } from '../../invoice/summary';
import { isMsme, loadRules } from '../hints/api/operations';
import { isAsked, payBy } from '../hints/hints';

/** To a supplier that is an MSME payment may be due by law: said to the supplier and to the reviewer, with its source. */
export function PayBy({ entered, status }: { entered: Entered; status: string | null }) {
  const session = useSession();
  const sees = isSupplierSide(session) || hasRole(session, 'reviewer');
  const { supplierCode, companyCode, countryCode, receipt, date } = entered;
  const isOwed = isOwedStatus(status) && supplierCode !== '' && companyCode !== '';
  const table = useLoaded(loadRules, sees && isOwed ? {} : null);
  const rules = table.data?.rules ?? [];
  const asks = isAsked(rules, 'payWithin', countryCode);
  const msme = useAnswer(isMsme, asks ? { supplierCode, companyCode } : null);
  const due = payBy(rules, receipt?.day || date, countryCode);
  if (msme.data !== true || !due) return null;
  const { rule, day } = due;
  const since = receipt?.day
    ? `counted from the ${receipt.name}, ${formatDay(receipt.day)}`
    : `counted from the invoice’s date, ${formatDay(date)}, as the day of acceptance is not known here`;
  return (
    <Notice as="section" tone="info" paper lines aria-label="Payment by law">
      <Box as="p" size="small">
        <b>
          MSME: payment may be due within {rule.days} days of acceptance, by {formatDay(day)}
        </b>
        , {since}.
      </Box>
      <Box as="p" size="fine" tone="soft">
        {rule.why} {rule.unsure} Source:{' '}
        {rule.source.url === undefined ? (
          rule.source.name
        ) : (
          <a href={rule.source.url} target="_blank" rel="noopener noreferrer">
            {rule.source.name}
          </a>
        )}
        .
      </Box>
    </Notice>
  );
}
