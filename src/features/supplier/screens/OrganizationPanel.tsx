import { useId, useMemo } from 'react';
import type { Id } from '@/lib/ids';
import { useAnswer } from '@/platform/graphql/operation';
import { EmptyText } from '@/shared/ui/EmptyText';
import { ErrorPanel } from '@/shared/ui/ErrorPanel';
import { TextSkeleton } from '@/shared/ui/Skeletons';
import { Stack } from '@/shared/ui/layout';
import { organizationById } from '../registration/api/operations';
import { toOrganization } from '../registration/model/organization';
import { OrganizationSummary } from '../registration/parts/OrganizationSummary';
import styles from './profile.module.css';

interface OrganizationPanelProps {
  title: string;
  supplierId: Id;
}

/** Who the supplier is: what it registered with (spec 1 §2 'Organization Information read-only summary'). */
export function OrganizationPanel({ title, supplierId }: OrganizationPanelProps) {
  const headingId = useId();
  const { value: stored, error, reload } = useAnswer(organizationById, supplierId);
  const values = useMemo(() => stored && toOrganization(stored), [stored]);
  return (
    <Stack
      as="section"
      gap={4}
      pad={6}
      card
      data-section="organization"
      aria-labelledby={headingId}
      className={styles.organization}
    >
      <h2 id={headingId} tabIndex={-1}>
        {title}
      </h2>
      {values ? (
        <OrganizationSummary values={values} headingLevel={3} />
      ) : error ? (
        <ErrorPanel message={`${title} could not be loaded. ${error.message}`} onRetry={() => void reload()} />
      ) : values === null ? (
        <EmptyText text="No Data" />
      ) : (
        <TextSkeleton lines={6} />
      )}
    </Stack>
  );
}
