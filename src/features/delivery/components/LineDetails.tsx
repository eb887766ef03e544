import { joinParts } from '@/lib/text';
import { AmountTable } from '@/domain/invoice/AmountTable';
import { CHARGES } from '@/domain/orders/charges';
import { GRN_POSTED } from '@/domain/orders/labels';
import { DateText } from '@/shared/ui/DateText';
import { Money } from '@/shared/ui/Money';
import { ReadList, ReadValue } from '@/shared/ui/ReadValue';
import { ScrollArea } from '@/shared/ui/ScrollArea';
import { Stack, Text } from '@/shared/ui/layout';
import { Modal } from '@/shared/ui/Modal';
import type { DeliveryLine } from '../fields/delivery.lines';
import type { DeliveryContext } from '../model/context';

export interface LineDetailsProps {
  open: boolean;
  line: DeliveryLine;
  documentContext: DeliveryContext;
  country: string;
  onClose: () => void;
  /** Called after the dialog has closed and focus has returned. */
  onClosed: () => void;
}

/** Shows a line with its item, receipt and overheads (spec 3 §2 'item view popup', §3). */
export function LineDetails({ open, line, documentContext, country, onClose, onClosed }: LineDetailsProps) {
  const item = documentContext.itemOf(line.ref);
  const money = (value: string) => <Money value={value} country={country} />;
  return (
    <Modal
      open={open}
      title={`Line ${line.item}`}
      width="min(860px, 95vw)"
      footer={null}
      onCancel={onClose}
      afterClose={onClosed}
      closable={{ 'aria-label': 'Close details' }}
    >
      <ScrollArea label="Details">
        <Stack gap={6}>
          <ReadList>
            <ReadValue label="Item Code" value={item?.itemCode} />
            <ReadValue label="Item" value={item?.itemName} />
            <ReadValue label="Type" value={item && (item.isService ? 'Service' : 'Material')} />
            <ReadValue label="Quantity" value={[line.quantity, line.uom].join(' ')} />
            <ReadValue label="Price" value={money(line.price)} />
            <ReadValue label="Amount" value={money(line.amount)} />
            <ReadValue label="HSN Code" value={item?.hsnCode} />
            <ReadValue label="Tax Code" value={item?.taxCode} />
            <ReadValue label="Tax Rate (%)" value={line.taxRate} />
            {item?.grnNo && (
              <>
                <ReadValue label="GRN No" value={item.grnNo} />
                <ReadValue label={GRN_POSTED} value={<DateText value={item.grnDate} />} />
                <ReadValue label="GRN Line Item" value={item.grnLineItemNumber} />
                <ReadValue label="Batch Number" value={item.batchNo} />
                <ReadValue label="Value Received" value={item.amountLC && money(item.amountLC)} />
              </>
            )}
            <ReadValue label="Cost Center" value={joinParts(item?.costCenterCode, item?.costCenterName)} />
          </ReadList>
          <section aria-labelledby="line-overheads">
            <Text as="h3" below={4} id="line-overheads">
              Overheads
            </Text>
            <AmountTable
              caption="Overheads"
              rows={[
                ...CHARGES.map(({ key, label }) => ({ label, value: line.charges[key] ?? null })),
                { label: 'Total overheads', value: line.overheadsAmount },
                { label: `Tax on overheads (${line.taxRate}%)`, value: line.overheadsTax },
              ]}
              total={{ label: 'Overheads with tax', value: line.overheadsGross }}
              country={country}
            />
          </section>
        </Stack>
      </ScrollArea>
    </Modal>
  );
}
