import { viewedId } from '@/domain/record/address';
import { prefetchList } from '@/domain/record/list';
import { prefetchOperation } from '@/platform/graphql/operation';
import type { Prefetch } from '@/platform/routing/routes';
import { masterSupplierById, masterSupplierProfile, supplierListPage } from './api/operations';
import { supplierListOf } from './model/supplierList';

const list: Prefetch = (url, session) => prefetchList(supplierListPage, supplierListOf(session))(url);

const view: Prefetch = ({ pathname }) => {
  const id = viewedId(pathname);
  if (id === null) return;
  prefetchOperation(masterSupplierById, id);
  prefetchOperation(masterSupplierProfile, id);
};

/** What the screens ask first. */
export const masterPrefetch = { list, view };
