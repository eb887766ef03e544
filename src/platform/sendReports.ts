import { env } from './env';
import { report, reportError, sendReportsTo, type ProblemReport } from './report';
import { BASE_PATH } from './routing/routes';

/** More would only say the same again. */
const MOST_A_VISIT = 20;

/** The path without what names a record: '/NonPoInvoice/View/:id'. */
function place(): string {
  const parts = globalThis.location.pathname.slice(BASE_PATH.length).split('/');
  return parts.map(part => (/\d/.test(part) ? ':id' : part)).join('/');
}

/**
 * Sends failures of calls, of the page's own code and of its policy to `VITE_REPORT_URL`, each kind once a visit. The browser sends them
 * when it has time, also while the page is left; nobody waits for them. Returns how to stop.
 */
export function startReports(url: string): () => void {
  const told = new Set<string>();
  sendReportsTo((what: ProblemReport) => {
    const line = JSON.stringify({ ...what, place: place(), environment: env.name });
    if (told.has(line) || told.size >= MOST_A_VISIT) return;
    told.add(line);
    // As plain text it is sent without a question beforehand, which nobody answers while a page is left.
    navigator.sendBeacon(
      url,
      new Blob([JSON.stringify({ ...JSON.parse(line), at: new Date().toISOString() })], { type: 'text/plain' }),
    );
  });
  const onError = ({ error }: ErrorEvent) => reportError(error);
  const onRejection = ({ reason }: PromiseRejectionEvent) => reportError(reason);
  const onPolicy = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) =>
    report({
      what: 'policy',
      name: effectiveDirective,
      code: URL.canParse(blockedURI) ? new URL(blockedURI).origin : blockedURI,
    });
  globalThis.addEventListener('error', onError);
  globalThis.addEventListener('unhandledrejection', onRejection);
  document.addEventListener('securitypolicyviolation', onPolicy);
  return () => {
    sendReportsTo(null);
    globalThis.removeEventListener('error', onError);
    globalThis.removeEventListener('unhandledrejection', onRejection);
    document.removeEventListener('securitypolicyviolation', onPolicy);
  };
}
