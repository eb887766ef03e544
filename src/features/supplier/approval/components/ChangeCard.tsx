import type { ReactNode } from 'react';
import type { RowChange } from '@/domain/supplier/changes';
import type { FraudWarning } from '@/domain/supplier/fraudWarnings';
import { DATETIME_12_FORMAT, formatMoment } from '@/lib/dates';
import { joinParts } from '@/lib/text';
import { shownValue } from '@/shared/history/model/history';
import type { PreviewFile } from '@/shared/preview/DocumentPreview';
import { Button } from '@/shared/ui/Button';
import { Notice } from '@/shared/ui/Notice';
import { Pill } from '@/shared/ui/Pill';
import { Card, Row, Stack, Text } from '@/shared/ui/layout';
import { useLazyModal } from '@/shared/ui/useLazyModal';
import styles from './Redline.module.css';

const WORD: Record<RowChange['kind'], string> = { added: 'Added', changed: 'Changed', removed: 'Removed' };
const TONE = { added: 'good', removed: 'bad', changed: 'info' } as const;

interface ChangeCardProps {
  change: RowChange;
  name: string;
  documents: readonly PreviewFile[];
  /** Fraud warnings; not for suppliers. */
  warnings?: readonly FraudWarning[];
  mark?: ReactNode;
  children?: ReactNode;
}

export function ChangeCard(props: ChangeCardProps) {
  const { change, name, documents, warnings = [], mark, children } = props;
  const { kind, values, who, at } = change;
  return (
    <Card
      as="article"
      pad={[3, 5]}
      below={4}
      className={styles.change}
      tabIndex={-1}
      data-change
      aria-label={`${WORD[kind]}: ${name}`}
    >
      <Row as="header" align="baseline" wrap gap={[2, 4]} below={2}>
        <Pill tone={TONE[kind]}>{WORD[kind]}</Pill>
        {mark}
        <Text as="b" breaks>
          {name}
        </Text>
        <Text tone="soft" size="small" pushed className={styles.who}>
          {joinParts(who, formatMoment(at, DATETIME_12_FORMAT))}
        </Text>
      </Row>
      {warnings.length > 0 && (
        <Notice as="ul" tone="warn" lines below={4} aria-label="Check carefully">
          {warnings.map(({ sentence }) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </Notice>
      )}
      {kind === 'changed' ? (
        <table className={styles.table}>
          <thead data-read>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">Old value</th>
              <th scope="col">New value</th>
            </tr>
          </thead>
          <tbody>
            {values.map(({ property, label, before, after }) => (
              <tr key={property}>
                <th scope="row">{label}</th>
                <td>{before ? <del>{shownValue(before)}</del> : '–'}</td>
                <td>{after ? <ins>{shownValue(after)}</ins> : '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <Stack as="dl" tiles={210} gap={[3, 6]} size="small">
          {values.map(({ property, label, before, after }) => (
            <div key={property}>
              <Text as="dt" tone="soft">
                {label}
              </Text>
              <Text as="dd" breaks>
                {shownValue(kind === 'added' ? after : before) || '–'}
              </Text>
            </div>
          ))}
        </Stack>
      )}
      {documents.length > 0 && <Documents documents={documents} />}
      {children}
    </Card>
  );
}

const loadDocuments = async () => (await import('./ChangeDocuments')).ChangeDocuments;

function Documents({ documents }: { documents: readonly PreviewFile[] }) {
  const modal = useLazyModal<[key: string], Parameters<Awaited<ReturnType<typeof loadDocuments>>>[0]>(loadDocuments);
  return (
    <Row wrap gap={4} above={4} className={styles.documents}>
      {documents.map(({ file, label }) => (
        <Button
          small
          key={file.file_uid}
          aria-haspopup="dialog"
          data-document
          onPointerEnter={() => modal.preload(file.file_uid)}
          onFocus={() => modal.preload(file.file_uid)}
          onClick={() => modal.open(file.file_uid)}
        >
          {label}: {file.file_name}
        </Button>
      ))}
      {modal.Component && (
        <modal.Component
          open={modal.isOpen}
          files={[
            ...documents.filter(({ file }) => file.file_uid === modal.key),
            ...documents.filter(({ file }) => file.file_uid !== modal.key),
          ]}
          onClose={modal.close}
          onClosed={modal.remove}
        />
      )}
    </Row>
  );
}
