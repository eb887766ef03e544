import { Panel } from '@/domain/record/Panel';
import { ReadList, ReadValue } from '@/shared/ui/ReadValue';
import type { DetailGroup } from '../fields/te.details';

const isEmpty = (value: unknown) => value === null || value === undefined || value === '' || value === false;

export function InvoiceDetails<Invoice>({
  groups,
  invoice,
}: {
  groups: readonly DetailGroup<Invoice>[];
  invoice: Invoice;
}) {
  return groups.map(({ title, details }) => (
    <Panel key={title} title={title}>
      <ReadList>
        {details.map(({ label, value, span, rare }) => {
          const shown = value(invoice);
          return rare && isEmpty(shown) ? null : (
            <ReadValue key={label} label={label} value={shown} {...(span && { span })} />
          );
        })}
      </ReadList>
    </Panel>
  ));
}
