import { createReadableId } from '@/lib/randomId';
import { keep, readKept } from '@/lib/kept';
import { env } from './env';
import { onReport, report, reportError } from './report';
import { BASE_PATH } from './routing/routes';
import { version } from './version';

const MOST_A_VISIT = 20;
const VISIT_KEY = 'sportal.visit';

/** Returns the path without record ids: '/NonPoInvoice/View/:id'. */
function getPlace(): string {
  const parts = globalThis.location.pathname.slice(BASE_PATH.length).split('/');
  return parts.map(part => (/\d/.test(part) ? ':id' : part)).join('/');
}

/** Returns this tab's random ID, which relates reports of one visit. */
function getVisit(): string {
  const kept = readKept(VISIT_KEY, 'tab');
  if (typeof kept === 'string') return kept;
  const visit = createReadableId();
  keep(VISIT_KEY, visit, 'tab');
  return visit;
}

/** Sends failures to `VITE_REPORT_URL`, each once per visit, also during page unload. Returns a function to stop. */
export function startReports(url: string): () => void {
  const shared = { environment: env.name, version, browser: navigator.userAgent, visit: getVisit() };
  const opened = getPlace();
  const reported = new Set<string>();
  const send = (what: object, place: string, requestId?: string) => {
    const line = JSON.stringify({ ...what, place });
    if (reported.has(line) || reported.size >= MOST_A_VISIT) return;
    reported.add(line);
    const body = JSON.stringify({ ...what, place, requestId, ...shared, at: new Date().toISOString() });
    // Plain text needs no CORS preflight, which fails during page unload.
    navigator.sendBeacon(url, new Blob([body], { type: 'text/plain' }));
  };
  const stop = onReport(({ requestId, ...what }) => send(what, getPlace(), requestId));
  if (Math.random() * 100 < env.vitalsPercent)
    void import('./vitals').then(({ watchVitals }) => watchVitals(vital => send({ what: 'vital', ...vital }, opened)));
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
    stop();
    globalThis.removeEventListener('error', onError);
    globalThis.removeEventListener('unhandledrejection', onRejection);
    document.removeEventListener('securitypolicyviolation', onPolicy);
  };
}
