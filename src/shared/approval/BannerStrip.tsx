import type { ReactNode, Ref } from 'react';
import styles from './BannerStrip.module.css';
import type { Banner } from './model/banner';
import { ToneIcon } from './ToneIcon';

interface Props {
  banner: Banner;
  /** Where the record is, in one sentence; without one the banner says place and next level itself. */
  course?: string | undefined;
  /** The ways to more about it. */
  ways?: ReactNode;
  /** Takes the focus after an action, when the pressed button is gone. */
  textRef: Ref<HTMLOutputElement>;
  /** An action was recorded and the new state is on its way. */
  busy: boolean;
}

/** Where the approval stands. */
export function BannerStrip({ banner, course, ways, textRef, busy }: Props) {
  const details = course ? [course] : [banner.place, banner.next && `Next: ${banner.next}`].filter(Boolean);
  return (
    <section className={styles.strip} data-tone={banner.tone} aria-label="Approval" aria-busy={busy}>
      <span className={styles.icon}>
        <ToneIcon tone={banner.tone} />
      </span>
      <output className={styles.words} tabIndex={-1} ref={textRef}>
        <span className={styles.text}>
          {banner.lead && <span className={styles.lead}>{banner.lead}</span>}
          <span>{banner.text}</span>
        </span>
        {banner.reason && <span className={styles.reason}>{banner.reason}</span>}
        {details.length > 0 && (
          <span className={styles.detail}>
            {details.map(text => (
              <span key={text}>{text}</span>
            ))}
          </span>
        )}
      </output>
      {ways}
    </section>
  );
}
