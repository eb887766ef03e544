import { useEffect, useState, type ReactNode } from 'react';
import { amountToWords } from '@/lib/amountToWords';
import { DATETIME_12_FORMAT, formatMoment } from '@/lib/dates';
import type { Approval } from '@/shared/approval/useApproval';
import { levelRows } from '@/shared/approval/model/rows';
import { LevelTable } from '@/shared/approval/LevelTable';
import { Money } from '@/shared/ui/Money';
import { onPrinting } from '@/shared/ui/onPrinting';
import { PrintingPart, usePrinting } from '@/shared/ui/printing';
import { Box, Row, Stack, Text } from '@/shared/ui/layout';
import { partiesShown, type PartySetting } from '../invoice/partyDetails';
import type { InvoiceParties } from '../invoice/parties';
import { Panel } from './Panel';
import type { DocumentSummary } from '../invoice/summary';
import './print.css';

interface PrintedProps {
  /** Title with number, printed at the foot of every page beside the URL. */
  name: string;
  /** Supplier name for the letterhead if the parties are unknown. */
  supplierName: string | null;
  parties?: InvoiceParties | undefined;
  /** Configuration for the supplier's details. */
  setting?: PartySetting;
  amount?: Pick<DocumentSummary, 'amount' | 'currencyCode' | 'countryCode'>;
  approval?: Approval;
  children: ReactNode;
}

/** Elements with `data-print="no"` are left out. Styles: `print.css`. */
export function Printed(props: PrintedProps) {
  const { name, children } = props;
  // Set only while printing: an inherited property on the root restyles the whole page each time it changes.
  useEffect(() => {
    const root = document.documentElement.style;
    const foot = JSON.stringify(`${name} · ${location.origin}${location.pathname}`);
    const take = () => void root.removeProperty('--print-foot');
    const stop = onPrinting(isPrinting => (isPrinting ? root.setProperty('--print-foot', foot) : take()));
    return () => {
      stop();
      take();
    };
  }, [name]);
  return (
    <PrintingPart>
      <Letterhead {...props} />
      {children}
      <PrintedEnd {...props} />
    </PrintingPart>
  );
}

const EVERYTHING: PartySetting = { config: [], roleGroups: [] };

function Letterhead({ supplierName, parties, setting = EVERYTHING }: PrintedProps) {
  const printing = usePrinting();
  if (!printing) return null;
  const supplier = parties && partiesShown(parties, setting).supplier;
  const detail = (name: string) => supplier?.details.find(each => each.name === name);
  const numbers = [detail('supplierGstNumber'), detail('supplierPanNumber')].filter(each => each?.value);
  return (
    <Row as="header" place="between" align="end" gap={6} below={4} data-letterhead>
      <Stack gap={1}>
        <span>
          <b>{supplier?.name || supplierName}</b>
        </span>
        <Text tone="soft">{detail('supplierAddress')?.value}</Text>
      </Stack>
      <Stack gap={1} fixed>
        {numbers.map(each => (
          <Text key={each?.name} tone="soft" figures>
            {each?.label} {each?.value}
          </Text>
        ))}
      </Stack>
    </Row>
  );
}

function PrintedEnd({ amount, approval }: PrintedProps) {
  const printing = usePrinting();
  if (!printing) return null;
  const { task, user, context } = approval ?? {};
  const rows = task && user && context ? levelRows(task, user, context) : [];
  return (
    <>
      {amount && amount.amount !== null && (
        <Box as="p" below={4} data-words>
          <b>
            <Money value={amount.amount} country={amount.countryCode} currency={amount.currencyCode} />
          </b>{' '}
          {amountToWords(amount.amount, amount.currencyCode, amount.countryCode)}
        </Box>
      )}
      {rows.length > 0 && (
        <Panel title="Approval levels">
          <LevelTable rows={rows} />
        </Panel>
      )}
      <PrintedOn />
    </>
  );
}

/** Mounted for each print, so it shows the time of the print. */
function PrintedOn() {
  const [now] = useState(() => new Date().toISOString());
  return (
    <Text as="p" tone="soft" size="fine">
      Printed on {formatMoment(now, DATETIME_12_FORMAT)} from {location.href}
    </Text>
  );
}
