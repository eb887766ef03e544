import { viewedId } from '@/domain/record/address';
import { prefetchOperation } from '@/platform/graphql/operation';
import type { Prefetch } from '@/platform/routing/routes';
import { prefetchWorkflowTask } from '@/shared/approval/api/prefetchWorkflowTask';
import { prefetchSupplier } from './api/useSupplier';
import { changeKinds } from './profile/changeKinds';
import { isOrganizationPage } from './profile/pages';
import { organizationById } from './registration/api/operations';

/**
 * What the profile asks first, in one round: the supplier, the approvals it may be in and, on its first page, who it is. It reaches none
 * of the sections' definitions: the questions are on their way before the page's code has come.
 */
export const prefetchProfile: Prefetch = url => {
  const id = viewedId(url.pathname);
  if (id === null) return;
  prefetchSupplier(id);
  // The router asks without the hash; of the address that the browser shows it is known.
  const hash = url.hash || (url.pathname === location.pathname ? location.hash : '');
  if (isOrganizationPage(hash)) prefetchOperation(organizationById, id);
  for (const { context } of changeKinds) prefetchWorkflowTask(context, id);
};
