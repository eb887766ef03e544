import { useId } from 'react';
import { useSession } from '@/platform/session/SessionContext';
import { ReadList, ReadValue } from '@/shared/ui/ReadValue';
import { isSupplierSide } from '../record/summary';
import type { InvoiceParties } from './parties';
import styles from './PartiesPart.module.css';
import { partiesShown, type PartySetting, type ShownParty } from './partyFacts';

interface PartiesPartProps {
  subject: InvoiceParties;
  /** Whose configuration has a say in what is told of them; absent where none has. */
  doc?: PartySetting;
}

const EVERYTHING: PartySetting = { config: [], roleGroups: [] };

/** Who bills whom, as a section of form and view. What the reader knows already, their own side, is folded. */
export function PartiesPart({ subject, doc = EVERYTHING }: PartiesPartProps) {
  const ownsSupplier = isSupplierSide(useSession());
  const { company, supplier } = partiesShown(subject, doc);
  return (
    <div className={styles.place}>
      <div className={styles.card}>
        {company && <Party party={company} folded={!ownsSupplier} />}
        {supplier && <Party party={supplier} folded={ownsSupplier} />}
      </div>
    </div>
  );
}

function Party({ party: { label, name, code, facts }, folded }: { party: ShownParty; folded: boolean }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
        {label}
      </h3>
      <details className={styles.party} open={!folded}>
        <summary className={styles.name}>
          {name} <span className={styles.code}>{code}</span>
        </summary>
        <ReadList>
          {facts.map(fact => (
            <ReadValue key={fact.name} label={fact.label} value={fact.value} span={fact.span} />
          ))}
        </ReadList>
      </details>
    </section>
  );
}
