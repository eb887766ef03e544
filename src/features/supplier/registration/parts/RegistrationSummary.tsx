import { useLocation } from 'react-router-dom';
import { RecordSection } from '@/shared/section/RecordSection';
import { readOnlyRows } from '@/shared/section/useKeptRows';
import type { RegistrationValues } from '../model/registration.fields';
import { countryOf } from '../model/progress';
import { keptSections } from '../model/sections';
import { OrganizationSummary } from './OrganizationSummary';
import styles from './RegistrationSummary.module.css';

/** What was registered, for reading: the organization in the form of its way, by GST, by PAN, overseas (spec 1 §2), and its sections. */
export function RegistrationSummary({ values, supplierId }: { values: RegistrationValues; supplierId: number }) {
  const { pathname } = useLocation();
  return (
    <div className={styles.summary}>
      <div className={styles.organization}>
        <OrganizationSummary values={values} headingLevel={2} />
      </div>
      {keptSections(countryOf(values)).map(({ id, list, section, rowsOf }) => (
        <RecordSection
          key={id}
          section={section}
          store={readOnlyRows(rowsOf(values[list]))}
          recordId={String(supplierId)}
          isReadOnly
          lookAt={pathname}
        />
      ))}
    </div>
  );
}
