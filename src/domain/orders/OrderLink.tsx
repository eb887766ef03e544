import { Link } from 'react-router-dom';
import { getOfferedHref } from '../offeredHref';
import { orderHref } from './orderPaths';
import type { OrderRef } from './related';

/** Number of an order, as a link if the user can open the order. */
export function OrderLink({ order: { id, no } }: { order: OrderRef }) {
  const href = getOfferedHref(id === null ? null : orderHref(id));
  return href === null ? no : <Link to={href}>{no}</Link>;
}
