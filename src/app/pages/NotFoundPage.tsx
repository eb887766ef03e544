import { Link } from 'react-router-dom';
import { buttonLook } from '@/shared/ui/buttonLook';
import { Text } from '@/shared/ui/layout';
import { MessagePage } from './MessagePage';
import styles from './MessagePage.module.css';

/** Spec 1 §2. */
const NOT_FOUND = 'Sorry, the page you visited does not exist.';

export function NotFoundPage() {
  return (
    <MessagePage
      code="404"
      title={NOT_FOUND}
      actions={
        <Link className={buttonLook({ tone: 'primary' })} to="/">
          Back Home
        </Link>
      }
    >
      <Text as="p" tone="soft" size="title" above={4} className={styles.text}>
        The address may be mistyped, or what was there is gone. An invoice, an order or a receipt is found by its number
        in the search at the top.
      </Text>
    </MessagePage>
  );
}
