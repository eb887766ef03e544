import { useMemo } from 'react';
import { staticFiles } from '@/domain/staticFiles';
import { env } from '@/platform/env';
import { PageHeader } from '@/shared/ui/PageHeader';
import { QuietRetry } from '@/shared/ui/QuietRetry';
import { TextSkeleton } from '@/shared/ui/Skeletons';
import { Card, Stack, Text } from '@/shared/ui/layout';
import { useManuals } from '../api/useManuals';
import { getHelp } from '../model/manuals';
import { AnswersHere } from '../parts/AnswersHere';
import { GetInTouch } from '../parts/GetInTouch';
import { ManualTiles } from '../parts/ManualTiles';

/** Contacts and manuals for suppliers. */
export function SupportScreen() {
  const { manuals, error, loading, reload } = useManuals();
  const help = useMemo(() => getHelp(staticFiles(env.staticUrl)), []);
  return (
    <>
      <PageHeader title="Support" />
      <Stack gap={6} tiles={340} align="start">
        <Stack gap={6}>
          <GetInTouch />
          <AnswersHere />
        </Stack>
        <Card as="section" pad={6} aria-labelledby="manuals">
          <Text as="h2" below={5} id="manuals">
            Supplier Manual
          </Text>
          {loading && <TextSkeleton lines={3} />}
          {error && <QuietRetry text={error.message} onRetry={() => void reload()} />}
          {!loading && <ManualTiles manuals={[help, ...(manuals ?? [])]} />}
        </Card>
      </Stack>
    </>
  );
}
