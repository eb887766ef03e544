import type { ReactNode, Ref } from 'react';
import { Box, Row, Text } from '@/shared/ui/layout';
import styles from './StatusLine.module.css';
import type { Banner, BannerTone } from './model/banner';

const TONES = {
  yours: 'info',
  pending: 'quiet',
  sentback: 'warn',
  rejected: 'bad',
  approved: 'good',
  quiet: 'quiet',
} as const satisfies Record<BannerTone, string>;

interface StatusLineProps {
  label?: string;
  /** null: the record has no approval. */
  banner: (Pick<Banner, 'tone' | 'text'> & Partial<Banner>) | null;
  /** Text after the banner: 'L1 since 06-Oct-2026 · Next: L2, Ravi Kumar'. */
  details: string;
  tools?: ReactNode;
  /** Gets the focus after an action, when the pressed button disappears. */
  textRef?: Ref<HTMLOutputElement>;
  /** True after an action until the new state is loaded. */
  busy: boolean;
}

/** State of an approval in one line, with buttons at its end. */
export function StatusLine({ label, banner, details, tools, textRef, busy }: StatusLineProps) {
  return (
    <Row
      as="section"
      wrap
      gap={[1, 5]}
      className={styles.line}
      data-tone={TONES[banner?.tone ?? 'quiet']}
      aria-label={label ?? (banner ? 'Approval' : 'Status')}
      aria-busy={busy}
    >
      {banner && <ToneIcon tone={banner.tone} />}
      <Box as="output" grows={260} breaks className={styles.text} tabIndex={-1} ref={textRef}>
        {banner?.lead && (
          <Text weight="strong" className={styles.part}>
            {banner.lead}
          </Text>
        )}
        {banner && (
          <Text tone="ink" weight="strong" className={styles.part}>
            {banner.text}
            {banner.email && (
              <Text tone="soft" weight="plain" size="small">
                {' '}
                {banner.email}
              </Text>
            )}
          </Text>
        )}
        {details && (
          <Text tone="soft" size="small" className={styles.part}>
            {details}
          </Text>
        )}
        {banner?.reason && (
          <Text as="div" size="small" lines={3} title={banner.reason}>
            {banner.reason}
          </Text>
        )}
      </Box>
      {tools}
    </Row>
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
    <svg
      viewBox="0 0 24 24"
      width="18"
      height="18"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      className={styles.icon}
    >
      <path d={PATH[tone]} strokeWidth="2.2" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
