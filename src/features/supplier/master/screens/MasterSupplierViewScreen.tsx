import { Link } from 'react-router-dom';
import { recordTypes, viewHref } from '@/domain/recordTypes';
import { Panel } from '@/domain/record/Panel';
import { RecordById } from '@/domain/record/RecordById';
import { DATETIME_12_FORMAT } from '@/lib/dates';
import { useBackendQuery } from '@/platform/graphql/useBackendQuery';
import { useOpened } from '@/platform/recentRecords';
import { useSession } from '@/platform/session/SessionContext';
import { getButtonClass } from '@/shared/ui/buttonClass';
import { MomentText } from '@/shared/ui/DateText';
import { PageHeader } from '@/shared/ui/PageHeader';
import { ReadList, ReadValue } from '@/shared/ui/ReadValue';
import { masterSupplierById, masterSupplierProfile, type MasterSupplier } from '../api/operations';
import { masterFields } from '../fields/master.fields';
import { masterPaths, masterSupplierHref } from '../paths';
import { notFound } from '@/shared/ui/notFound';

const NOTHING = notFound('supplier');
const back = { backTo: masterPaths.list, backLabel: 'Suppliers' };

/** Shows a row of the supplier master: '[code] name' and all fields (spec 3 §2 'Supplier master view'). */
export function MasterSupplierViewScreen() {
  return (
    <RecordById byId={masterSupplierById} title="Supplier" loadingTitle="Loading..." {...back} nothing={NOTHING}>
      {supplier => <MasterSupplierPage supplier={supplier} />}
    </RecordById>
  );
}

/** Users who can see a row can also open the supplier's profile. */
function MasterSupplierPage({ supplier }: { supplier: MasterSupplier }) {
  const profileId = useBackendQuery(masterSupplierProfile, supplier.id).data?.id ?? null;
  const session = useSession();
  const { code, name, active } = supplier;
  useOpened({ href: masterSupplierHref(supplier.id), name: name ?? '', detail: `Supplier · ${code ?? ''}` });
  // The session contains the user's own profile id.
  const profile = session.supplierCode === code ? (session.supplierId ?? profileId) : profileId;
  return (
    <>
      <PageHeader
        title={`[${code ?? ''}] ${name ?? ''}`}
        {...back}
        status={active === false ? 'Inactive' : null}
        actions={
          profile !== null ? (
            <Link className={getButtonClass({ small: true })} to={viewHref(recordTypes.SupplierUpdate, profile)}>
              Supplier Profile
            </Link>
          ) : undefined
        }
      />
      {masterFields.map(({ title, fields }) => (
        <Panel key={title} title={title}>
          <ReadList>
            {fields.map(([label, field, kind]) => (
              <ReadValue key={field} label={label} value={shown(supplier[field], kind)} />
            ))}
          </ReadList>
        </Panel>
      ))}
    </>
  );
}

function shown(value: MasterSupplier[keyof MasterSupplier], kind: 'yesNo' | 'moment' | undefined) {
  if (value === null) return null;
  if (kind === 'yesNo') return value ? 'Yes' : 'No';
  if (kind === 'moment') return <MomentText value={String(value)} format={DATETIME_12_FORMAT} />;
  return String(value);
}
