import { useState } from 'react';
import { Button } from '@/shared/ui/Button';
import { focusHeading } from '@/shared/ui/focus';
import { Row, Text } from '@/shared/ui/layout';
import { useNotifications, type Notification } from './api/useNotifications';
import styles from './NotificationBanner.module.css';
import { keep, readKept } from '@/lib/kept';

const toKey = ({ id, name, description }: Notification) => `${id} ${name} ${description}`;

/** Returns the date in a notification's text; '' for none. */
const dayIn = (text: string) => /\b\d{1,2}-[A-Z][a-z]{2}-\d{4}\b/.exec(text)?.[0] ?? '';

const toDay = ({ name, description }: Notification) => (name === '' ? '' : dayIn(description));

/** Text only, never HTML. */
export function NotificationBanner() {
  const all = useNotifications();
  // The first visit reserves the banner's place, so that its rows don't move.
  const [isFirstVisit] = useState(all === null);
  const [dismissed, setDismissed] = useState(readDismissed);
  const [open, setOpen] = useState(false);
  const shown = (all ?? []).filter(notification => !dismissed.has(toKey(notification)));
  const more = shown.length - 1;
  const visible = open ? shown : shown.slice(0, 1);

  const dismiss = (notifications: readonly Notification[]) => {
    const next = new Set([...dismissed, ...notifications.map(toKey)]);
    writeDismissed(next);
    setDismissed(next);
    if (notifications.length === shown.length) focusHeading(document.querySelector('main') ?? document.body);
  };

  return (
    // The live region must exist before its content to be announced.
    <div data-print="never" aria-live="polite">
      {isFirstVisit && !all?.length && (
        <div className={`${styles.list} ${styles.reserved}`}>
          <div className={styles.line} />
        </div>
      )}
      <section aria-label="Notifications" hidden={shown.length === 0}>
        <ul className={styles.list}>
          {visible.map((notification, index) => (
            <Row as="li" gap={4} key={toKey(notification)} className={styles.line} data-open={open || undefined}>
              <Text
                as="svg"
                tone="brand"
                fixed
                width="16"
                height="16"
                aria-hidden="true"
                viewBox="0 0 16 16"
                fill="none"
                stroke="currentColor"
              >
                <circle cx="8" cy="8" r="6.25" strokeWidth="1.5" />
                <path d="M8 7.2v3.6M8 4.9v.4" strokeWidth="1.6" strokeLinecap="round" />
              </Text>
              <Text as="p" cut grows className={styles.text}>
                {notification.name && <b>{notification.name}</b>} {!open && <Day of={notification} />}
                <span
                  data-phone={!open && toDay(notification) ? 'read' : undefined}
                  title={open ? undefined : notification.description}
                >
                  {notification.description}
                </span>
              </Text>
              {index === 0 && (
                <Button
                  tone="link"
                  small
                  data-phone={more === 0 ? 'only' : undefined}
                  aria-expanded={open}
                  onClick={() => setOpen(!open)}
                >
                  {open ? 'Show less' : more > 0 ? `${more} more` : 'Details'}
                </Button>
              )}
              <Button
                tone="icon"
                aria-label={
                  open || more === 0
                    ? `Dismiss ${notification.name || 'notification'}`
                    : `Dismiss all ${shown.length} notifications`
                }
                onClick={() => dismiss(open ? [notification] : shown)}
              >
                <svg aria-hidden="true" width="14" height="14" viewBox="0 0 16 16" fill="none">
                  <path d="m3.5 3.5 9 9m0-9-9 9" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
                </svg>
              </Button>
            </Row>
          ))}
        </ul>
      </section>
    </div>
  );
}

function Day({ of }: { of: Notification }) {
  const day = toDay(of);
  return day === '' ? null : (
    <Text fixed data-phone="only" aria-hidden="true" className={styles.day}>
      {day}
    </Text>
  );
}

const KEY = 'sportal.notifications.dismissed';

const MOST = 100;

/** Reads the notifications dismissed on this device. Keys contain the text, so that a changed notification appears again. */
function readDismissed(): ReadonlySet<string> {
  const stored = readKept(KEY);
  return new Set(Array.isArray(stored) ? stored.map(String) : []);
}

function writeDismissed(keys: ReadonlySet<string>): void {
  keep(KEY, [...keys].slice(-MOST));
}
