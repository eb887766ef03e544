import { useMemo } from 'react';
import type { Id } from '@/lib/ids';
import { toJsonText } from '@/lib/jsonText';
import { toCreatedId } from '@/lib/success';
import { CallError, toCallError } from '@/platform/graphql/callError';
import { useCall } from '@/platform/graphql/useCall';
import { BASE_PATH } from '@/platform/routing/routes';
import { attachmentsToJson } from '@/shared/attachments/attachment';
import { queryMessages } from '../model/messages';
import type { ItemValues, RaiseValues } from '../model/raise';
import type { QueryRecord } from '../model/record';
import { parseItems, parseQuery, type QueryItem, type QueryPerson } from '../model/thread';
import { QueryItemListDocument, QueryListDocument } from './queryThread.graphql.generated';
import {
  QueryCloseDocument,
  QueryCreateDocument,
  QueryItemCreateDocument,
  type QueryItemCreateMutationVariables,
} from './queryWrites.graphql.generated';
import { itemListInput, queryListInput } from './threadInput';

const NOT_ARRIVED = 'The connection was lost and nothing was sent. Your text is still here. Try again.';

const serialize = ({ userId, name, email }: QueryPerson) => ({ userId, userName: name, email });

async function once(send: () => Promise<Id | null>, arrived: () => Promise<boolean>): Promise<Id | null> {
  try {
    return toCreatedId(await send());
  } catch (thrown) {
    const error = toCallError(thrown);
    const { kind, fieldErrors, status, cause } = error;
    if (kind === 'server')
      throw new CallError(kind, { message: queryMessages.failed, fieldErrors, cause, ...(status ? { status } : {}) });
    if (kind !== 'outage' && kind !== 'timeout') throw error;
    const done = await arrived().catch(() => null);
    if (done === null) throw error;
    if (done) return 1;
    throw new CallError('validation', { message: NOT_ARRIVED });
  }
}

/** Returns the three mutations of a query thread. Each resolves to the id, or null if the backend doesn't confirm it. None is retried. */
export function useQueryWrites(record: QueryRecord, user: QueryPerson) {
  const call = useCall();

  return useMemo(() => {
    const { module, context, contextId, path, title } = record;
    const queriesNow = async () => {
      const response = await call(QueryListDocument, queryListInput(context, contextId));
      return (response.queryList?.data ?? []).map(parseQuery);
    };
    const itemsNow = async (queryId: Id): Promise<QueryItem[]> => {
      const response = await call(QueryItemListDocument, itemListInput(queryId));
      return parseItems(response.queryItemList?.data ?? []);
    };
    const saveItem = async (input: QueryItemCreateMutationVariables['input']) =>
      (await call(QueryItemCreateDocument, { input })).queryItemCreate?.id ?? null;

    return {
      raise: ({ recipientType, category, recipient, cc, text, attachments }: RaiseValues, known: readonly Id[]) =>
        once(
          async () => {
            const response = await call(QueryCreateDocument, {
              input: {
                module,
                context,
                contextId,
                contextUrl: BASE_PATH + path,
                categoryCode: category?.code ?? '',
                categoryName: category?.name ?? '',
                title,
                createdById: user.userId,
                createdByName: user.name,
                createdByEmail: user.email,
                recipientId: recipient?.userId ?? '',
                recipientName: recipient?.name ?? '',
                recipientEmail: recipient?.email ?? '',
                recipientType,
                emailInCC: toJsonText(cc.map(serialize)),
                query: text.trim(),
                attachments: attachmentsToJson(attachments),
              },
            });
            return response.queryCreate?.id ?? null;
          },
          async () =>
            (await queriesNow()).some(
              query =>
                !known.includes(query.id) &&
                query.creator.userId === user.userId &&
                query.recipient.userId === recipient?.userId,
            ),
        ),
      ask: (queryId: Id, { text, attachments }: ItemValues) =>
        once(
          () => saveItem({ queryId, title, query: text.trim(), attachments: attachmentsToJson(attachments) }),
          async () => (await itemsNow(queryId)).at(-1)?.query === text.trim(),
        ),
      respond: (queryId: Id, id: Id, { text, attachments }: ItemValues) =>
        once(
          () => saveItem({ id, queryId, response: text.trim(), attachments: attachmentsToJson(attachments) }),
          async () => (await itemsNow(queryId)).find(item => item.id === id)?.response === text.trim(),
        ),
      close: (id: Id) =>
        once(
          async () => (await call(QueryCloseDocument, { input: { id } })).queryClose?.id ?? null,
          async () => (await queriesNow()).find(query => query.id === id)?.isOpen === false,
        ),
    };
  }, [record, user, call]);
}
