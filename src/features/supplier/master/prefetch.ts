import { listQuery } from '@/domain/calls/list';
import { prefetchById } from '@/domain/record/prefetchRecord';
import type { Prefetch } from '@/platform/routing/routes';
import { masterSupplierById, masterSupplierProfile, supplierListPage } from './api/operations';
import { getSupplierList } from './model/supplierList';

const list: Prefetch = (url, session) => [listQuery(supplierListPage, getSupplierList(session), url)];

export const masterPrefetch = { list, view: prefetchById(masterSupplierById, masterSupplierProfile) };
