import { SUPPORT_HOURS, supportPaths } from '@/domain/support';
import { env } from '@/platform/env';
import { version } from '@/platform/version';
import { PageHeader } from '@/shared/ui/PageHeader';
import { Card, Stack, Text } from '@/shared/ui/layout';

const TO_INCLUDE = [
  'Page address, and invoice or order number',
  'What you did, what you expected and what happened',
  'The exact message, or a screenshot',
  `Date, time, browser, and portal version ${version}`,
];

/** Contact for functional issues (spec 3 §2 'Support'). */
export function FunctionalIssuesScreen() {
  const mail = `mailto:${env.supportEmail}?subject=${encodeURIComponent('Functional issue in the supplier portal')}`;
  return (
    <>
      <PageHeader title="Contact for Functional Issues" backTo={supportPaths.support} backLabel="Support" />
      <Card as="section" pad={6} aria-label="Contact">
        <Text as="p" tone="soft" below={6}>
          Write to <a href={mail}>{env.supportEmail}</a>. Support hours: {SUPPORT_HOURS}.
        </Text>
        <Text as="h2" below={5}>
          For a faster answer, include
        </Text>
        <Stack as="ul" bulleted>
          {TO_INCLUDE.map(text => (
            <li key={text}>{text}</li>
          ))}
        </Stack>
      </Card>
    </>
  );
}
