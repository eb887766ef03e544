import { useMemo, useState, type ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { placePaths } from '@/domain/places';
import { isOff } from '@/platform/features';
import { ALL_RECORD_TYPES } from '@/domain/recordTypes';
import { staticFiles } from '@/domain/staticFiles';
import { paymentMail } from '@/domain/paymentMail';
import { SUPPORT_HOURS, supportPaths } from '@/domain/support';
import { TRANSACTION_REPORTS } from '@/domain/transactionReports';
import { wallClock } from '@/lib/dates';
import { env } from '@/platform/env';
import { isSupplierUser } from '@/platform/session/access';
import { useSession } from '@/platform/session/SessionContext';
import { version } from '@/platform/version';
import { PageHeader } from '@/shared/ui/PageHeader';
import { QuietRetry } from '@/shared/ui/QuietRetry';
import { TextSkeleton } from '@/shared/ui/Skeletons';
import { Card, Stack, Text } from '@/shared/ui/layout';
import { useLazyModal } from '@/shared/ui/useLazyModal';
import { useManuals } from '../api/useManuals';
import { getHelp, type Manual } from '../model/manuals';
import type ManualDialog from '../components/ManualDialog';
import styles from '../components/support.module.css';

export function SupportScreen() {
  const { manuals, error, loading, reload } = useManuals();
  const help = useMemo(() => getHelp(staticFiles(env.staticUrl)), []);
  return (
    <>
      <PageHeader title="Support" />
      <Stack gap={6} tiles={340} align="start">
        <Stack gap={6}>
          <GetInTouch />
          <SelfService />
        </Stack>
        <Card as="section" pad={6} aria-labelledby="manuals">
          <Text as="h2" below={5} id="manuals">
            Supplier Manual
          </Text>
          {loading && <TextSkeleton lines={3} />}
          {error && <QuietRetry text={error.message} error={error} onRetry={() => void reload()} />}
          {!loading && (
            <ManualTiles manuals={[help, ...(manuals ?? []).filter(({ documents }) => documents.length > 0)]} />
          )}
        </Card>
      </Stack>
    </>
  );
}

/** Shows support contacts and hours, and where to ask about payments (spec 3 §2 'Support'). */
function GetInTouch() {
  const [now] = useState(() => new Date());
  const open = isSupportOpen(now);
  return (
    <Card as="section" pad={6} aria-labelledby="get-in-touch">
      <Text as="h2" below={5} id="get-in-touch">
        Get in touch
      </Text>
      <dl className={styles.facts}>
        <dt>E-mail</dt>
        <dd>
          <a href={`mailto:${env.supportEmail}`}>{env.supportEmail}</a>
        </dd>
        <dt>Support hours</dt>
        <dd>
          {SUPPORT_HOURS}{' '}
          <Text tone={open ? 'good' : 'soft'} size="small">
            IST, {open ? 'open now' : 'closed now'}
          </Text>
        </dd>
        <dt>Payments</dt>
        <dd>
          <a href={paymentMail()}>Ask about a payment</a>
        </dd>
        <dt>Signing in</dt>
        <dd>
          <a href={env.serviceDeskLink} target="_blank" rel="noopener noreferrer">
            Service desk for login help
          </a>
        </dd>
        <dt>Portal version</dt>
        <dd>{version}</dd>
      </dl>
      <Text as="p" tone="soft" above={6}>
        Something not working? <Link to={supportPaths.functionalIssues}>Contact for functional issues</Link>
      </Text>
    </Card>
  );
}

const clock = wallClock('Asia/Kolkata');
const [OPENS, CLOSES] = ['10:00', '19:00'];

/** Returns whether the support is available now: Monday to Friday in IST. */
export function isSupportOpen(now: Date): boolean {
  const [day = '', time = ''] = clock(now.toISOString()).split('T');
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday >= 1 && weekday <= 5 && time >= OPENS && time < CLOSES;
}

const PAYABLE = ALL_RECORD_TYPES.filter(
  ({ paths, hasQueries, feature }) => hasQueries && paths.create !== null && !isOff(feature),
);

const OVERDUE = PAYABLE.map(({ plural, paths }) => ({ label: plural, to: `${paths.list}?f.paymentState=Overdue` }));

const TRANSACTIONS = TRANSACTION_REPORTS.map(({ name, path }) => ({ label: `${name} transactions`, to: path }));

const QUESTIONS = [
  { question: 'When will I be paid? Open the invoice, or see overdue:', links: OVERDUE, forSuppliers: true },
  {
    question: 'When and how much was paid, and with which reference?',
    links: TRANSACTIONS,
    feature: 'reports' as const,
  },
  {
    question: 'Why was an invoice sent back?',
    links: [{ label: 'Sent-Back Invoices', to: placePaths.sentBack }],
  },
  {
    question: 'Where do I answer a query?',
    links: [{ label: 'Query Response', to: placePaths.queryResponse }],
    feature: 'query' as const,
  },
];

function SelfService() {
  const isSupplier = isSupplierUser(useSession());
  const questions = QUESTIONS.filter(
    ({ forSuppliers, feature = null }) => (isSupplier || !forSuppliers) && !isOff(feature),
  );
  return (
    <Card as="section" pad={6} aria-labelledby="self-service">
      <Text as="h2" below={5} id="self-service">
        Self-service
      </Text>
      <Stack as="dl" gap={3}>
        {questions.map(({ question, links }) => (
          <div key={question}>
            <Text as="dt" tone="soft">
              {question}
            </Text>
            <Text as="dd">
              {links.map(({ label, to }, index) => (
                <span key={to}>
                  {index > 0 && ', '}
                  <Link to={to}>{label}</Link>
                </span>
              ))}
            </Text>
          </div>
        ))}
      </Stack>
    </Card>
  );
}

const loadDialog = async (_name: string) => (await import('../components/ManualDialog')).default;

function ManualTiles({ manuals }: { manuals: readonly Manual[] }) {
  const dialog = useLazyModal<[name: string], ComponentProps<typeof ManualDialog>>(loadDialog);
  const shown = manuals.find(manual => manual.name === dialog.key);
  return (
    <>
      <Stack as="ul" gap={5} tiles={180}>
        {manuals.map(manual => (
          <li key={manual.name}>
            <Stack
              as="button"
              card
              gap={2}
              pad={[5, 6]}
              wide
              type="button"
              className={styles.tile}
              aria-haspopup="dialog"
              aria-busy={dialog.opening?.key === manual.name}
              onPointerEnter={() => dialog.preload(manual.name)}
              onFocus={() => dialog.preload(manual.name)}
              onClick={() => dialog.open(manual.name)}
            >
              <Text weight="strong" breaks>
                {manual.name}
              </Text>
              <Text tone="faint" size="small">
                {formatCount(manual)}
              </Text>
            </Stack>
          </li>
        ))}
      </Stack>
      {dialog.Component && shown && (
        <dialog.Component manual={shown} open={dialog.isOpen} onClose={dialog.close} onClosed={dialog.remove} />
      )}
    </>
  );
}

function formatCount({ documents }: Manual): string {
  return documents.length === 1 ? '1 document' : `${documents.length} documents`;
}
