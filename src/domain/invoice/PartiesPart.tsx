import type { ReactNode } from 'react';
import { useSession } from '@/platform/session/SessionContext';
import { ReadList, ReadValue } from '@/shared/ui/ReadValue';
import { isSupplierSide } from '../record/summary';
import type { InvoiceParties } from './parties';
import styles from './PartiesPart.module.css';

/** Who bills whom, as a section of form and view. What the reader knows already, their own side, is folded. */
export function PartiesPart({ subject: { company, supplier } }: { subject: InvoiceParties }) {
  const ownsSupplier = isSupplierSide(useSession());
  return (
    <div className={styles.place}>
      <div className={styles.card}>
        <Party label="Company" name={company.name} code={company.code} folded={!ownsSupplier}>
          <ReadValue label="Country" value={company.countryName} />
          <ReadValue label="GSTN" value={company.gstNumber} />
        </Party>
        <Party label="Supplier" name={supplier.name} code={supplier.code} folded={ownsSupplier}>
          <ReadValue label="GSTN" value={supplier.gstNumber} />
          <ReadValue label="PAN" value={supplier.pan} />
          <ReadValue label="Contact" value={supplier.contactNumber} />
          <ReadValue label="E-mail" value={supplier.email} />
          <ReadValue label="Address" value={supplier.address} span={2} />
        </Party>
      </div>
    </div>
  );
}

interface PartyProps {
  label: string;
  name: string;
  code: string;
  folded: boolean;
  children: ReactNode;
}

function Party({ label, name, code, folded, children }: PartyProps) {
  const id = `invoice-${label.toLowerCase()}`;
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
        {label}
      </h3>
      <details className={styles.party} open={!folded}>
        <summary className={styles.name}>
          {name} <span className={styles.code}>{code}</span>
        </summary>
        <ReadList>{children}</ReadList>
      </details>
    </section>
  );
}
