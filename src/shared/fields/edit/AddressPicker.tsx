import Button from 'antd/es/button';
import Input, { type InputRef } from 'antd/es/input';
import Modal from 'antd/es/modal';
import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { EmptyText } from '@/shared/ui/EmptyText';
import { ErrorPanel } from '@/shared/ui/ErrorPanel';
import { TextSkeleton } from '@/shared/ui/Skeletons';
import { useRemoteSearch, type RemoteSearch } from '@/shared/ui/useRemoteSearch';
import type { PostalAddress } from '../types';
import styles from './AddressPicker.module.css';

interface AddressPickerProps {
  open: boolean;
  chosen: PostalAddress | null;
  search: RemoteSearch<PostalAddress>;
  /** Offers to leave the field without an address. */
  clearable: boolean;
  onPick: (address: PostalAddress | null) => void;
  onClose: () => void;
  /** It has left the screen. */
  onClosed: () => void;
}

/** The 'Select Address' modal (spec 2 §2): a search over the addresses, a table, one press picks. Arrow keys walk the rows. */
export function AddressPicker({ open, chosen, search, clearable, onPick, onClose, onClosed }: AddressPickerProps) {
  const box = useRef<InputRef>(null);
  return (
    <Modal
      open={open}
      title="Select Address"
      width={860}
      destroyOnHidden
      onCancel={onClose}
      afterClose={onClosed}
      afterOpenChange={shown => shown && box.current?.focus()}
      footer={
        <>
          {clearable && chosen !== null && <Button onClick={() => onPick(null)}>Remove address</Button>}
          <Button onClick={onClose}>Cancel</Button>
        </>
      }
    >
      <AddressSearch box={box} chosen={chosen} search={search} onPick={onPick} />
    </Modal>
  );
}

interface AddressSearchProps extends Pick<AddressPickerProps, 'chosen' | 'search' | 'onPick'> {
  box: RefObject<InputRef | null>;
}

function AddressSearch({ box, chosen, search, onPick }: AddressSearchProps) {
  const [text, setText] = useState('');
  const { state, ask, retry } = useRemoteSearch(search);
  const body = useRef<HTMLDivElement>(null);
  const askFirst = useRef(ask);
  useEffect(() => askFirst.current('', true), []);
  useEffect(() => {
    // At once, not when the modal has faded in: people type on.
    const frame = requestAnimationFrame(() => box.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [box]);

  const walk = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    const stops = [...(body.current?.querySelectorAll<HTMLElement>('input, tbody button') ?? [])];
    const next = stops.indexOf(event.target as HTMLElement) + (event.key === 'ArrowDown' ? 1 : -1);
    event.preventDefault();
    stops[next]?.focus();
  };

  return (
    // Keys bubble up from the search box and the row buttons.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={body} onKeyDown={walk}>
      <Input
        ref={box}
        aria-label="Search address"
        placeholder="Search by name, plant or address"
        autoComplete="off"
        value={text}
        onChange={event => {
          setText(event.target.value);
          ask(event.target.value.trim());
        }}
      />
      <div className={styles.rows} aria-busy={state.phase === 'loading'}>
        {state.phase === 'failed' && <ErrorPanel message="The addresses could not be loaded." onRetry={retry} />}
        {(state.phase === 'loading' || state.phase === 'idle') && <TextSkeleton lines={8} />}
        {state.phase === 'done' && state.found.length === 0 && <EmptyText text="No records available!" />}
        {state.phase === 'done' && state.found.length > 0 && (
          <AddressTable rows={state.found} chosen={chosen} onPick={onPick} />
        )}
      </div>
    </div>
  );
}

const keyOf = (row: PostalAddress) => [row.code, row.plantCode, row.businessPlace, row.address].join('|');

const factsOf = (row: PostalAddress) => {
  const place = [row.city, row.state, row.pinCode, row.country].filter(Boolean).join(', ');
  return [place, row.gstNumber && `GST ${row.gstNumber}`].filter(Boolean).join(' · ');
};

interface AddressTableProps {
  rows: PostalAddress[];
  chosen: PostalAddress | null;
  onPick: (address: PostalAddress) => void;
}

function AddressTable({ rows, chosen, onPick }: AddressTableProps) {
  const chosenKey = chosen === null ? null : keyOf(chosen);
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Address</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(row => (
          <tr key={keyOf(row)} aria-current={keyOf(row) === chosenKey || undefined}>
            <th scope="row">
              <button type="button" className={styles.pick} onClick={() => onPick(row)}>
                {row.name || row.code || row.address}
              </button>
              <span className={styles.fact}>{[row.plantCode, row.plantName].filter(Boolean).join(' · ')}</span>
            </th>
            <td>
              {row.address}
              <span className={styles.fact}>{factsOf(row)}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
