import styles from './clearIcon.module.css';

const leaveTabOrder = (icon: SVGSVGElement | null) => icon?.closest('button')?.setAttribute('tabindex', '-1');

/** `allowClear` of a select: the icon is for the pointer and not in the tab order. Keyboard users clear with Backspace. */
export const clearIcon = {
  clearIcon: (
    <svg ref={leaveTabOrder} className={styles.sign} aria-hidden="true" viewBox="0 0 16 16" width="1em" height="1em">
      <circle cx="8" cy="8" r="8" fill="currentColor" />
      <path d="m5.2 5.2 5.6 5.6m0-5.6-5.6 5.6" stroke="var(--p-paper)" strokeWidth="1.4" strokeLinecap="round" />
    </svg>
  ),
};
