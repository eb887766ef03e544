import { Panel } from '@/domain/record/Panel';
import { ReadList, ReadValue } from '@/shared/ui/ReadValue';
import type { FactGroup } from '../fields/te.facts';

const isEmpty = (value: unknown) => value === null || value === undefined || value === '' || value === false;

export function InvoiceFacts<Invoice>({
  groups,
  invoice,
}: {
  groups: readonly FactGroup<Invoice>[];
  invoice: Invoice;
}) {
  return groups.map(({ title, facts }) => (
    <Panel key={title} title={title}>
      <ReadList>
        {facts.map(({ label, value, span, rare }) => {
          const shown = value(invoice);
          return rare && isEmpty(shown) ? null : (
            <ReadValue key={label} label={label} value={shown} {...(span && { span })} />
          );
        })}
      </ReadList>
    </Panel>
  ));
}
