import { useId } from 'react';
import { groupDigits } from '@/lib/grouping';
import { Button } from '@/shared/ui/Button';
import { CopyDetails } from '@/shared/ui/FailureReference';
import { Notice } from '@/shared/ui/Notice';
import { Progress } from '@/shared/ui/Progress';
import { Row, Text } from '@/shared/ui/layout';
import type { ImportResult, ImportDef, SendImport } from './importDef';
import type { ImportGuard } from './importGuard';
import { unusedColumns } from './openTable';
import { FileInput, FilePick } from './components/FilePick';
import { MatchColumns } from './components/MatchColumns';
import { RowsStage } from './components/RowsStage';
import { ServerResult } from './components/ServerResult';
import styles from './components/Workbench.module.css';
import { useWorkbench, type Workbench } from './useWorkbench';

interface ImportWorkbenchProps {
  def: ImportDef;
  send: SendImport;
  guard: ImportGuard;
  onCancel: () => void;
  onAccepted: (result: ImportResult) => void;
}

/** Body of an import dialog: reads a file, matches and validates it, lets the user correct the rows and sends them. */
export function ImportWorkbench({ def, send, guard, onCancel, onAccepted }: ImportWorkbenchProps) {
  const bench = useWorkbench({ def, send, guard, onAccepted });
  const { stage, problem, refusal, sending } = bench;
  return (
    <div className={styles.bench} data-at={stage.at} aria-busy={sending !== null}>
      <Row down gap={4} inert={sending !== null}>
        {stage.at === 'pick' || stage.at === 'reading' ? (
          <FilePick
            reading={stage.at === 'reading' ? stage.name : null}
            onPick={bench.pick}
            onTemplate={bench.saveTemplate}
          />
        ) : (
          <>
            <FileHead stage={stage} onPick={bench.pick} onSeparate={bench.separate} />
            {refusal && <ServerResult refusal={refusal} onSave={bench.saveErrors} />}
            {stage.at === 'match' ? (
              <MatchColumns
                def={def}
                table={stage.file.table}
                match={stage.match}
                readings={stage.readings}
                onMatched={bench.matched}
              />
            ) : (
              <RowsStage
                store={stage.store}
                unused={unusedColumns(stage.file.table, stage.match)}
                onRematch={() => void bench.rematch()}
                onSave={() => void bench.save()}
              />
            )}
          </>
        )}
      </Row>
      <Row place="atEnd" wrap gap={4} data-foot>
        <Text as="div" tone="bad" weight="medium" grows={240} hushed role="alert">
          {problem?.text}
          <CopyDetails error={problem?.error} />
        </Text>
        {sending && (
          <Row gap={4} tone="soft">
            <output>{sending.message}</output>
            <Progress aria-label="Sent" value={sending.share} max={1} />
          </Row>
        )}
        <Button onClick={onCancel}>Cancel</Button>
        <Button tone="primary" busy={sending !== null} onClick={bench.submit}>
          Submit
        </Button>
      </Row>
    </div>
  );
}

interface FileHeadProps {
  stage: Extract<Workbench['stage'], { at: 'match' | 'rows' }>;
  onPick: (file: File) => void;
  onSeparate: (separator: string) => void;
}

const SEPARATORS = [
  [',', 'Comma'],
  [';', 'Semicolon'],
  ['\t', 'Tab'],
  ['|', 'Vertical bar'],
] as const;

function FileHead({ stage, onPick, onSeparate }: FileHeadProps) {
  const { name, table, separator } = stage.file;
  const id = useId();
  return (
    <header>
      <Row as="p" align="baseline" wrap gap={[2, 4]} tone="soft">
        <Text as="strong" tone="ink" breaks>
          {name}
        </Text>{' '}
        {groupDigits(table.rows.length)} {table.rows.length === 1 ? 'row' : 'rows'}
        {table.sheet ? `, sheet '${table.sheet}'` : ''}
        {separator !== undefined && (
          <label>
            Separator{' '}
            <select value={separator} onChange={event => onSeparate(event.target.value)}>
              {SEPARATORS.map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </label>
        )}
        <label htmlFor={id} className={styles.other}>
          Choose another file
          <FileInput id={id} onPick={onPick} />
        </label>
      </Row>
      {table.notes.length > 0 && (
        <Notice as="ul" tone="warn" lines size="small" above={3}>
          {table.notes.map(note => (
            <li key={note}>{note}</li>
          ))}
        </Notice>
      )}
    </header>
  );
}
