import { env } from '@/platform/env';
import { leave } from '@/platform/leaving/leave';
import { currentPath, goToLogin, type SessionFinding } from '@/platform/session/session';
import { forgetTrips } from '@/platform/session/signInTrips';
import { version } from '@/platform/version';
import { getButtonClass } from '@/shared/ui/buttonClass';
import notice from '@/shared/ui/Notice.module.css';

/** Replaces the loading screen by an error page for operators, without React. */
function showPage(root: HTMLElement, title: string, ...parts: HTMLElement[]): void {
  const main = document.createElement('main');
  main.className = 'portal-message';
  const heading = textIn('h1', title);
  heading.tabIndex = -1;
  const build = textIn('p', `Version ${version}`);
  build.style.cssText = 'font-size: var(--t-small); color: var(--p-ink-faint)';
  main.append(heading, ...parts, build);
  document.title = 'Supplier Portal';
  root.replaceChildren(main);
  heading.focus(); // The announced loading text was removed: move screen readers here
}

function textIn(tag: 'h1' | 'p' | 'li' | 'button', text: string): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
}

function actionIn(text: string, onClick: () => void): HTMLButtonElement {
  const button = textIn('button', text) as HTMLButtonElement;
  button.type = 'button';
  button.className = getButtonClass({ tone: 'primary' });
  button.addEventListener('click', onClick);
  return button;
}

function getList(items: readonly HTMLElement[]): HTMLElement {
  const list = document.createElement('ul');
  list.className = notice['notice'] ?? '';
  list.dataset['tone'] = 'warn';
  list.append(...items);
  return list;
}

export function showStartProblem(root: HTMLElement, problems: string[]): void {
  showPage(
    root,
    "The portal isn't configured correctly",
    textIn('p', 'Correct these environment variables:'),
    getList(problems.map(problem => textIn('li', problem))),
  );
}

export function showStorageProblem(root: HTMLElement): void {
  showPage(
    root,
    'Your browser blocks site data',
    textIn(
      'p',
      `The portal can't read your sign-in: allow cookies and site data for ${globalThis.location.origin} in the browser settings, then reload.`,
    ),
    actionIn('Reload', () => leave.reload()),
  );
}

/** Shows that two logins gave no usable session, and which values are missing or rejected. */
export function showSignInProblem(root: HTMLElement, found: readonly SessionFinding[] | 'refused'): void {
  const again = actionIn('Sign in again', () => {
    forgetTrips();
    goToLogin(currentPath());
  });
  const help = textIn('p', `If this happens again, send these lines to ${env.supportEmail}.`);
  const why =
    found === 'refused'
      ? [
          textIn('p', 'You signed in three times, and the server rejected each session:'),
          getList([
            textIn(
              'li',
              `authtoken is present, but ${new URL(env.graphqlUrl).origin} or a related service responds with 401.`,
            ),
            textIn('li', 'The token may be for another environment, or a clock may be wrong.'),
          ]),
        ]
      : [
          textIn('p', `You signed in twice, but there is no session for ${globalThis.location.origin}:`),
          getList([...found.map(getFinding), ...(found.every(one => one.problem) ? [nothingAtAll()] : [])]),
        ];
  showPage(root, 'Sign-in failed', ...why, help, again);
}

function getFinding({ key, problem }: SessionFinding): HTMLElement {
  const item = document.createElement('li');
  const name = document.createElement('code');
  name.textContent = key;
  item.append(name, ` ${problem ?? 'is present'}.`);
  return item;
}

function nothingAtAll(): HTMLElement {
  const { origin } = new URL(env.loginUrl);
  return textIn(
    'li',
    origin === globalThis.location.origin
      ? 'No session value is present: the login page did not write any, or this browser stores nothing for this site.'
      : `No session value is present: the login page is on ${origin} and can't write to this site.`,
  );
}
