import type { Ref } from 'react';
import styles from './BannerStrip.module.css';
import type { Banner } from './model/banner';
import { ToneIcon } from './ToneIcon';

interface Props {
  banner: Banner;
  /** Takes the focus after an action, when the pressed button is gone. */
  textRef: Ref<HTMLOutputElement>;
  /** An action was recorded and the new state is on its way. */
  busy: boolean;
}

/** Where the approval stands. */
export function BannerStrip({ banner, textRef, busy }: Props) {
  return (
    <section className={styles.strip} data-tone={banner.tone} aria-label="Approval" aria-busy={busy}>
      <span className={styles.icon}>
        <ToneIcon tone={banner.tone} />
      </span>
      <output className={styles.words} tabIndex={-1} ref={textRef}>
        <span className={styles.text}>{banner.text}</span>
        {(banner.detail || banner.next) && (
          <span className={styles.detail}>
            {banner.detail && <span>{banner.detail}</span>}
            {banner.next && <span>Next: {banner.next}</span>}
          </span>
        )}
      </output>
    </section>
  );
}
