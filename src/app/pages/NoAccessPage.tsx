import { Link } from 'react-router-dom';
import { buttonLook } from '@/shared/ui/buttonLook';
import { Text } from '@/shared/ui/layout';
import { MessagePage } from './MessagePage';
import styles from './MessagePage.module.css';

/** The screen exists, but not for this user's roles. */
export function NoAccessPage({ title }: { title: string }) {
  return (
    <MessagePage
      code="No access"
      title={`You do not have access to ${title}`}
      actions={
        <Link className={buttonLook({ tone: 'primary' })} to="/">
          Back Home
        </Link>
      }
    >
      <Text as="p" tone="soft" size="title" above={4} className={styles.text}>
        Your role does not include this page. If you need it for your work, ask the person who manages your account.
      </Text>
    </MessagePage>
  );
}
