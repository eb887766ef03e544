import type { ReactNode } from 'react';
import { DATETIME_12_FORMAT } from '@/lib/dates';
import { AttachmentList } from '@/shared/attachments/AttachmentList';
import type { Attachment } from '@/shared/attachments/attachment';
import { MomentText } from '@/shared/ui/DateText';
import { Stack, Text } from '@/shared/ui/layout';
import styles from './QueryModal.module.css';
import { isUnanswered } from './model/rights';
import { isSamePerson, writerName, type Query, type QueryItem, type QueryPerson } from './model/thread';

/** The query repeats the first question's files: show each file once. */
function getFiles(query: Query, item: QueryItem, index: number): Attachment[] {
  const all = index === 0 ? [...query.attachments, ...item.attachments] : item.attachments;
  return all.filter((file, at) => !file.file_uid || all.findIndex(other => other.file_uid === file.file_uid) === at);
}

interface ConversationProps {
  query: Query;
  items: readonly QueryItem[];
  user: QueryPerson;
}

/** Shows questions and answers as messages with author, time and files (spec 2 §2 'Query modal'). */
export function Conversation({ query, items, user }: ConversationProps) {
  const { creator, recipient } = query;
  return (
    <Stack as="ol" gap={6} below={6} aria-label="Conversation">
      {items.map((item, index) => {
        const files = getFiles(query, item, index);
        const waits = isUnanswered(item);
        return (
          <Stack as="li" gap={4} key={item.id}>
            <Message by={creator} user={user} label="Query" text={item.query} at={item.queryDate} />
            {(item.response || waits) && (
              <Message
                by={recipient}
                user={user}
                label="Response"
                text={item.response || 'Not answered yet'}
                at={item.responseDate}
                isAnswer
              />
            )}
            {files.length > 0 && (
              <Stack as="dl" gap={1}>
                <Text as="dt" tone="soft" size="fine">
                  Attachment
                </Text>
                <dd>
                  <AttachmentList files={files} label={`Question ${index + 1}`} />
                </dd>
              </Stack>
            )}
          </Stack>
        );
      })}
    </Stack>
  );
}

interface MessageProps {
  by: QueryPerson;
  user: QueryPerson;
  /** The specification's label; the label of the time derives from it. */
  label: 'Query' | 'Response';
  text: ReactNode;
  /** '' if not written yet. */
  at: string;
  isAnswer?: true;
}

function Message({ by, user, label, text, at, isAnswer }: MessageProps) {
  return (
    <Stack as="dl" gap={1} pad={[4, 5]} className={styles.message} data-answer={isAnswer}>
      <Text as="dt" tone="soft" size="fine" weight="strong">
        {label} <Text weight="plain">by {isSamePerson(by, user) ? 'you' : writerName(by)}</Text>
      </Text>
      <Text as="dd" typed breaks tone={at ? 'ink' : 'faint'}>
        {text}
      </Text>
      {at && (
        <>
          <Text as="dt" tone="soft" size="fine">
            {`${label} Date`}
          </Text>
          <Text as="dd" tone="soft" size="fine">
            <MomentText value={at} format={DATETIME_12_FORMAT} />
          </Text>
        </>
      )}
    </Stack>
  );
}
