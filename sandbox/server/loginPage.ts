/** `/login`: the sandbox's sign-in with one button per persona; `?as=<persona>&return=/sportal/...` signs in immediately. */
import { first, type Database, type Sql } from '../data/database.ts';
import { personas, type Persona } from '../data/personas.ts';
import { sessionKeys, signIn } from '../http/auth.ts';
import { escapeHtml, only, scriptJson, type Call, type Reply } from '../http/http.ts';
import { page } from './page.ts';

const HOME = '/sportal/';

/** Returns the target after sign-in: a path on this origin below /sportal, else the start page. Never another host. */
export function returnPath(wanted: string | null, origin: string): string {
  if (!wanted) return HOME;
  let url: URL;
  try {
    url = new URL(wanted, origin);
  } catch {
    return HOME;
  }
  const inside = url.origin === origin && (url.pathname === '/sportal' || url.pathname.startsWith(HOME));
  return inside ? url.pathname + url.search + url.hash : HOME;
}

const isSupplierSide = (persona: Persona) => persona.userId.startsWith('usr-s-') || persona.key === 'userwithsupplier';

function choice({ key, title, description }: Persona): string {
  return `<li><button name="as" value="${escapeHtml(key)}" aria-labelledby="t-${key}" aria-describedby="d-${key}">
    <b id="t-${key}">${escapeHtml(title)}</b><span id="d-${key}">${escapeHtml(description)}</span></button></li>`;
}

function choices(goTo: string, unknown: string | null): string {
  const group = (title: string, members: Persona[]) => `<h2>${title}</h2><ul>${members.map(choice).join('')}</ul>`;
  return `<h1>Sign in</h1>
    <p>Choose a user. This local sandbox replaces the buyer's sign-in: no passwords, sample data only.</p>
    ${goTo === HOME ? '' : `<p class="soft">You continue to ${escapeHtml(goTo)}</p>`}
    ${unknown === null ? '' : `<div class="notice" role="alert">There is no user “${escapeHtml(unknown)}”. Choose one below.</div>`}
    <form method="get" action="/login">
      <input type="hidden" name="return" value="${escapeHtml(goTo)}" />
      ${group('Suppliers', personas.filter(isSupplierSide))}
      ${group(
        'Buyer users',
        personas.filter(persona => !isSupplierSide(persona)),
      )}
    </form>`;
}

/** Returns the script that stores the session and redirects; it replaces the sign-in in the browser history. */
function entering(values: Record<string, string>, goTo: string): string {
  return `for (const storage of [localStorage, sessionStorage]) for (const key of ${scriptJson(sessionKeys)}) storage.removeItem(key);
for (const [key, value] of Object.entries(${scriptJson(values)})) localStorage.setItem(key, value);
location.replace(${scriptJson(goTo)});`;
}

/** Returns the default start page: registration for an invited supplier until submission, else the home page. */
export async function getStart(
  db: Sql,
  { start }: Pick<Persona, 'start'>,
  supplierId: string | undefined,
): Promise<string> {
  if (start === undefined) return HOME;
  const supplier = await first<{ submitted: boolean }>(db, 'select submitted from supplier where id = $1', [
    supplierId ?? 0,
  ]);
  return supplier?.submitted ? HOME : start;
}

export function loginRoute(db: Database): (call: Call) => Promise<Reply> {
  return async call => {
    only(call, 'GET', 'HEAD');
    const goTo = returnPath(call.url.searchParams.get('return'), call.url.origin);
    const as = call.url.searchParams.get('as');
    const persona = personas.find(one => one.key === as);
    if (!persona) return page(as === null ? 200 : 404, 'Sign in', choices(goTo, as));
    const main = `<h1>Signing in as ${escapeHtml(persona.title)}</h1>
      <p role="status">One moment…</p><noscript><p class="notice">The portal needs JavaScript.</p></noscript>`;
    const values = await signIn(db, persona.userId);
    const start = goTo === HOME ? await getStart(db, persona, values['supplierid']) : goTo;
    return page(200, 'Signing in', main, entering(values, start));
  };
}
