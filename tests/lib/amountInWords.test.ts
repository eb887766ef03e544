import { expect, it } from 'vitest';
import { amountInWords } from '@/lib/amountInWords';

it.each([
  ['Rupees One Lakh Eighteen Thousand Only', '118000.00'],
  ['INR one lakh eighteen thousand and fifty paise only', '118000.50'],
  ['Rupees Twelve Crore Five Lakh Thirty Two and Paise Seven Only', '120500032.07'],
  ['One lakh eighteen thousand rupees and fifty paise', '118000.50'],
  ['Total in words: EUR twelve thousand three hundred forty-five 30/100', '12345.30'],
  ['USD One Million Two Hundred and Fifty Thousand', '1250000.00'],
  ['Four hundred and seventy-three dollars and five cents', '473.05'],
  ['Rupees two lakh crore only', '2000000000000.00'],
  ['Forty only', '40.00'],
])('amountInWords reads “%s”', (text, amount) => {
  expect(amountInWords(text)).toBe(amount);
});

it.each([
  'Payment within thirty days',
  'Goods of one batch, two boxes',
  'See page one hundred',
  'Thank you for your business',
  '',
  'Rupees',
])('amountInWords finds no amount in “%s”', text => {
  expect(amountInWords(text)).toBeNull();
});
