import { Panel } from '@/domain/record/Panel';
import { Printed } from '@/domain/record/Printed';
import { RecordById } from '@/domain/record/RecordById';
import { PageHeader } from '@/shared/ui/PageHeader';
import { PrintButton } from '@/shared/ui/printing';
import { Box } from '@/shared/ui/layout';
import { stagedById, type StagedInvoice } from '../api/operations';
import { stagedDetails } from '../fields/te.details';
import { getLines, getImportedTotals } from '../model/lines';
import { InvoiceDetails } from '../components/Details';
import { Files } from '../components/Files';
import { Lines } from '../components/Lines';
import { AttachedInvoice } from '../components/AttachedInvoice';
import { tePaths } from '../paths';

const NOTHING = {
  text: 'No Data Found',
  hint: "This invoice was submitted or deleted, or you can't open it.",
};
const back = { backTo: tePaths.staging, backLabel: 'Imported T & E Invoices' };

/** Imported invoice before submission: header, lines with distribution, files (spec 3 §2). */
export function StagedViewScreen() {
  return (
    <RecordById byId={stagedById} title="Imported T & E Invoice" {...back} nothing={NOTHING}>
      {invoice => <StagedPage invoice={invoice} />}
    </RecordById>
  );
}

function StagedPage({ invoice }: { invoice: StagedInvoice }) {
  const lines = getLines(invoice.items);
  const totals = getImportedTotals(lines);
  const { currencyCode, countryCode } = invoice;
  const title = `Imported T & E Invoice ${invoice.invoiceNumber ?? ''}`;
  return (
    <Printed
      name={title}
      supplierName={invoice.supplierName}
      amount={{ amount: totals.invoice, currencyCode, countryCode }}
    >
      <PageHeader title={title} {...back} actions={<PrintButton />} />
      <Box below={4} data-print="no">
        <AttachedInvoice invoice={invoice} isStaged />
      </Box>
      <InvoiceDetails groups={stagedDetails} invoice={invoice} />
      <Panel title="Line items">
        <Lines lines={lines} totals={totals} country={countryCode} currency={currencyCode} />
      </Panel>
      <Files invoice={invoice} />
    </Printed>
  );
}
