import { Summary } from '@/shared/ui/Fold';
import { Notice } from '@/shared/ui/Notice';
import { ReadList, ReadValue } from '@/shared/ui/ReadValue';
import { Box, Card, Text } from '@/shared/ui/layout';
import { cardBanner, cardsOf } from '../model/cards';

/** The changed records as the task keeps them, each with its banner (spec 1 §3 'Approval record cards', §4 'Change-record banners'). */
export function ChangeCards({ recordData, status }: { recordData: unknown; status: string }) {
  const cards = cardsOf(recordData);
  if (cards.length === 0) return null;
  return (
    <Box as="details" above={4}>
      <Summary>{cards.length === 1 ? 'The changed record' : `The ${cards.length} changed records`}</Summary>
      {cards.map((card, index) => {
        const banner = cardBanner(card, status);
        return (
          // Cards have no name of their own and do not move.
          // oxlint-disable-next-line react/no-array-index-key
          <Card as="section" pad={[4, 5]} above={4} key={index} aria-label={card.title}>
            <Text as="h3" below={4}>
              {card.title}
            </Text>
            {banner && (
              <Notice as="p" tone={banner.tone} below={4}>
                {banner.text}
              </Notice>
            )}
            <ReadList>
              {card.values.map(({ label, value }) => (
                <ReadValue key={label} label={label} value={value} />
              ))}
            </ReadList>
          </Card>
        );
      })}
    </Box>
  );
}
