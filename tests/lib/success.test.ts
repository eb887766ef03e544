import { describe, expect, it } from 'vitest';
import { isCreatedId, isSuccessStatus } from '@/lib/success';

describe('isCreatedId', () => {
  it.each([
    7,
    2_147_483_647,
    '7',
    'a1',
    'Tm9u/UG8=?#',
    '5a5d0000-0000-4000-8000-000000000007',
    '{5A5D0000-0000-4000-8000-000000000007}',
    '00000000-0000-0000-0000-000000000001',
    'INV-0',
  ])('counts %j as created', id => expect(isCreatedId(id)).toBe(true));

  it.each([
    0,
    -1,
    1.5,
    Number.NaN,
    null,
    {},
    '',
    '\u200b',
    '0',
    '0.0',
    '-1',
    '1.5',
    'null',
    'NaN',
    'false',
    '{}',
    '[object Object]',
    '{"result":"Error"}',
    '00000000-0000-0000-0000-000000000000',
    '{00000000-0000-0000-0000-000000000000}',
    'Error',
    'failed',
    'Record locked',
    'Error: not saved',
    '<html>',
  ])('does not count %j as created', id => expect(isCreatedId(id)).toBe(false));
});

describe('isSuccessStatus', () => {
  it.each([
    'Record Deleted',
    'deleted successfully.',
    'Proforma invoice is deleted',
    'The record has been deleted successfully!',
    'Success',
    'true',
    true,
  ])('confirms a deletion with %j', status => expect(isSuccessStatus(status, 'deleted')).toBe(true));

  it.each([
    'Forbidden',
    '0 rows deleted',
    'null',
    'Not deleted',
    'Cannot be deleted',
    'Successfully failed',
    'The record',
    'Sentback',
    'Already deleted',
    '',
    null,
    1,
    false,
    { status: 'Success' },
    ['Success'],
  ])('does not confirm a deletion with %j', status => expect(isSuccessStatus(status, 'deleted')).toBe(false));
});
