import type { ReactNode } from 'react';
import { formatDay } from '@/lib/dates';
import { joinParts } from '@/lib/text';
import { Button } from '@/shared/ui/Button';
import { Box, Hidden, Row, Stack, Text } from '@/shared/ui/layout';
import { Notice } from '@/shared/ui/Notice';
import type { Extraction, XmlInvoice } from '../read/extraction';
import { getVerdictText } from '../read/verdictText';
import type { Comparison, Difference } from '../compare/compareFields';
import type { Duplicate } from '../compare/useDuplicates';
import type { ExtractedFields } from '../definition/definition';
import awaited from './ExtractionPending.module.css';
import styles from './ExtractionNotice.module.css';

interface ExtractionNoticeProps {
  reading: Extraction;
  /** Of the invoice as entered; '' without one. */
  sellerGstin: string;
  extractedFields: ExtractedFields | null;
  comparison: Comparison | null;
  duplicates: readonly Duplicate[];
  onLead?: ((difference: Difference) => void) | undefined;
  /** Looks at the pages that there was no time for. */
  onReadAllPages?: (() => void) | undefined;
  /** Shows one line without a frame, unless there is a warning. */
  plain?: boolean;
  children?: ReactNode;
}

const SIGNS = { verified: '✓', altered: '!', otherForm: '?', unknownKey: '?', trial: '!', none: '–' } as const;
const TONES = {
  verified: 'good',
  altered: 'bad',
  otherForm: 'warn',
  unknownKey: 'warn',
  trial: 'warn',
  none: undefined,
} as const;

export function ExtractionNotice(props: ExtractionNoticeProps) {
  const { reading, sellerGstin, extractedFields, comparison, duplicates, onLead, onReadAllPages, children } = props;
  const differences = comparison?.differences ?? [];
  const sentence = getVerdictText(reading, sellerGstin);
  const tone = TONES[reading.verdict] ?? (reading.xml ? 'info' : 'quiet');
  const isOdd = differences.length > 0 || duplicates.length > 0;
  const label = 'What the file says';
  const isPlain = props.plain && !isOdd && tone !== 'bad' && tone !== 'warn';
  const sign = (
    <Text fixed aria-hidden="true" className={styles.sign}>
      {SIGNS[reading.verdict]}
    </Text>
  );
  const details = <ExtractedText reading={reading} extractedFields={extractedFields} comparison={comparison} />;
  const scanAll = onReadAllPages && (
    <Button {...(isPlain && { tone: 'link' })} onClick={onReadAllPages}>
      Scan all {reading.pages.of} pages
    </Button>
  );
  if (isPlain)
    return (
      <Row as="section" wrap gap={[1, 4]} className={awaited.plain} data-tone={tone} aria-label={label}>
        <Row as="span" align="baseline">
          {sign}
          {sentence}
        </Row>
        {details}
        {scanAll}
      </Row>
    );
  return (
    <Notice
      as="section"
      tone={isOdd && tone !== 'bad' ? 'warn' : tone}
      raised
      lines
      className={awaited.strip}
      aria-label={label}
    >
      <Row wrap gap={[3, 6]}>
        <Box grows={240}>
          <p>
            {sign}
            <Text as="b" weight={tone === 'quiet' ? 'plain' : 'strong'}>
              {sentence}
            </Text>
          </p>
          {details}
        </Box>
        {scanAll}
        {children}
      </Row>
      <Differences extractedFields={extractedFields} differences={differences} onLead={onLead} />
      {duplicates.length > 0 && (
        <Stack as="ul" bulleted tone="warn" above={1}>
          {duplicates.map(({ key, sentence: text }) => (
            <li key={key}>{text}</li>
          ))}
        </Stack>
      )}
    </Notice>
  );
}

/** Shows the extracted data beside the verdict, and how many values agree. */
function ExtractedText({
  reading,
  extractedFields,
  comparison,
}: Pick<ExtractionNoticeProps, 'reading' | 'extractedFields' | 'comparison'>) {
  const { xml, otherXml, refused, otherCodes } = reading;
  const agree = comparison?.agree ?? 0;
  const sentences = [
    extractedFields && agree > 0 && (agree === 1 ? '1 field matches' : `${agree} fields match`),
    xml && `Includes unsigned invoice data (${xml.syntax})`,
    xml?.linesProblem && `Line items can't be filled in: ${xml.linesProblem}`,
    xml && getPayment(xml),
    otherXml && `More XML in the file was not read: ${otherXml.join(', ')}`,
    refused && `${refused.what} not used: ${refused.why}`,
    otherCodes > 0 &&
      `${otherCodes === 1 ? '1 more signed QR code' : `${otherCodes} more signed QR codes`}: the file may contain several invoices`,
  ].filter(Boolean);
  return (
    sentences.length > 0 && (
      <Text as="p" tone="soft">
        {sentences.join(' · ')}
      </Text>
    )
  );
}

/** By when and to which account the XML asks to be paid: no form has fields for it. '' where it does not say. */
function getPayment({ dueDates, accounts, paymentTerms }: XmlInvoice): string {
  const to = accounts.length > 0 ? ` to ${accounts.join(', ')}` : '';
  const by = dueDates.length > 0 ? ` by ${dueDates.map(day => formatDay(day)).join(' and ')}` : '';
  const terms = paymentTerms.length > 1 ? `${paymentTerms.length} payment terms: ${paymentTerms.join('; ')}` : '';
  return joinParts(to || by ? `Payment${to}${by}` : '', terms);
}

interface DifferencesProps {
  extractedFields: ExtractedFields | null;
  differences: readonly Difference[];
  onLead?: ((difference: Difference) => void) | undefined;
}

function Differences({ extractedFields, differences, onLead }: DifferencesProps) {
  if (!extractedFields || differences.length === 0) return null;
  const origin = extractedFields.by === 'signed' ? 'QR code' : 'File';
  const title = differences.length === 1 ? "1 field doesn't match" : `${differences.length} fields don't match`;
  return (
    <>
      <Text as="output" block tone="warn" weight="strong" above={3}>
        {title}
      </Text>
      <Stack as="ul" bulleted above={1} className={styles.list} aria-label={title}>
        {differences.map(difference => (
          <li key={difference.label}>
            <b>{difference.label}</b> · {origin}: <ins>{difference.extracted}</ins> · Entered:{' '}
            <del>{difference.entered}</del>
            {onLead && difference.field && (
              <>
                {' '}
                <Button tone="link" onClick={() => onLead(difference)}>
                  Fix<Hidden>: {difference.label}</Hidden>
                </Button>
              </>
            )}
          </li>
        ))}
      </Stack>
    </>
  );
}

/** Shows verdict and differences in one line, for dialogs. */
export function ExtractionSummary({
  reading,
  sellerGstin,
  extractedFields,
  comparison,
  duplicates,
}: ExtractionNoticeProps) {
  return (
    <Box size="small" breaks barred above={3} className={styles.digest} data-tone={TONES[reading.verdict] ?? 'quiet'}>
      <p>{getVerdictText(reading, sellerGstin)}</p>
      <Differences extractedFields={extractedFields} differences={comparison?.differences ?? []} />
      {duplicates.map(({ key, sentence }) => (
        <p key={key}>{sentence}</p>
      ))}
    </Box>
  );
}
