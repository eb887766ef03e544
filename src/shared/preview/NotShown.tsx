import type { ReactNode } from 'react';
import { saveBlob } from '@/platform/files/saveBlob';
import { Button } from '@/shared/ui/Button';
import { Text } from '@/shared/ui/layout';
import type { ViewerProps } from './viewer';

interface DownloadOfferProps {
  why: string;
  fileName: string;
  onDownload: () => void;
  children?: ReactNode;
}

/** Explains why the file can't be shown and offers a download. */
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

/** Download offer for a file that is already loaded. */
export function NotShown({ why, blob, fileName }: ViewerProps & { why: string }) {
  return <DownloadOffer why={why} fileName={fileName} onDownload={() => saveBlob(blob, fileName)} />;
}
