import type { BannerTone } from './model/banner';

const PATH: Record<BannerTone, string> = {
  yours: 'M5 12h14m-6-6 6 6-6 6',
  pending: 'M12 7v5l3.5 2M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Z',
  sentback: 'M9 7 4 12l5 5M4 12h11a5 5 0 0 1 5 5v1',
  rejected: 'M18 6 6 18M6 6l12 12',
  approved: 'm5 12.5 4.5 4.5L19 7.5',
  quiet: 'M12 11v6m0-10v.5',
};

/** The banner's sign; its words say the same. */
export function ToneIcon({ tone }: { tone: BannerTone }) {
  return (
    <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true" fill="none" stroke="currentColor">
      <path d={PATH[tone]} strokeWidth="2.2" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
