import { useState } from 'react';
import { getFailureText, getReferenceLine, toFailure, type Failure } from '@/platform/failure';
import { Button } from './Button';
import { Row, Text } from './layout';

interface CopyDetailsProps {
  error?: unknown;
  failure?: Failure | null;
  className?: string | undefined;
}

/** Copies what support needs to find a failure; nothing if support can't help (`toFailure`). */
export function CopyDetails({ error, failure = toFailure(error), className }: CopyDetailsProps) {
  const [copied, setCopied] = useState<Date | null>(null);
  // Without TLS there is no clipboard API.
  if (failure === null || !('clipboard' in navigator)) return null;
  const copy = async () => {
    await navigator.clipboard.writeText(getFailureText(failure));
    setCopied(failure.at);
  };
  // The space is inside the component, so that its parent is empty (`:empty`) if there is no error.
  return (
    <>
      {' '}
      <Button tone="link" small className={className} onClick={() => void copy().catch(() => {})}>
        Copy details
      </Button>{' '}
      <output>{copied === failure.at && 'Copied'}</output>
    </>
  );
}

/** Line with reference, version and time, and a button that copies the details. */
export function FailureReference({ failure, ...rest }: { failure: Failure; above?: 4 | 8; place?: 'centred' }) {
  return (
    <Row wrap gap={[2, 4]} tone="faint" size="small" {...rest}>
      <Text breaks>{getReferenceLine(failure)}</Text>
      <CopyDetails failure={failure} />
    </Row>
  );
}
