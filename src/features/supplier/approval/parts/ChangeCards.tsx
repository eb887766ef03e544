import { ReadList, ReadValue } from '@/shared/ui/ReadValue';
import { cardBanner, cardsOf } from '../model/cards';
import styles from './ProfileApprovals.module.css';

/** The changed records as the task keeps them, each with its banner (spec 1 §3 'Approval record cards', §4 'Change-record banners'). */
export function ChangeCards({ recordData, status }: { recordData: unknown; status: string }) {
  const cards = cardsOf(recordData);
  if (cards.length === 0) return null;
  return (
    <details className={styles.cards}>
      <summary>{cards.length === 1 ? 'The changed record' : `The ${cards.length} changed records`}</summary>
      {cards.map((card, index) => {
        const banner = cardBanner(card, status);
        return (
          // Cards have no name of their own and do not move.
          // oxlint-disable-next-line react/no-array-index-key
          <section key={index} className={styles.record} aria-label={card.title}>
            <h3>{card.title}</h3>
            {banner && (
              <p className={styles.banner} data-tone={banner.tone}>
                {banner.text}
              </p>
            )}
            <ReadList>
              {card.values.map(({ label, value }) => (
                <ReadValue key={label} label={label} value={value} />
              ))}
            </ReadList>
          </section>
        );
      })}
    </details>
  );
}
