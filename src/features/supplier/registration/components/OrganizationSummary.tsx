import { useMemo } from 'react';
import { ReadGrid } from '@/shared/fields/ReadGrid';
import { resolveFields } from '@/shared/fields/resolve';
import styles from './OrganizationSummary.module.css';
import { registrationFields, TAX_DOCUMENTS, type OrganizationValues } from '../model/registration.fields';

/** Tax documents are shown with their location. */
const documents = new Set<string>(Object.values(TAX_DOCUMENTS));
const summaryFields = registrationFields.filter(({ name }) => !documents.has(name));

interface OrganizationSummaryProps {
  values: OrganizationValues;
  headingLevel: 2 | 3;
}

/** Read-only organization data by registration type: GST, PAN, overseas (spec 1 §2 'Organization Information read-only summary'). */
export function OrganizationSummary({ values, headingLevel }: OrganizationSummaryProps) {
  const resolved = useMemo(() => resolveFields<OrganizationValues>(summaryFields, [], [], values), [values]);
  return (
    <div className={styles.summary}>
      <ReadGrid resolved={resolved} values={values} headingLevel={headingLevel} />
    </div>
  );
}
