import { useOwnList } from '@/domain/invoice/ownList';
import { useOrderOptions } from '@/domain/orders/api/useOrderOptions';
import { useSupplierSearches } from '@/domain/supplier/api/useSupplierSearches';
import { ListScreen } from '@/shared/list/ListScreen';
import type { ListDef } from '@/shared/list/listTypes';
import { receiptListPage, type ReceiptRow } from '../api/operations';
import { grnList, srnList } from '../fields/receipt.list';

export function GrnListScreen() {
  return <ReceiptListScreen list={grnList} title="Goods Receipt Notes (GRN)" fileName="GrnList" />;
}

export function SrnListScreen() {
  return <ReceiptListScreen list={srnList} title="Service Receipt Notes (SRN)" fileName="SrnList" />;
}

interface ReceiptListScreenProps {
  list: ListDef<ReceiptRow>;
  title: string;
  /** Prefix of the export's file name; both receipt types share one export (spec 3 §7). */
  fileName: string;
}

function ReceiptListScreen({ list, title, fileName }: ReceiptListScreenProps) {
  const own = useOwnList(list);
  return (
    <ListScreen
      {...own}
      title={title}
      page={receiptListPage}
      lookups={useOrderOptions()}
      searches={useSupplierSearches()}
      rowKey="id"
      export={{ path: '/ImportExport/ExportGrn', fileName }}
      emptyText="No record available!"
      emptyHint="Receipts appear here once goods or services are received."
    />
  );
}
