import { describe, expect, it } from 'vitest';
import {
  getAttachment,
  attachmentsFromJson,
  getBadge,
  formatSize,
  type Attachment,
} from '@/shared/attachments/attachment';

const entry = { file_uid: 'u1', file_name: 'invoice.pdf', file_status: 'Success', fileSize: 2048 };

describe('attachmentsFromJson', () => {
  it.each<[string, unknown, Attachment[]]>([
    ['JSON text', JSON.stringify([entry]), [entry]],
    ['one entry', entry, [entry]],
    [
      'a size as text, unknown keys and nulls',
      [{ ...entry, fileSize: '2048', file: {}, notes: null, title: 'Copy' }],
      [{ ...entry, title: 'Copy' }],
    ],
    [
      'an entry without an id',
      [{ file_name: 'a.pdf' }],
      [{ file_uid: '', file_name: 'a.pdf', file_status: 'done', fileSize: 0 }],
    ],
    [
      'an entry without a name',
      [{ file_uid: 7 }],
      [{ file_uid: '7', file_name: '7', file_status: 'done', fileSize: 0 }],
    ],
    ['an invalid size', [{ ...entry, fileSize: 'big' }], [{ ...entry, fileSize: 0 }]],
    ['one broken entry among good ones', [null, 'x', entry, { file_uid: {} }, {}], [entry]],
    ['null', null, []],
    ['broken text', '[{', []],
  ])('reads %s', (_, given, wanted) => expect(attachmentsFromJson(given)).toEqual(wanted));
});

it('a new file gets the title that its name contains, and none if the match is ambiguous or partial', () => {
  const titles = ['Bank Letter', 'Cancelled Cheque', 'Letter of the Bank'];
  const getTitle = (name: string) => getAttachment(new File(['x'], name), 'u1', titles).title;
  expect(getTitle('CANCELLED_cheque (2).pdf')).toBe('Cancelled Cheque');
  expect(getTitle('bank letter 2026.pdf')).toBe('Bank Letter');
  expect(getTitle('letter of the bank.pdf')).toBeUndefined();
  expect(getTitle('cheque.pdf')).toBeUndefined();
  expect(getAttachment(new File(['x'], 'cancelled cheque.pdf'), 'u1')).not.toHaveProperty('title');
});

it('sizes are shown in KB of 1000 bytes, rounded', () => {
  expect([0, 499, 1500, 10_485_760].map(formatSize)).toEqual(['0 KB', '0 KB', '2 KB', '10486 KB']);
});

it('every file name has a short badge', () => {
  expect(['a.pdf', 'a.xlsx', 'a', 'a.verylong', 'a.<b>'].map(getBadge)).toEqual([
    'PDF',
    'XLSX',
    'FILE',
    'FILE',
    'FILE',
  ]);
});
