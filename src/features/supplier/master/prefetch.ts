import { viewedId } from '@/domain/recordAddress';
import { prefetchList } from '@/domain/calls/list';
import { prefetch } from '@/platform/graphql/prefetch';
import type { Prefetch } from '@/platform/routing/routes';
import { masterSupplierById, masterSupplierProfile, supplierListPage } from './api/operations';
import { supplierListOf } from './model/supplierList';

const list: Prefetch = (url, session) => prefetchList(supplierListPage, supplierListOf(session))(url);

const view: Prefetch = ({ pathname }) => {
  const id = viewedId(pathname);
  if (id === null) return;
  prefetch(masterSupplierById, id);
  prefetch(masterSupplierProfile, id);
};

/** What the screens ask first. */
export const masterPrefetch = { list, view };
