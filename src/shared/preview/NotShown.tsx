import type { ReactNode } from 'react';
import { saveBlob } from '@/platform/files/saveBlob';
import styles from './DocumentPreview.module.css';
import type { ViewerProps } from './viewer';

interface DownloadOfferProps {
  why: string;
  fileName: string;
  onDownload: () => void;
  /** What became of the download. */
  children?: ReactNode;
}

/** Why a file cannot be shown here, and the file all the same. */
export function DownloadOffer({ why, fileName, onDownload, children }: DownloadOfferProps) {
  return (
    <div className={styles.message}>
      <p>{why}</p>
      <button type="button" className={styles.tool} onClick={onDownload}>
        Download {fileName}
      </button>
      {children}
    </div>
  );
}

/** The offer of a file that is here already. */
export function NotShown({ why, blob, fileName }: ViewerProps & { why: string }) {
  return <DownloadOffer why={why} fileName={fileName} onDownload={() => saveBlob(blob, fileName)} />;
}
