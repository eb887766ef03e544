import {
  lazy,
  Suspense,
  useEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  type ComponentProps,
  type MouseEvent,
} from 'react';
import { Link, Outlet, ScrollRestoration, useNavigation, type Location } from 'react-router-dom';
import { supportPaths } from '@/domain/support';
import { isOff } from '@/platform/features';
import { SequenceBar } from '@/features/workflow/components/SequenceBar';
import { addDecision, DecisionContext, NO_DECISIONS } from '@/shared/approval/decisions';
import { useSession } from '@/platform/session/SessionContext';
import { LeaveBlocker } from '@/shared/form/LeaveBlocker';
import { ShortcutsButton } from '@/shared/ui/ShortcutsButton';
import { useIdlePart } from '@/shared/ui/useIdle';
import { Row, Text } from '@/shared/ui/layout';
import { useApp } from '../AppContext';
import { Icon } from '../icons';
import { getLogo } from '../logo';
import { menuFor } from '../menu/menu';
import { NotificationBanner } from '../notifications/NotificationBanner';
import { BusyPage } from '../pages/BusyPage';
import type { Prefetcher } from '../prefetcher';
import { GlobalSearch } from '../search/GlobalSearch';
import { OtherTabNotice } from '../session/OtherTabNotice';
import { useLogout } from '../session/useLogout';
import styles from './AppLayout.module.css';
import { SideMenu } from './SideMenu';
import { useIntent } from './useIntent';
import { useMenuState } from './useMenuState';
import { PageChange } from './PageChange';
import { UserMenu } from './UserMenu';
import { useDocumentEvent } from '@/shared/ui/useDocumentEvent';

const IdleNotice = lazy(() => import('../session/IdleNotice').then(file => ({ default: file.IdleNotice })));

/** Delay in ms, so that the first click after the rows does not wait for it. */
const KEPT_DIALOG_AFTER_MS = 3_000;
const loadKeptDialog = () => import('@/shared/ui/KeptDialog');

function useKeptDialog() {
  const [isCalm, setCalm] = useState(false);
  useEffect(() => {
    const calm = setTimeout(() => setCalm(true), KEPT_DIALOG_AFTER_MS);
    return () => clearTimeout(calm);
  }, []);
  // Without idle callbacks the dialog would load while the user works, so it is skipped.
  return useIdlePart(isCalm && 'requestIdleCallback' in globalThis ? loadKeptDialog : undefined);
}

const loadNewVersion = () => import('../newVersion/NewVersionNotice');

/** Delay of the progress bar in ms; faster navigations don't pay for rendering it. */
const SLOW_MS = 150;

function useIsWaiting(): boolean {
  const isLoading = useNavigation().state === 'loading';
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isLoading) return;
    const slow = setTimeout(() => setSlow(true), SLOW_MS);
    return () => {
      clearTimeout(slow);
      setSlow(false);
    };
  }, [isLoading]);
  return isLoading && isSlow;
}

/** Progress bar below the header. A separate component, so that changes don't render the layout again. */
function Progress() {
  return <div className={styles.progress} data-on={useIsWaiting() || undefined} />;
}

function Content({ children, ...place }: Pick<ComponentProps<'main'>, 'ref' | 'inert' | 'children'>) {
  return (
    <main id="content" tabIndex={-1} className={styles.content} aria-busy={useIsWaiting()} {...place}>
      {children}
    </main>
  );
}

/** Typed and external URLs all have the key 'default'; the path gives each a separate scroll position. */
const getScrollKey = ({ key, pathname, search }: Location): string => (key === 'default' ? pathname + search : key);

/** The menu as a drawer of small screens: it takes the focus, and Escape closes it. */
function useDrawer() {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const closer = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  useDocumentEvent('keydown', ({ key }) => key === 'Escape' && close(), isOpen);
  useEffect(() => {
    if (!isOpen) return;
    const button = opener.current;
    closer.current?.focus();
    // Only now: the opener is inert while the drawer is open.
    return () => button?.focus();
  }, [isOpen]);
  return { isOpen, setOpen, close, opener, closer };
}

interface HeaderProps {
  drawer: ReturnType<typeof useDrawer>;
  menu: ReturnType<typeof useMenuState>;
  inert: boolean;
  onLogout: () => void;
}

function Header({ drawer, menu, inert, onLogout }: HeaderProps) {
  const { environment, features } = useApp();
  const session = useSession();
  const visitor = useMemo(
    () => ({ features, session, environment: environment.name }),
    [features, session, environment.name],
  );
  return (
    <Row as="header" gap={4} className={styles.header} data-print="never" inert={inert}>
      <button
        ref={drawer.opener}
        type="button"
        className={`${styles.icon} ${styles.narrow}`}
        aria-label="Open menu"
        aria-expanded={drawer.isOpen}
        onClick={() => drawer.setOpen(true)}
      >
        <Icon name="menu" />
      </button>
      <button
        type="button"
        className={`${styles.icon} ${styles.wide}`}
        aria-label={menu.rail ? 'Expand menu' : 'Collapse menu'}
        aria-expanded={!menu.rail}
        onClick={() => menu.setRail(!menu.rail)}
      >
        <Icon name="panel" />
      </button>
      <Link to="/" className={styles.logo} aria-label="Supplier Portal, home">
        <img src={getLogo(environment.name)} alt="" width="176" height="32" />
      </Link>
      {environment.name !== 'prod' && (
        <Text size="fine" weight="strong" pad={[1, 4]} data-phone="no" className={styles.environment}>
          {environment.name}
        </Text>
      )}
      <GlobalSearch visitor={visitor} onLogout={onLogout} />
      <ShortcutsButton />
      <UserMenu onLogout={onLogout} />
    </Row>
  );
}

export function AppLayout({ prefetcher }: { prefetcher: Prefetcher | undefined }) {
  const session = useSession();
  const { environment, features } = useApp();
  const { busy, logout } = useLogout();
  const menu = useMenuState();
  const drawer = useDrawer();
  const content = useRef<HTMLElement>(null);

  const kept = useKeptDialog();
  const newVersion = useIdlePart(loadNewVersion);
  const [decisions, noteDecision] = useReducer(addDecision, NO_DECISIONS);

  const skip = (event: MouseEvent) => {
    event.preventDefault();
    content.current?.focus();
  };

  const intent = useIntent(prefetcher);
  return (
    <div className={styles.frame} data-rail={menu.rail || undefined} {...intent}>
      <a className={styles.skip} href="#content" onClick={skip}>
        Skip to content
      </a>
      <Progress />
      <Header drawer={drawer} menu={menu} inert={drawer.isOpen || busy} onLogout={() => void logout()} />
      <aside className={styles.side} data-print="never" data-open={drawer.isOpen || undefined} inert={busy}>
        <div className={styles.sticky}>
          <button
            ref={drawer.closer}
            type="button"
            className={`${styles.icon} ${styles.narrow} ${styles.close}`}
            aria-label="Close menu"
            onClick={drawer.close}
          >
            <Icon name="close" />
          </button>
          <SideMenu
            groups={menuFor(session, environment, features)}
            state={menu}
            onFollow={() => drawer.setOpen(false)}
          />
        </div>
      </aside>
      {drawer.isOpen && (
        <button type="button" tabIndex={-1} aria-hidden="true" className={styles.backdrop} onClick={drawer.close} />
      )}
      <Content ref={content} inert={drawer.isOpen}>
        {busy && <BusyPage />}
        <div hidden={busy}>
          {newVersion && <newVersion.NewVersionNotice />}
          <NotificationBanner />
          <DecisionContext value={noteDecision}>
            <SequenceBar decisions={decisions} />
            <Outlet />
          </DecisionContext>
        </div>
      </Content>
      <Row
        as="footer"
        align="stretch"
        place="between"
        gap={6}
        tone="faint"
        size="small"
        pad={[4, 7]}
        className={styles.footer}
        data-print="never"
        inert={drawer.isOpen || busy}
      >
        <span>Supplier Portal</span>
        {!isOff('support') && <Link to={supportPaths.support}>Support</Link>}
      </Row>
      <PageChange content={content} />
      <LeaveBlocker />
      <OtherTabNotice />
      {environment.idleMinutes !== null && (
        <Suspense>
          <IdleNotice minutes={environment.idleMinutes} />
        </Suspense>
      )}
      {kept && <kept.KeptDialog />}
      <ScrollRestoration getKey={getScrollKey} />
    </div>
  );
}
