import { viewedId } from '@/domain/recordAddress';
import { query } from '@/platform/graphql/prefetch';
import type { Prefetch } from '@/platform/routing/routes';
import { workflowTaskQuery } from '@/shared/approval/api/workflowTaskQuery';
import { supplierById } from './api/operations';
import { changeTypes } from './profile/changeTypes';
import { isOrganizationPage } from './profile/pages';
import { organizationById } from './registration/api/operations';

/**
 * Sends the profile's first queries in parallel: supplier, approvals and, on the first page, the organization. Imports no section
 * definitions, so that it runs before the page's code has loaded.
 */
export const prefetchProfile: Prefetch = url => {
  const id = viewedId(url.pathname);
  if (id === null) return [];
  // Loaders get no hash; use the page's own if the path is the same.
  const hash = url.hash || (url.pathname === location.pathname ? location.hash : '');
  return [
    query(supplierById, id),
    ...(isOrganizationPage(hash) ? [query(organizationById, id)] : []),
    ...changeTypes.map(({ context }) => workflowTaskQuery(context, id)),
  ];
};
