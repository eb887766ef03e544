import * as z from 'zod/mini';
import { pause } from '@/lib/pause';

const message = z.object({
  topic: z.string(),
  from: z.string(),
  kind: z.enum(['hello', 'here', 'bye', 'saved']),
});
type Kind = z.infer<typeof message>['kind'];

const CHANNEL = 'sportal.form';

/** How long other tabs may take to answer, in ms. */
const ANSWER_MS = 150;

export interface TabPresence {
  /** Other tabs that have the same record open; complete once `asked` has resolved. */
  others: ReadonlySet<string>;
  asked: Promise<void>;
  /** Announces to the other tabs that the record was saved here. */
  announceSaved: () => void;
  close: () => void;
}

/** Lets the tabs that have one record open know of each other. `onChange` hears of every arrival, departure and save elsewhere. */
export function openPresence(topic: string, tab: string, onChange: (what: Kind) => void): TabPresence {
  const others = new Set<string>();
  if (typeof BroadcastChannel === 'undefined')
    return { others, asked: Promise.resolve(), announceSaved: () => {}, close: () => {} };

  const channel = new BroadcastChannel(CHANNEL);
  let isOpen = true;
  const say = (kind: Kind) => {
    // A save may arrive after its page is left: the others hear of it all the same.
    const through = isOpen ? channel : new BroadcastChannel(CHANNEL);
    through.postMessage({ topic, from: tab, kind });
    if (through !== channel) through.close();
  };
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const heard = z.safeParse(message, data);
    if (!heard.success || heard.data.topic !== topic || heard.data.from === tab) return;
    const { from, kind } = heard.data;
    if (kind === 'bye') others.delete(from);
    else others.add(from);
    if (kind === 'hello') say('here');
    onChange(kind);
  };
  const leave = () => say('bye');
  // A page that comes back out of the browser's memory is there again.
  const comeBack = () => say('hello');
  globalThis.addEventListener('pagehide', leave);
  globalThis.addEventListener('pageshow', comeBack);
  say('hello');
  const gone = new AbortController();
  return {
    others,
    // After `close` it resolves at once.
    asked: pause(ANSWER_MS, gone.signal).catch(() => {}),
    announceSaved: () => say('saved'),
    close: () => {
      globalThis.removeEventListener('pagehide', leave);
      globalThis.removeEventListener('pageshow', comeBack);
      leave();
      isOpen = false;
      gone.abort();
      channel.close();
    },
  };
}
