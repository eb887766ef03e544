import { Link } from 'react-router-dom';
import { useOwnList } from '@/domain/invoice/ownList';
import { useOrderOptions } from '@/domain/orders/api/useOrderOptions';
import { useSupplierSearches } from '@/domain/supplier/api/useSupplierSearches';
import { ListScreen } from '@/shared/list/ListScreen';
import { getButtonClass } from '@/shared/ui/buttonClass';
import { teListPage } from '../api/operations';
import { teList } from '../fields/te.list';
import { tePaths } from '../paths';

const EXPORT = { path: '/ImportExport/ExportTEInvoice', fileName: 'TEInvoiceList' };

/** Travel and expense invoices; the title is specified (spec 3 §2). */
export function TeListScreen() {
  const list = useOwnList(teList);
  return (
    <ListScreen
      {...list}
      title="T & E Invoice Import "
      page={teListPage}
      lookups={useOrderOptions()}
      searches={useSupplierSearches()}
      rowKey="id"
      export={EXPORT}
      emptyText="No record available!"
      emptyHint="Use Bulk Import to add invoices."
      actions={
        <Link className={getButtonClass({ tone: 'primary' })} to={tePaths.staging}>
          Bulk Import
        </Link>
      }
    />
  );
}
