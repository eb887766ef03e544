import type { onReport } from './report';

/**
 * Starts the owner's monitoring (Sentry, OpenTelemetry) before the first render. The product ships none: add it as in
 * docs/operate.md.
 */
export function startMonitoring(_listen: typeof onReport): void {}
