import { useId } from 'react';
import { mayEnter } from '@/platform/session/access';
import type { Session } from '@/platform/session/session';
import { version } from '@/platform/version';
import { useSession } from '@/platform/session/SessionContext';
import { Box, Card, Row, Stack, Text } from '@/shared/ui/layout';
import { chooseAppearance, useAppearance } from '@/shared/ui/appearance';
import { useMenu } from '@/shared/ui/useMenu';
import { useApp } from '../AppContext';
import { Icon } from '../icons';
import styles from './UserMenu.module.css';

/** Returns '[PAN or code] name'; only the name for role userwithsupplier and users with neither (spec 1 §2). */
export function userLabel(session: Session): string {
  const mark = session.supplierPan ?? session.supplierCode;
  const name = session.userName || session.userEmail || session.userId;
  return mark && !mayEnter(session, { anyOf: ['userwithsupplier'] }) ? `[${mark}] ${name}` : name;
}

export function UserMenu({ onLogout }: { onLogout: () => void }) {
  const session = useSession();
  const { environment } = useApp();
  const { isOpen: open, setOpen, box, button } = useMenu();
  const panelId = useId();
  const appearance = useAppearance();

  const label = userLabel(session);
  return (
    <div ref={box} className={styles.user}>
      <Row
        as="button"
        gap={4}
        pad={[0, 4]}
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => setOpen(before => !before)}
      >
        <Icon name="user" />
        <Text cut className={styles.name}>
          {label}
        </Text>
        <Stack as="span" fixed className={styles.caret}>
          <Icon name="chevron" size={13} />
        </Stack>
      </Row>
      <Card tone="ink" pad={3} id={panelId} className={styles.panel} hidden={!open}>
        <Stack as="p" tone="faint" size="small" breaks ruledBelow className={styles.who}>
          <Text as="b" tone="ink" weight="strong">
            {label}
          </Text>
          {session.userEmail}
        </Stack>
        <Choice
          title="Theme"
          options={{ system: 'System', light: 'Light', dark: 'Dark' }}
          value={appearance.theme}
          onChoose={theme => chooseAppearance({ theme })}
        />
        <Choice
          title="Density"
          options={{ comfortable: 'Comfortable', compact: 'Compact' }}
          value={appearance.density}
          onChoose={density => chooseAppearance({ density })}
        />
        <Row as="a" gap={4} pad={[0, 4]} wide className={styles.item} href={environment.accountUrl}>
          <Icon name="external" size={16} />
          My Account
        </Row>
        <Row
          as="button"
          gap={4}
          pad={[0, 4]}
          wide
          type="button"
          className={styles.item}
          onClick={() => {
            setOpen(false);
            onLogout();
          }}
        >
          <Icon name="logout" size={16} />
          Logout
        </Row>
        <Text as="p" tone="faint" size="fine" pad={[3, 4]}>
          Version {version}
        </Text>
      </Card>
    </div>
  );
}

interface ChoiceProps<OptionValue extends string> {
  title: string;
  options: Record<OptionValue, string>;
  value: OptionValue;
  onChoose: (option: OptionValue) => void;
}

function Choice<OptionValue extends string>({ title, options, value, onChoose }: ChoiceProps<OptionValue>) {
  const name = useId();
  return (
    <Box as="fieldset" size="small" pad={[0, 4]} below={4}>
      <Text as="legend" tone="faint">
        {title}
      </Text>
      <Row wrap gap={[1, 5]}>
        {(Object.entries(options) as [OptionValue, string][]).map(([option, label]) => (
          <Row key={option} as="label" gap={3}>
            <input type="radio" name={name} checked={option === value} onChange={() => onChoose(option)} />
            {label}
          </Row>
        ))}
      </Row>
    </Box>
  );
}
