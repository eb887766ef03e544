import { Link } from 'react-router-dom';
import { mayEnter } from '@/platform/session/access';
import { useSession } from '@/platform/session/SessionContext';
import { useApp } from '../AppContext';
import { staticFiles } from '@/domain/staticFiles';
import { MessagePage } from './MessagePage';
import styles from './MessagePage.module.css';

/** A screen of the specification that is not built yet: says so, and leads to what is there. */
export function ComingPage({ title }: { title: string }) {
  const session = useSession();
  const { environment, rooms } = useApp();
  // A screen with a parameter or of a document's own cannot be opened from here.
  const lists = rooms.filter(room => /^\/[^/:]+$/.test(room.path) && mayEnter(session, room.access));
  return (
    <MessagePage code="Not available yet" title={title}>
      <p className={styles.text}>
        This page is part of the portal’s plan and is not available yet. {lists.length > 0 && 'These pages are ready:'}
      </p>
      <ul className={styles.links}>
        {lists.map(room => (
          <li key={room.path}>
            <Link to={room.path}>
              {room.title}
              <span>Open the list</span>
            </Link>
          </li>
        ))}
        {staticFiles(environment.staticUrl)
          .slice(0, 2)
          .map(({ label, href }) => (
            <li key={href}>
              <a href={href} download>
                {label}
                <span>Download</span>
              </a>
            </li>
          ))}
      </ul>
    </MessagePage>
  );
}
