import { Box, Stack, Text } from '@/shared/ui/layout';

/** Terms that a supplier accepts for each account (spec 1 §9 'Bank declaration terms'). */
export const DECLARATION = [
  'We give 6 weeks’ notice before we change our bank details or withdraw this mandate.',
  'After more than 2 consecutive failures of electronic payment, the buyer may pay by cheque again.',
  'This mandate can be revoked within 7 days.',
] as const;

export function BankDeclaration() {
  return (
    <Box tone="soft" size="small" above={2}>
      <Text as="p" weight="strong">
        Declaration
      </Text>
      <Stack as="ul" bulleted>
        {DECLARATION.map(term => (
          <li key={term}>{term}</li>
        ))}
      </Stack>
    </Box>
  );
}
