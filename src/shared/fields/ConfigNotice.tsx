import { useEffect } from 'react';
import styles from './ConfigNotice.module.css';

/**
 * Says that parts of the region/company configuration were not understood (`parseFieldConfig`): the page works with its usual fields,
 * and whoever misses one knows why. What exactly is wrong goes to the console, for support.
 */
export function ConfigNotice({ problems }: { problems: readonly string[] }) {
  const told = problems.join('\n');
  useEffect(() => {
    if (told) console.warn(`The field configuration could not be read completely:\n${told}`);
  }, [told]);
  if (problems.length === 0) return null;
  return (
    <output className={styles.notice}>
      Some settings of this page could not be read, so that its usual fields are shown instead. If a field is missing or
      asked for wrongly, please tell the support.
    </output>
  );
}
