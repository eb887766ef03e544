import { Stack, Text } from '@/shared/ui/layout';

const AT_HAND = [
  ['Your GST certificate', '(no GST: PAN card; outside India: registration and tax certificates)'],
  ['A cancelled cheque', 'or a bank letter for the account we should pay into'],
  ['A contact:', 'name, phone and e-mail of a person we can reach'],
] as const;

export function Welcome() {
  return (
    <Stack gap={4}>
      <p>Registration takes about 15 minutes. Keep these ready as PDFs or photos:</p>
      <Stack as="ul" gap={3}>
        {AT_HAND.map(([what, more]) => (
          <li key={what}>
            <strong>{what}</strong> {more}
          </li>
        ))}
      </Stack>
      <Text as="p" tone="soft">
        Save and continue any time from your invitation link. When you're done, press Submit, then send the profile for
        approval.
      </Text>
    </Stack>
  );
}
