import { describeProgress, getProgressState } from '@/shared/form/SectionProgress';
import { Button } from '@/shared/ui/Button';
import { Card, Row, Text } from '@/shared/ui/layout';
import styles from './WhereAmI.module.css';
import type { RegistrationProgress } from '../model/progress';

const LOOKS = {
  open: { weight: 'strong' },
  wrong: { weight: 'strong' },
  complete: { tone: 'good', weight: 'strong' },
  untouched: {},
} as const;

interface WhereAmIProps {
  progress: RegistrationProgress;
  goTo: (path: string) => void;
}

const LISTED = 6;

export function WhereAmI({ progress, goTo }: WhereAmIProps) {
  return (
    <Card as="section" pad={[5, 6]} className={styles.place} aria-label="Where you are">
      <Text as="p" breaks below={4}>
        <strong>Next:</strong> {progress.next}
      </Text>
      <Row as="ul" wrap gap={[2, 6]} data-phone="no">
        {progress.parts.map(({ id, title, list, ...progress }) => {
          const state = progress.missing > 0 ? 'open' : getProgressState(progress);
          return (
            <Row as="li" align="baseline" wrap gap={[1, 5]} key={id} className={styles.part} data-standing={state}>
              <Text {...LOOKS[state]}>
                {title}: {describeProgress(progress)}
              </Text>
              {list.slice(0, LISTED).map(({ path, label }) => (
                <Button key={path} tone="link" onClick={() => goTo(path)}>
                  {label}
                </Button>
              ))}
              {progress.missing > LISTED && <Text tone="soft">and {progress.missing - LISTED} more</Text>}
            </Row>
          );
        })}
      </Row>
    </Card>
  );
}
