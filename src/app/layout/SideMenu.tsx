import { Link, useLocation } from 'react-router-dom';
import { Stack, Text } from '@/shared/ui/layout';
import { Icon } from '../icons';
import { getMarks, type MenuEntry, type MenuGroup } from '../menu/menu';
import styles from './SideMenu.module.css';
import type { useMenuState } from './useMenuState';

interface Props {
  groups: MenuGroup[];
  state: ReturnType<typeof useMenuState>;
  onFollow: () => void;
}

export function SideMenu({ groups, state, onFollow }: Props) {
  const { pathname } = useLocation();
  const getMark = getMarks(groups, pathname);
  return (
    <nav aria-label="Main" className={styles.menu} data-rail={state.rail || undefined}>
      <ul className={styles.groups}>
        {groups.map(group => (
          <li key={group.id}>
            <Group group={group} getMark={getMark} state={state} onFollow={onFollow} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface GroupProps extends Omit<Props, 'groups'> {
  group: MenuGroup;
  getMark: ReturnType<typeof getMarks>;
}

function Group({ group, getMark, state, onFollow }: GroupProps) {
  const hint = state.rail ? group.label : undefined;
  const [only, ...more] = group.entries;
  if (only?.to !== undefined && more.length === 0)
    return (
      <Link
        className={styles.group}
        data-touch
        data-edge={getMark(only)}
        to={only.to}
        title={hint}
        aria-current={getMark(only)}
        onClick={onFollow}
      >
        <Icon name={group.id} />
        <Text cut className={styles.label}>
          {only.label}
        </Text>
      </Link>
    );

  const holdsCurrent = group.entries.some(entry => getMark(entry));
  const open = !state.rail && (state.openOf(group.id) ?? (group.startsOpen || holdsCurrent));
  const listId = `menu-${group.id}`;
  return (
    <>
      <button
        type="button"
        className={styles.group}
        aria-expanded={open}
        aria-controls={listId}
        title={hint}
        data-current={(holdsCurrent && !open) || undefined}
        data-edge={(holdsCurrent && !open) || undefined}
        onClick={() => state.setOpen(group.id, !open)}
      >
        <Icon name={group.id} />
        <Text cut className={styles.label}>
          {group.label}
        </Text>
        <Stack as="span" tone="faint" className={styles.chevron}>
          <Icon name="chevron" size={14} />
        </Stack>
      </button>
      <ul id={listId} className={styles.entries} hidden={!open}>
        {group.entries.map(entry => (
          <li key={entry.label}>
            <Entry entry={entry} getMark={getMark} onFollow={onFollow} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Entry({ entry, getMark, onFollow }: Pick<GroupProps, 'getMark' | 'onFollow'> & { entry: MenuEntry }) {
  if (entry.to === undefined)
    return (
      <a className={styles.entry} data-touch href={entry.href} download>
        {entry.label}
      </a>
    );
  return (
    <Link
      className={styles.entry}
      data-touch
      data-edge={getMark(entry)}
      to={entry.to}
      aria-current={getMark(entry)}
      onClick={onFollow}
    >
      {entry.label}
    </Link>
  );
}
