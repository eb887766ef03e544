import { useState } from 'react';
import { Link } from 'react-router-dom';
import { SUPPORT_HOURS, supportPaths } from '@/domain/support';
import { env } from '@/platform/env';
import { Card, Text } from '@/shared/ui/layout';
import styles from './support.module.css';
import { wallClock } from '@/lib/dates';

const PAYMENT_MAIL = `?subject=${encodeURIComponent('Payment query')}&body=${encodeURIComponent('Invoice number: \n')}`;

/** Shows support contacts and hours, and where to ask about payments (spec 3 §2 'Support'). */
export function GetInTouch() {
  const [now] = useState(() => new Date());
  const open = isSupportOpen(now);
  return (
    <Card as="section" pad={6} aria-labelledby="get-in-touch">
      <Text as="h2" below={5} id="get-in-touch">
        Get in touch
      </Text>
      <dl className={styles.facts}>
        <dt>E-mail</dt>
        <dd>
          <a href={`mailto:${env.supportEmail}`}>{env.supportEmail}</a>
        </dd>
        <dt>Support hours</dt>
        <dd>
          {SUPPORT_HOURS}{' '}
          <Text tone={open ? 'good' : 'soft'} size="small">
            IST, {open ? 'open now' : 'closed now'}
          </Text>
        </dd>
        <dt>Payments</dt>
        <dd>
          <a href={`mailto:${env.supportEmail}${PAYMENT_MAIL}`}>Ask about a payment</a>
        </dd>
        <dt>Signing in</dt>
        <dd>
          <a href={env.serviceDeskLink} target="_blank" rel="noopener noreferrer">
            Service desk for login help
          </a>
        </dd>
      </dl>
      <Text as="p" tone="soft" above={6}>
        Something on a screen does not do what it should?{' '}
        <Link to={supportPaths.functionalIssues}>Contact for functional issues</Link>
      </Text>
    </Card>
  );
}

/** Converts to the support's time zone (IST). */
const clock = wallClock('Asia/Kolkata');
const [OPENS, CLOSES] = ['10:00', '19:00'];

/** Returns whether the support is available now: Monday to Friday in IST. */
export function isSupportOpen(now: Date): boolean {
  const [day = '', time = ''] = clock(now.toISOString()).split('T');
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday >= 1 && weekday <= 5 && time >= OPENS && time < CLOSES;
}
