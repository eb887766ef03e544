import styles from './feedback.module.css';

/**
 * Messages and questions of the whole portal. Plain DOM, no component library: a failed connection must be able to say so without
 * loading anything, and the first screen pays about 1 kB. Errors are announced at once, the rest when the reader is free.
 */
type Tone = 'success' | 'error' | 'warning' | 'info';

export interface NotifyOptions {
  /** How long it stays; 0 = until closed. Default 5, errors and warnings 8. It waits while it is pointed at or focused. */
  seconds?: number;
  /** What it was done to, behind the words: the number, whom it waits for, what it comes to. */
  detail?: string;
  /** A button behind the words, which takes the message away: to the place that it is about, or back from what was done. */
  action?: { label: string; run: () => void };
}

const TONE_WORD: Record<Tone, string> = { success: 'Done', error: 'Error', warning: 'Warning', info: 'Note' };
const COLOUR: Record<Tone, string> = { success: 'good', error: 'bad', warning: 'warn', info: 'info' };
const ICON: Record<Tone, string> = {
  success: 'M20 6 9 17l-5-5',
  error: 'M18 6 6 18M6 6l12 12',
  warning: 'M12 4v10m0 4.5v.5',
  info: 'M12 10v9m0-14v.5',
};

const SVG = 'http://www.w3.org/2000/svg';

function element<K extends keyof HTMLElementTagNameMap>(tag: K, className?: string, text?: string) {
  const made = document.createElement(tag);
  if (className) made.className = className;
  if (text !== undefined) made.textContent = text;
  return made;
}

function icon(path: string): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  const line = document.createElementNS(SVG, 'path');
  line.setAttribute('d', path);
  svg.append(line);
  return svg;
}

let region: HTMLElement | null = null;

/** The corner where messages appear: two live regions that exist before their first message, or readers stay silent. */
function regionFor(tone: Tone): HTMLElement {
  if (!region?.isConnected) {
    region = element('div', styles['region']);
    region.dataset['print'] = 'no';
    const urgent = element('div', styles['stack']);
    urgent.setAttribute('role', 'alert');
    const calm = element('div', styles['stack']);
    calm.setAttribute('role', 'status');
    region.append(urgent, calm);
    document.body.append(region);
  }
  const [urgent, calm] = region.children;
  return (tone === 'error' || tone === 'warning' ? urgent : calm) as HTMLElement;
}

type ButtonTone = 'primary' | 'destructive' | undefined;

/** Class names of the portal's button, which stands on a floor above. */
let buttonLook: (look: { tone?: ButtonTone }) => string = () => '';

/** Puts the live regions on the page. Called once at start, so that the first message is announced too; buttons look as they do elsewhere. */
export function prepareFeedback(look = buttonLook): void {
  buttonLook = look;
  regionFor('info');
}

function show(tone: Tone, text: string, options: NotifyOptions = {}): () => void {
  const seconds = options.seconds ?? (tone === 'error' || tone === 'warning' ? 8 : 5);
  const stack = regionFor(tone);
  // Said again: shown once, for its full time.
  Array.from(stack.children)
    .find(other => other.getAttribute('data-text') === tone + text)
    ?.remove();
  const toast = element('div', styles['toast']);
  toast.dataset['tone'] = COLOUR[tone];
  toast.dataset['text'] = tone + text;
  const words = element('div', styles['text']);
  const kind = element('span', undefined, `${TONE_WORD[tone]}: `);
  kind.dataset['read'] = '';
  words.append(kind, element('span', undefined, text));
  const { action, detail } = options;
  if (detail) words.append(' ', element('span', undefined, detail));
  const act = action && element('button', styles['action'], action.label);
  if (act) {
    act.type = 'button';
    words.append(' ', act);
  }
  const close = element('button', styles['close']);
  close.type = 'button';
  close.setAttribute('aria-label', 'Dismiss message');
  close.append(icon('M18 6 6 18M6 6l12 12'));
  toast.append(icon(ICON[tone]), words, close);

  let timer: ReturnType<typeof setTimeout> | undefined;
  const dismiss = () => {
    clearTimeout(timer);
    toast.remove();
  };
  const wait = () => clearTimeout(timer);
  const go = () => {
    clearTimeout(timer);
    if (seconds > 0) timer = setTimeout(dismiss, seconds * 1000);
  };
  close.addEventListener('click', dismiss);
  act?.addEventListener('click', () => {
    dismiss();
    action?.run();
  });
  for (const event of ['pointerenter', 'focusin']) toast.addEventListener(event, wait);
  for (const event of ['pointerleave', 'focusout']) toast.addEventListener(event, go);
  stack.append(toast);
  go();
  return dismiss;
}

/** Short messages in the corner of the page. Each returns a function that takes the message away. */
export const notify = {
  success: (text: string, options?: NotifyOptions) => show('success', text, options),
  error: (text: string, options?: NotifyOptions) => show('error', text, options),
  warning: (text: string, options?: NotifyOptions) => show('warning', text, options),
  info: (text: string, options?: NotifyOptions) => show('info', text, options),
};

/** A few records to look at before one answers: a text for each cell. */
export interface ConfirmTable {
  /** Names it for those who do not see it. */
  label: string;
  columns: readonly { title: string; align?: 'end' }[];
  rows: readonly (readonly string[])[];
}

export interface ConfirmOptions {
  title: string;
  content?: string;
  /** Stands under the content; on narrow screens a row is a card. */
  table?: ConfirmTable;
  /** Default 'OK'. */
  okText?: string;
  /** Default 'Cancel'. */
  cancelText?: string;
  /** True: the act cannot be undone. The button says so by colour and does not get the first focus. */
  danger?: boolean;
  /** Takes the question back, as if cancelled: it has answered itself. */
  signal?: AbortSignal;
}

/** Roles are written out: as cards, rows and cells are laid out as blocks, and browsers would take them for nothing else. */
function tableElement({ label, columns, rows }: ConfirmTable): HTMLElement {
  const part = <K extends keyof HTMLElementTagNameMap>(tag: K, role: string, text?: string) => {
    const made = element(tag, undefined, text);
    made.setAttribute('role', role);
    return made;
  };
  const line = (cells: HTMLElement[]) => {
    const row = part('tr', 'row');
    row.append(...cells);
    return row;
  };
  const cell = (text: string, index: number) => {
    const { title = '', align } = columns[index] ?? {};
    const made = part('td', 'cell', text || '–');
    made.dataset['title'] = title;
    if (align) made.className = styles['end'] ?? '';
    return made;
  };
  const head = part('thead', 'rowgroup');
  head.dataset['phone'] = 'read';
  head.append(
    line(
      columns.map(({ title, align }) => {
        const made = part('th', 'columnheader', title);
        if (align) made.className = styles['end'] ?? '';
        return made;
      }),
    ),
  );
  const body = part('tbody', 'rowgroup');
  body.append(...rows.map(row => line(row.map(cell))));
  const table = part('table', 'table');
  table.setAttribute('aria-label', label);
  table.append(head, body);
  // Long lists scroll here, by the keyboard, too; the question and its buttons stay in sight.
  const box = element('div', styles['table']);
  box.tabIndex = 0;
  box.setAttribute('role', 'group');
  box.setAttribute('aria-label', label);
  box.append(table);
  return box;
}

let count = 0;

/** Asks a question in a modal dialog. True when agreed; Escape and Cancel are false. Focus returns to where it was. */
export function confirm(options: ConfirmOptions): Promise<boolean> {
  const { title, content, table, okText = 'OK', cancelText = 'Cancel', danger = false, signal } = options;
  if (signal?.aborted) return Promise.resolve(false);
  const before = document.activeElement;
  const id = `portal-confirm-${++count}`;
  const dialog = element('dialog', styles['dialog']);
  dialog.setAttribute('role', 'alertdialog');
  dialog.setAttribute('aria-labelledby', id);
  const heading = element('h2', undefined, title);
  heading.id = id;
  dialog.append(heading);
  if (content) {
    const body = element('p', styles['content'], content);
    body.id = `${id}-content`;
    dialog.setAttribute('aria-describedby', body.id);
    dialog.append(body);
  }
  if (table) {
    dialog.classList.add(styles['wide'] ?? '');
    dialog.append(tableElement(table));
  }
  const cancel = element('button', buttonLook({}), cancelText);
  const ok = element('button', buttonLook({ tone: danger ? 'destructive' : 'primary' }), okText);
  cancel.type = 'button';
  ok.type = 'button';
  const buttons = element('div', styles['buttons']);
  buttons.dataset['foot'] = '';
  buttons.append(cancel, ok);
  dialog.append(buttons);
  document.body.append(dialog);

  return new Promise<boolean>(resolve => {
    const onTakenBack = () => finish(false);
    const finish = (agreed: boolean) => {
      signal?.removeEventListener('abort', onTakenBack);
      dialog.close();
      dialog.remove();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
      resolve(agreed);
    };
    signal?.addEventListener('abort', onTakenBack);
    cancel.addEventListener('click', () => finish(false));
    ok.addEventListener('click', () => finish(true));
    // A dialog of a component library below must not take the same Escape for itself.
    dialog.addEventListener('keydown', event => event.stopPropagation());
    dialog.addEventListener('cancel', event => {
      event.preventDefault();
      finish(false);
    });
    dialog.showModal();
    (danger ? cancel : ok).focus();
  });
}
