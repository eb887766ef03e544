import { env } from './env';
import { report, reportError, reportSinks, type ProblemReport } from './report';
import { BASE_PATH } from './routing/routes';
import { version } from './version';

const MOST_A_VISIT = 20;

/** Returns the path without record ids: '/NonPoInvoice/View/:id'. */
function place(): string {
  const parts = globalThis.location.pathname.slice(BASE_PATH.length).split('/');
  return parts.map(part => (/\d/.test(part) ? ':id' : part)).join('/');
}

/** Sends failures to `VITE_REPORT_URL`, each once per visit, also during page unload. Returns a function to stop. */
export function startReports(url: string): () => void {
  const reported = new Set<string>();
  const send = (what: ProblemReport) => {
    const line = JSON.stringify({ ...what, place: place(), environment: env.name, version });
    if (reported.has(line) || reported.size >= MOST_A_VISIT) return;
    reported.add(line);
    // Plain text needs no CORS preflight, which fails during page unload.
    navigator.sendBeacon(
      url,
      new Blob([JSON.stringify({ ...JSON.parse(line), at: new Date().toISOString() })], { type: 'text/plain' }),
    );
  };
  reportSinks.add(send);
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
    reportSinks.delete(send);
    globalThis.removeEventListener('error', onError);
    globalThis.removeEventListener('unhandledrejection', onRejection);
    document.removeEventListener('securitypolicyviolation', onPolicy);
  };
}
