import { Stack, Text } from '@/shared/ui/layout';

const AT_HAND = [
  [
    'Your GST certificate',
    'without GST your PAN card; outside India the certificates of your registration and tax number.',
  ],
  ['A cancelled cheque', 'or a letter of your bank, for the account that we pay to.'],
  ['A contact', 'name, phone and e-mail address of whom we may ask.'],
] as const;

export function Welcome() {
  return (
    <Stack gap={4}>
      <p>Registering takes about 15 minutes. Have these at hand, as a PDF or a photograph:</p>
      <Stack as="ul" gap={3}>
        {AT_HAND.map(([what, more]) => (
          <li key={what}>
            <strong>{what}</strong>: {more}
          </li>
        ))}
      </Stack>
      <Text as="p" tone="soft">
        You can stop at any time: press Save, and go on later from the link of your invitation. When all is there,
        Submit it, and send it to an approver from your profile.
      </Text>
    </Stack>
  );
}
