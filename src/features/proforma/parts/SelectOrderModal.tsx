import Input from 'antd/es/input';
import Modal from 'antd/es/modal';
import Select from 'antd/es/select';
import { useMemo, useState } from 'react';
import { useListOperation } from '@/domain/record/list';
import { limitedTo } from '@/domain/invoice/author';
import { useAnswer } from '@/platform/graphql/operation';
import type { Session } from '@/platform/session/session';
import { ListGrid } from '@/shared/list/ListGrid';
import { withFilters } from '@/shared/list/listState';
import type { AppliedFilter } from '@/shared/list/listTypes';
import { useList } from '@/shared/list/useList';
import { useLocalListState } from '@/shared/list/useListState';
import { useSelection } from '@/shared/list/useSelection';
import { orderListPage, orderTypes, type OrderRow } from '../api/operations';
import { orderList } from '../fields/proforma.list';
import styles from './SelectOrderModal.module.css';

const NO_ROWS: readonly OrderRow[] = [];

interface SelectOrderModalProps {
  open: boolean;
  session: Session;
  onCancel: () => void;
  /** It has left the page, and the focus is back where it came from. */
  onClosed: () => void;
  onSelect: (order: OrderRow) => void;
}

/** 'Select Purchase Order': the order that a new proforma invoice is for (spec 2 §2). */
export function SelectOrderModal({ open, session, onCancel, onClosed, onSelect }: SelectOrderModalProps) {
  const shape = useMemo(() => limitedTo(session, orderList), [session]);
  const [state, change] = useLocalListState(shape);
  const list = useList(shape, [state, change], useListOperation(orderListPage));
  const types = useAnswer(orderTypes, 'all');
  const selection = useSelection({
    mode: 'single',
    rows: list.rows ?? NO_ROWS,
    rowKey: 'id',
    nameOf: row => `order ${row.no}`,
    keep: true,
  });
  const [order] = selection.chosen;
  const [asked, setAsked] = useState(false);

  const filter = (wanted: AppliedFilter | null, name: string) =>
    change(withFilters(state, [...state.filters.filter(each => each.name !== name), ...(wanted ? [wanted] : [])]));
  const submit = () => {
    setAsked(true);
    if (order) onSelect(order);
  };

  return (
    <Modal
      open={open}
      title="Select Purchase Order"
      width="95%"
      okText="Create Invoice"
      onOk={submit}
      onCancel={onCancel}
      afterClose={onClosed}
      destroyOnHidden
    >
      <div className={styles.body}>
        <div className={styles.search}>
          <Input.Search
            aria-label="PO number"
            placeholder="PO number"
            allowClear
            onSearch={text => filter(text.trim() ? { name: 'no', kind: 'text', value: text.trim() } : null, 'no')}
          />
          <Select
            aria-label="PO type"
            placeholder="All PO types"
            allowClear
            options={types.value ?? []}
            notFoundContent="No Data"
            onChange={(code: string | undefined) =>
              filter(code ? { name: 'type', kind: 'checkBox', values: [code] } : null, 'type')
            }
          />
        </div>
        <ListGrid
          label="Purchase orders"
          list={list}
          columns={orderList.columns}
          rowKey="id"
          selection={selection}
          scroll="page"
          emptyHint="There is no order that something can still be paid on in advance."
        />
        <p className={styles.problem} role="alert">
          {asked && !order ? 'Please select purchase order' : null}
        </p>
      </div>
    </Modal>
  );
}
