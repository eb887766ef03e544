import { useMemo } from 'react';
import type { Id } from '@/lib/ids';
import { useSession } from '@/platform/session/SessionContext';
import { useWorkflowTask } from '@/shared/approval/api/useWorkflowTask';
import { BannerStrip } from '@/shared/approval/BannerStrip';
import { bannerOf } from '@/shared/approval/model/banner';
import { userOf } from '@/shared/approval/model/user';
import { ErrorPanel } from '@/shared/ui/ErrorPanel';
import type { RecordKind } from '../recordKinds';

/** Who sent a record back, and why: what the form that corrects it begins with. */
export function WhySentBack({ kind, id }: { kind: RecordKind; id: Id }) {
  const session = useSession();
  const { task, error, reload } = useWorkflowTask(kind.context, id);
  const banner = useMemo(() => task && bannerOf(task, userOf(session), kind), [task, session, kind]);
  if (error && !banner)
    return (
      <ErrorPanel
        message={`Why it was sent back could not be loaded. ${error.message}`}
        onRetry={() => void reload()}
      />
    );
  return banner ? <BannerStrip banner={banner} textRef={null} busy={false} /> : null;
}
