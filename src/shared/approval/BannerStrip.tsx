import type { ReactNode, Ref } from 'react';
import { Notice, type NoticeTone } from '@/shared/ui/Notice';
import { Box, Text } from '@/shared/ui/layout';
import styles from './BannerStrip.module.css';
import type { Banner, BannerTone } from './model/banner';

const TONES: Record<BannerTone, NoticeTone> = {
  yours: 'info',
  pending: 'quiet',
  sentback: 'warn',
  rejected: 'bad',
  approved: 'good',
  quiet: 'quiet',
};

interface Props {
  banner: Banner;
  /** Progress in one sentence; without it the banner shows place and next level. */
  statusLine?: string | undefined;
  links?: ReactNode;
  /** Gets the focus after an action, when the pressed button disappears. */
  textRef: Ref<HTMLOutputElement>;
  /** True after an action until the new state is loaded. */
  busy: boolean;
}

export function BannerStrip({ banner, statusLine, links, textRef, busy }: Props) {
  const details = statusLine ? [statusLine] : [banner.place, banner.next && `Next: ${banner.next}`].filter(Boolean);
  return (
    <Notice
      as="section"
      below={5}
      tone={TONES[banner.tone]}
      raised={banner.tone !== 'yours'}
      className={styles.strip}
      data-tone={banner.tone}
      aria-label="Approval"
      aria-busy={busy}
    >
      <span className={styles.icon} data-edge>
        <ToneIcon tone={banner.tone} />
      </span>
      <Box as="output" grows={260} className={styles.words} tabIndex={-1} ref={textRef}>
        <Text block tone="ink" size="title" weight="strong" breaks>
          {banner.lead && <span className={styles.lead}>{banner.lead}</span>}
          <span>{banner.text}</span>
        </Text>
        {banner.reason && (
          <Text size="small" breaks lines={3} className={styles.reason}>
            {banner.reason}
          </Text>
        )}
        {details.length > 0 && (
          <Text block tone="soft" size="small" breaks className={styles.detail}>
            {details.map(text => (
              <span key={text}>{text}</span>
            ))}
          </Text>
        )}
      </Box>
      {links}
    </Notice>
  );
}

const PATH: Record<BannerTone, string> = {
  yours: 'M5 12h14m-6-6 6 6-6 6',
  pending: 'M12 7v5l3.5 2M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Z',
  sentback: 'M9 7 4 12l5 5M4 12h11a5 5 0 0 1 5 5v1',
  rejected: 'M18 6 6 18M6 6l12 12',
  approved: 'm5 12.5 4.5 4.5L19 7.5',
  quiet: 'M12 11v6m0-10v.5',
};

function ToneIcon({ tone }: { tone: BannerTone }) {
  return (
    <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true" fill="none" stroke="currentColor">
      <path d={PATH[tone]} strokeWidth="2.2" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
