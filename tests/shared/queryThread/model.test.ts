import { describe, expect, it } from 'vitest';
import { getQueryBanner } from '@/shared/queryThread/model/banner';
import { BLANK_RAISE, raiseSchema, refuseCc, refuseRecipient } from '@/shared/queryThread/model/raise';
import { queryRights } from '@/shared/queryThread/model/rights';
import { parseItems, parseQuery, type QueryPerson } from '@/shared/queryThread/model/thread';

const one = (userId: string, isSupplier = false): QueryPerson => ({
  userId,
  name: `Name of ${userId}`,
  email: `${userId}@buyer.example`,
  isSupplier,
});
const creator = one('u-asks');
const recipient = one('u-answers');
const reader = one('u-reads');

const row = (more = {}) => ({
  id: 7,
  createdById: creator.userId,
  createdByName: creator.name,
  recipientId: recipient.userId,
  recipientName: recipient.name,
  status: 'Under Query',
  isClosed: false,
  ...more,
});
const item = (id: number, status: string, response: string | null = null) => ({ id, query: 'Why?', status, response });
const waiting = [item(1, 'Work in Progress', 'So'), item(2, 'Under Query')];
const answered = [item(2, 'Work in Progress', 'So'), item(1, 'Work in Progress', 'So')];

describe('queryRights', () => {
  const progress = row({ status: 'Work in Progress' });
  it.each([
    ['the recipient of a waiting question', row(), waiting, recipient, { respondTo: 2 }],
    ['the creator of a waiting question', row(), waiting, creator, { mayClose: true }],
    ['a reader', row(), waiting, reader, {}],
    ['the recipient after answering', progress, answered, recipient, {}],
    ['the creator after the answer', progress, answered, creator, { mayAdd: true, mayClose: true }],
    ['the creator, in progress by status, latest item waiting', progress, waiting, creator, { mayClose: true }],
    ['the creator of a closed query', row({ isClosed: true, status: 'Work in Progress' }), answered, creator, {}],
    ['the recipient of a query closed by status', row({ status: 'Closed' }), waiting, recipient, {}],
    ['the creator before the items are known', progress, undefined, creator, { mayClose: true }],
    ['the creator named by e-mail', row({ createdById: 'U-ASKS@buyer.example' }), waiting, creator, { mayClose: true }],
    ['nobody, without a recipient', row({ createdById: '', recipientId: null }), waiting, one(''), {}],
  ])('%s', (_, query, items, user, expected) => {
    const { respondTo, mayAdd, mayClose } = queryRights(parseQuery(query), items && parseItems(items), user);
    expect({ respondTo, mayAdd, mayClose }).toEqual({ respondTo: null, mayAdd: false, mayClose: false, ...expected });
  });
});

describe('bannerOf', () => {
  it.each([
    ['Under Query', recipient, 'Under Query', 'Waiting for your response', true],
    ['Under Query', creator, 'Under Query', 'waiting for response by Name of u-answers', false],
    ['Work in Progress', recipient, 'Work in Progress', 'You responded to the Query', false],
    ['Work in Progress', reader, 'Work in Progress', 'Name of u-answers responded to query', false],
  ])('%s for %o', (status, user, title, text, yours) => {
    expect(getQueryBanner(parseQuery(row({ status })), user)).toEqual({ id: 7, title, text, yours });
  });
  it('returns nothing once the query is closed', () => {
    expect(getQueryBanner(parseQuery(row({ isClosed: true })), creator)).toBeNull();
  });
});

describe('query participants', () => {
  const user = creator;
  const values = { ...BLANK_RAISE };
  it.each([
    ['oneself', user, values, false],
    ["the user's own e-mail", { ...one('other'), userId: '', email: user.email.toUpperCase() }, values, false],
    ['a supplier in User mode', one('s', true), values, false],
    ['a supplier in Supplier mode', one('s', true), { ...values, recipientType: 'Supplier' as const }, true],
    ['a buyer in Supplier mode', recipient, { ...values, recipientType: 'Supplier' as const }, false],
    ['a copied user', recipient, { ...values, cc: [recipient] }, false],
    ['a colleague', recipient, values, true],
  ])('recipient: %s', (_, person, given, ok) => {
    expect(refuseRecipient(person, user, given)).toBe(ok ? null : "User can't be selected");
  });
  it('CC: excludes the user and the recipient, at most five', () => {
    const many = ['a', 'b', 'c', 'd', 'e', 'f'].map(id => one(id));
    expect(refuseCc([user], user, null)).toBe("User can't be selected");
    expect(refuseCc([recipient], user, recipient)).toBe("User can't be selected");
    expect(refuseCc(many, user, recipient)).toBe('Max 5 user Allow');
    expect(refuseCc(many.slice(0, 5), user, recipient)).toBeNull();
  });
  it('a restored draft follows the same rules', () => {
    const check = (more: object) => {
      const draft = {
        ...BLANK_RAISE,
        category: { code: 'P', name: 'Price' },
        recipient,
        text: 'x'.repeat(20),
        ...more,
      };
      return (
        raiseSchema(draft, user)
          .safeParse(draft)
          .error?.issues.map(issue => [issue.path[0], issue.message]) ?? []
      );
    };
    expect(check({})).toEqual([]);
    expect(check({ text: `   ${'x'.repeat(19)}   ` })).toEqual([['text', '20 digits required.']]);
    expect(check({ text: ' ' })).toEqual([['text', 'Query is required']]);
    expect(check({ recipient: user })).toEqual([['recipient', "User can't be selected"]]);
    expect(check({ recipient: null, category: null })).toEqual([
      ['category', 'Category is required'],
      ['recipient', 'Query Recipient is required'],
    ]);
    expect(check({ cc: [recipient] })).toEqual([['cc', "User can't be selected"]]);
  });
});

it("invalid JSON text in one field doesn't affect the rest of the query", () => {
  const query = parseQuery(row({ emailInCC: '{broken', contextAttachments: '[1' }));
  expect(query).toMatchObject({ cc: [], attachments: [], isOpen: true });
});
