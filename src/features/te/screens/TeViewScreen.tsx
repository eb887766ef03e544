import { useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Panel } from '@/domain/record/Panel';
import { Printed } from '@/domain/record/Printed';
import { RecordById } from '@/domain/record/RecordById';
import { attachmentsFromJson } from '@/shared/attachments/attachment';
import { CountTabs } from '@/shared/ui/CountTabs';
import { PageHeader } from '@/shared/ui/PageHeader';
import { PrintButton, ShownOrPrinted } from '@/shared/ui/printing';
import { Box } from '@/shared/ui/layout';
import { teById, type TeInvoice } from '../api/operations';
import { teDetails } from '../fields/te.details';
import { getLines, getImportedTotals } from '../model/lines';
import { getCopies, filesOfRow } from '../model/rowFiles';
import { InvoiceDetails } from '../components/Details';
import { Files } from '../components/Files';
import { Lines } from '../components/Lines';
import { AttachedInvoice } from '../components/AttachedInvoice';
import { tePaths } from '../paths';
import { notFound } from '@/shared/ui/notFound';

const NOTHING = notFound('invoice');
const back = { backTo: tePaths.list, backLabel: 'T & E Invoices' };

export function TeViewScreen() {
  return (
    <RecordById byId={teById} title="T & E Invoice" {...back} nothing={NOTHING}>
      {invoice => <TePage invoice={invoice} />}
    </RecordById>
  );
}

/** The tab is in the URL, so that shared links open the same tab. */
function TePage({ invoice }: { invoice: TeInvoice }) {
  const panelId = useId();
  const [search, setSearch] = useSearchParams();
  const lines = getLines(invoice.items);
  const totals = getImportedTotals(lines, invoice);
  const { currencyCode, countryCode } = invoice;
  const files =
    getCopies(invoice).length +
    filesOfRow(invoice, 'supportingDocuments').length +
    attachmentsFromJson(invoice.shippingDocument).length;
  const tabs = [
    { id: 'header', label: 'Header' },
    { id: 'lines', label: 'Line Items', count: lines.length },
    { id: 'attachments', label: 'Attachments', count: files },
  ];
  const wanted = search.get('tab');
  const current = tabs.find(tab => tab.id === wanted)?.id ?? 'header';
  const show = (tab: string) => setSearch(tab === 'header' ? {} : { tab }, { replace: true });
  const title = `T & E Invoice ${invoice.invoiceNumber ?? ''}`;
  return (
    <Printed
      name={title}
      supplierName={invoice.supplierName}
      amount={{ amount: totals.invoice, currencyCode, countryCode }}
    >
      <PageHeader title={title} {...back} status={invoice.status} actions={<PrintButton />} />
      <div data-print="no">
        <AttachedInvoice invoice={invoice} />
      </div>
      <Box below={4} ruledBelow data-print="no">
        <CountTabs label="Invoice sections" tabs={tabs} current={current} onChange={show} panelId={panelId} />
      </Box>
      <div id={panelId} role="tabpanel" aria-labelledby={`${panelId}-${current}`}>
        <ShownOrPrinted shown={current === 'header'}>
          <InvoiceDetails groups={teDetails} invoice={invoice} />
        </ShownOrPrinted>
        <ShownOrPrinted shown={current === 'lines'}>
          <Panel title="Line items">
            <Lines lines={lines} totals={totals} country={countryCode} currency={currencyCode} />
          </Panel>
        </ShownOrPrinted>
        <ShownOrPrinted shown={current === 'attachments'}>
          <Files invoice={invoice} />
        </ShownOrPrinted>
      </div>
    </Printed>
  );
}
