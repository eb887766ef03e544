import { Link } from 'react-router-dom';
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
        <Link className={styles.action} to="/">
          Back Home
        </Link>
      }
    />
  );
}
