import { SUPPORT_HOURS, supportPaths } from '@/domain/support';
import { env } from '@/platform/env';
import { PageHeader } from '@/shared/ui/PageHeader';
import { Card, Stack, Text } from '@/shared/ui/layout';

const TO_SAY = [
  'the address of the page, and the number of the invoice or order',
  'what you did, what you expected, and what happened instead',
  'the message that was shown, word for word, or a screenshot',
  'day and time, and the browser you use',
];

/** Contact for functional issues (spec 3 §2 'Support'). */
export function FunctionalIssuesScreen() {
  const mail = `mailto:${env.supportEmail}?subject=${encodeURIComponent('Functional issue in the supplier portal')}`;
  return (
    <>
      <PageHeader title="Contact for Functional Issues" backTo={supportPaths.support} backLabel="Support" />
      <Card as="section" pad={6} aria-label="Contact">
        <Text as="p" tone="soft" below={6}>
          Write to <a href={mail}>{env.supportEmail}</a>. The team answers {SUPPORT_HOURS}.
        </Text>
        <Text as="h2" below={5}>
          An answer comes sooner when you say
        </Text>
        <Stack as="ul" bulleted>
          {TO_SAY.map(text => (
            <li key={text}>{text}</li>
          ))}
        </Stack>
      </Card>
    </>
  );
}
