import { viewedId } from '@/domain/recordAddress';
import { query } from '@/platform/graphql/prefetch';
import type { Prefetch } from '@/platform/routing/routes';
import { workflowTaskQuery } from '@/shared/approval/api/workflowTaskQuery';
import { supplierQuery } from './api/useSupplier';
import { changeKinds } from './profile/changeKinds';
import { isOrganizationPage } from './profile/pages';
import { organizationById } from './registration/api/operations';

/**
 * The first queries of the profile, in one round: the supplier, the approvals that it may be in and, on its first page, the organization.
 * It imports none of the sections' definitions: the queries are sent before the page's code has loaded.
 */
export const prefetchProfile: Prefetch = url => {
  const id = viewedId(url.pathname);
  if (id === null) return [];
  // A loader gets no hash; that of the page's own address is known.
  const hash = url.hash || (url.pathname === location.pathname ? location.hash : '');
  return [
    supplierQuery(id),
    ...(isOrganizationPage(hash) ? [query(organizationById, id)] : []),
    ...changeKinds.map(({ context }) => workflowTaskQuery(context, id)),
  ];
};
