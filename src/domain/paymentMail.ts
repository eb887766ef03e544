import { env } from '@/platform/env';

/** Mail to the support about a payment (spec 3 §2 'Support'). */
export function paymentMail(invoiceNumber = ''): string {
  const body = encodeURIComponent(`Invoice number: ${invoiceNumber}\n`);
  return `mailto:${env.supportEmail}?subject=${encodeURIComponent('Payment query')}&body=${body}`;
}
