import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useSession } from '@/platform/session/SessionContext';
import { ReadList, ReadValue } from '@/shared/ui/ReadValue';
import { Text } from '@/shared/ui/layout';
import { isSupplierSide } from './summary';
import type { InvoiceParties } from './parties';
import styles from './PartiesPart.module.css';
import { partiesShown, type PartySetting, type ShownParty } from './partyDetails';
import type { Id } from '@/lib/ids';
import { hasRole } from '@/platform/session/access';
import type { Session } from '@/platform/session/session';
import { recordTypes, viewHref } from '../recordTypes';

interface PartiesPartProps {
  documentContext: InvoiceParties;
  doc?: PartySetting;
  /** Links to the supplier's profile; for views, not for forms. */
  leadsOn?: boolean;
}

const EVERYTHING: PartySetting = { config: [], roleGroups: [] };

/** Shows company and supplier: collapsed in a form; in a view the reader's own side is collapsed. */
export function PartiesPart({ documentContext, doc = EVERYTHING, leadsOn = false }: PartiesPartProps) {
  const session = useSession();
  const ownsSupplier = isSupplierSide(session);
  const { company, supplier } = partiesShown(documentContext, doc);
  return (
    <div className={styles.place}>
      <div className={styles.card} data-even={!leadsOn || undefined}>
        {company && <Party party={company} folded={!leadsOn || !ownsSupplier} />}
        {supplier && (
          <Party
            party={supplier}
            folded={!leadsOn || ownsSupplier}
            profile={leadsOn ? profileHref(session, documentContext.supplier.id) : null}
          />
        )}
      </div>
    </div>
  );
}

export function PartiesReader(props: Omit<PartiesPartProps, 'leadsOn'>) {
  return <PartiesPart {...props} leadsOn />;
}

interface PartyProps {
  party: ShownParty;
  folded: boolean;
  profile?: string | null;
}

function Party({ party: { label, name, code, details }, folded, profile = null }: PartyProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Text as="h3" tone="faint" size="fine" below={1} id={id}>
        {label}
      </Text>
      <details className={styles.party} open={!folded}>
        <summary className={styles.name}>
          {name}{' '}
          <Text tone="faint" weight="plain">
            {code}
          </Text>
        </summary>
        <ReadList>
          {details.map(detail => (
            <ReadValue key={detail.name} label={detail.label} value={detail.value} span={detail.span} />
          ))}
        </ReadList>
      </details>
      {profile !== null && (
        <Link to={profile} className={styles.profile} data-print="no">
          Supplier Profile
        </Link>
      )}
    </section>
  );
}

export function profileHref(session: Session, supplierId: Id | null): string | null {
  if (!supplierId || (hasRole(session, 'supplier') && supplierId !== session.supplierId)) return null;
  return viewHref(recordTypes.SupplierUpdate, supplierId);
}
