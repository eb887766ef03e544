import type { ReactNode } from 'react';
import { saveBlob } from '@/platform/files/saveBlob';
import { Button } from '@/shared/ui/Button';
import { Text } from '@/shared/ui/layout';
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
    <Text as="div" tone="soft" pad={[7, 6]}>
      <p>{why}</p>
      <Button small onClick={onDownload}>
        Download {fileName}
      </Button>
      {children}
    </Text>
  );
}

/** The offer of a file that is here already. */
export function NotShown({ why, blob, fileName }: ViewerProps & { why: string }) {
  return <DownloadOffer why={why} fileName={fileName} onDownload={() => saveBlob(blob, fileName)} />;
}
