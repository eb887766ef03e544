/** `/account`: the sandbox's My Account page. Shows the browser's session without a server request. */
import { only, type Call, type Reply } from '../http/http.ts';
import { page } from './page.ts';

const rows: [key: string, label: string][] = [
  ['username', 'Name'],
  ['useremail', 'E-mail'],
  ['userid', 'User id'],
  ['userrole', 'Roles'],
  ['userrolegroup', 'Role groups'],
  ['suppliercode', 'Supplier code'],
  ['supplierpan', 'Supplier PAN'],
];

const main = `<h1>My Account</h1>
  <p id="state" role="status" class="soft">You are not signed in.</p>
  <dl hidden>${rows.map(([key, label]) => `<dt>${label}</dt><dd data-key="${key}"></dd>`).join('')}</dl>
  <p><a href="/sportal/">Back to the portal</a> · <a href="/login">Sign in as somebody else</a></p>`;

const script = `if (localStorage.getItem('authtoken')) {
  document.querySelector('dl').hidden = false;
  document.getElementById('state').textContent = 'Signed in on this browser.';
  for (const cell of document.querySelectorAll('[data-key]'))
    cell.textContent = (localStorage.getItem(cell.dataset.key) ?? '').replace(/^\\["|"\\]$/g, '').replace(/","/g, ', ') || '–';
}`;

export function accountPage(call: Call): Promise<Reply> {
  only(call, 'GET', 'HEAD');
  return Promise.resolve(page(200, 'My Account', main, script));
}
