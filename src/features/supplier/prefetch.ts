import { viewedId } from '@/domain/recordAddress';
import { prefetch } from '@/platform/graphql/prefetch';
import type { Prefetch } from '@/platform/routing/routes';
import { prefetchWorkflowTask } from '@/shared/approval/api/prefetchWorkflowTask';
import { prefetchFirstSection } from './api/prefetchFirstSection';
import { prefetchSupplier } from './api/useSupplier';
import { changeKinds } from './profile/changeKinds';
import { organizationById } from './registration/api/operations';

/**
 * What the profile asks first, in one round: the supplier and who it is, the approvals it may be in, and its first section. It reaches
 * none of the sections' definitions: the questions are on their way before the page's code has come.
 */
export const prefetchProfile: Prefetch = url => {
  const id = viewedId(url.pathname);
  if (id === null) return;
  prefetchSupplier(id);
  prefetch(organizationById, id);
  for (const { context } of changeKinds) prefetchWorkflowTask(context, id);
  prefetchFirstSection(id);
};
