import { saveBlob } from '@/platform/files/saveBlob';
import styles from './DocumentPreview.module.css';
import type { ViewerProps } from './viewer';

interface NotShownProps extends ViewerProps {
  why: string;
}

/** Why a file cannot be shown here, and the file all the same. */
export function NotShown({ why, blob, fileName }: NotShownProps) {
  return (
    <div className={styles.message}>
      <p>{why}</p>
      <button type="button" className={styles.tool} onClick={() => saveBlob(blob, fileName)}>
        Download {fileName}
      </button>
    </div>
  );
}
