import type { ReactNode, Ref } from 'react';
import styles from './BannerStrip.module.css';
import type { Banner } from './model/banner';
import { ToneIcon } from './ToneIcon';

interface Props {
  banner: Banner;
  /** The buttons; null when there is nothing to do. */
  actions: ReactNode;
  /** Takes the focus after an action, when the pressed button is gone. */
  textRef: Ref<HTMLOutputElement>;
  /** An action was recorded and the new state is on its way. */
  busy: boolean;
}

/** Where the approval stands and what the user can do about it. Stays in sight while the record scrolls. */
export function BannerStrip({ banner, actions, textRef, busy }: Props) {
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
      {actions && <div className={styles.actions}>{actions}</div>}
    </section>
  );
}
