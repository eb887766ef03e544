/** Layout of the sandbox's own pages (sign-in, account): plain HTML without external resources. */
import { randomBytes } from 'node:crypto';
import { escapeHtml, html, type Reply } from '../http/http.ts';

const style = `
:root { color-scheme: light; --ink: #16202c; --soft: #4a5766; --line: #dde3ea; --ground: #f3f5f8; --card: #fff; --brand: #0a3d62; --link: #0b5c8f; }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; background: var(--ground); color: var(--ink);
  font: 16px/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif; }
header { background: var(--brand); color: #fff; padding: 14px clamp(16px, 4vw, 40px); display: flex; gap: 12px; align-items: baseline; flex-wrap: wrap; }
header strong { font-size: 18px; }
header span { color: #c9d6e3; font-size: 14px; }
main { max-width: 960px; margin: 0 auto; padding: 28px clamp(16px, 4vw, 40px) 48px; }
h1 { font-size: 24px; line-height: 1.25; margin: 0 0 8px; }
h2 { font-size: 15px; margin: 28px 0 10px; color: var(--soft); font-weight: 600; }
p { margin: 0 0 8px; max-width: 68ch; }
.soft { color: var(--soft); font-size: 14px; }
.notice { border: 1px solid #e2b4ae; border-left: 4px solid #b3261e; background: #fdf3f2; padding: 10px 14px; border-radius: 6px; margin: 16px 0; }
ul { list-style: none; margin: 0; padding: 0; display: grid; gap: 12px; grid-template-columns: repeat(auto-fill, minmax(min(100%, 280px), 1fr)); }
button { width: 100%; height: 100%; text-align: left; font: inherit; color: inherit; background: var(--card); cursor: pointer;
  border: 1px solid var(--line); border-radius: 8px; padding: 12px 14px; display: flex; flex-direction: column; justify-content: flex-start; }
button:hover { border-color: var(--link); box-shadow: 0 1px 6px rgb(15 47 77 / 14%); }
button b { display: block; color: var(--link); }
button span { display: block; font-size: 14px; color: var(--soft); }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
a { color: var(--link); }
dl { display: grid; grid-template-columns: minmax(8em, max-content) 1fr; gap: 8px 20px; margin: 20px 0; background: var(--card);
  border: 1px solid var(--line); border-radius: 8px; padding: 16px 18px; }
dt { color: var(--soft); }
dd { margin: 0; overflow-wrap: anywhere; }
@media (prefers-reduced-motion: no-preference) { button { transition: border-color .15s, box-shadow .15s; } }
`;

/** `script` runs after load; the policy allows only this script and style. */
export function page(status: number, title: string, main: string, script = ''): Reply {
  const nonce = randomBytes(16).toString('base64');
  const policy = [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    `script-src 'nonce-${nonce}'`,
    "img-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
  const body = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${escapeHtml(title)} · Supplier Portal sandbox</title>
    <link rel="icon" type="image/svg+xml" href="/sportal/favicon.svg" />
    <style nonce="${nonce}">${style}</style>
  </head>
  <body>
    <header><strong>Supplier Portal</strong><span>Local sandbox</span></header>
    <main>${main}</main>
    ${script === '' ? '' : `<script nonce="${nonce}">${script}</script>`}
  </body>
</html>
`;
  return html(status, body, policy);
}
