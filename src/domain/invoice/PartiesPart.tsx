import { ReadList, ReadValue } from '@/shared/ui/ReadValue';
import type { InvoiceParties } from './parties';
import styles from './PartiesPart.module.css';

/** Who bills whom, as a section of form and view. */
export function PartiesPart({ subject: { company, supplier } }: { subject: InvoiceParties }) {
  return (
    <div className={styles.card}>
      <section aria-labelledby="invoice-supplier">
        <h3 id="invoice-supplier" className={styles.heading}>
          Supplier
        </h3>
        <p className={styles.name}>
          {supplier.name} <span className={styles.code}>{supplier.code}</span>
        </p>
        <ReadList>
          <ReadValue label="GSTN" value={supplier.gstNumber} />
          <ReadValue label="PAN" value={supplier.pan} />
          <ReadValue label="Contact" value={supplier.contactNumber} />
          <ReadValue label="E-mail" value={supplier.email} />
          <ReadValue label="Address" value={supplier.address} span={2} />
        </ReadList>
      </section>
      <section aria-labelledby="invoice-company">
        <h3 id="invoice-company" className={styles.heading}>
          Company
        </h3>
        <p className={styles.name}>
          {company.name} <span className={styles.code}>{company.code}</span>
        </p>
        <ReadList>
          <ReadValue label="Country" value={company.countryName} />
          <ReadValue label="GSTN" value={company.gstNumber} />
        </ReadList>
      </section>
    </div>
  );
}
