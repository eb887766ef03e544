import { Link, useLocation } from 'react-router-dom';
import { Icon } from '../icons';
import { currentMark, type MenuEntry, type MenuGroup } from '../menu/menu';
import styles from './SideMenu.module.css';
import type { useMenuState } from './useMenuState';

interface Props {
  groups: MenuGroup[];
  state: ReturnType<typeof useMenuState>;
  /** Small screens: an entry was followed. */
  onFollow: () => void;
}

/** The navigation of the portal: groups that open and close, each a list of links. */
export function SideMenu({ groups, state, onFollow }: Props) {
  const { pathname } = useLocation();
  return (
    <nav aria-label="Main" className={styles.menu} data-rail={state.rail || undefined}>
      <ul className={styles.groups}>
        {groups.map(group => {
          const open = !state.rail && state.isOpen(group.id);
          const holdsCurrent = group.entries.some(entry => currentMark(entry, pathname));
          return (
            <li key={group.id}>
              <button
                type="button"
                className={styles.group}
                aria-expanded={open}
                aria-controls={`menu-${group.id}`}
                title={state.rail ? group.label : undefined}
                data-current={(holdsCurrent && !open) || undefined}
                onClick={() => (state.rail ? state.openGroup(group.id) : state.toggleGroup(group.id))}
              >
                <Icon name={group.id} />
                <span className={styles.label}>{group.label}</span>
                <span className={styles.chevron}>
                  <Icon name="chevron" size={14} />
                </span>
              </button>
              <ul id={`menu-${group.id}`} className={styles.entries} hidden={!open}>
                {group.entries.map(entry => (
                  <li key={entry.label}>
                    <Entry entry={entry} pathname={pathname} onFollow={onFollow} />
                  </li>
                ))}
              </ul>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

function Entry({ entry, pathname, onFollow }: { entry: MenuEntry; pathname: string; onFollow: () => void }) {
  if (entry.to === undefined)
    return (
      <a className={styles.entry} href={entry.href} download>
        {entry.label}
      </a>
    );
  return (
    <Link className={styles.entry} to={entry.to} aria-current={currentMark(entry, pathname)} onClick={onFollow}>
      {entry.label}
    </Link>
  );
}
