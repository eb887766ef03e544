import * as z from 'zod/mini';
import { parseJsonText } from '@/lib/jsonText';
import { statusKey } from '@/lib/status';
import { attachmentsFromJson } from '@/shared/attachments/attachment';

type CardType = 'user' | 'bank' | 'locationContact' | 'locationBank';

/** A changed record in a task (spec 1 §3 'Approval record cards'). */
export interface RecordCard {
  kind: CardType;
  title: string;
  values: { label: string; value: string }[];
}

const FIELDS: Record<CardType, { title: string; keys: string[] }> = {
  user: { title: 'User', keys: ['Email', 'FirstName', 'LastName', 'Active', 'RequesterName', 'RequesterEmail', 'Rct'] },
  bank: {
    title: 'Bank',
    keys: [
      'AccountNumber',
      'AccountHolderName',
      'AccountType',
      'BankName',
      'BranchInformation',
      'BranchContactNo',
      'IFSC',
      'SwiftCode',
      'MICRCode',
      'BankAddress',
    ],
  },
  locationContact: {
    title: 'Location contact',
    keys: [
      'locationId',
      'department',
      'designation',
      'firstName',
      'lastName',
      'fullName',
      'contactNumber',
      'email',
      'type',
      'isPrimary',
      'contactPurpose',
      'title',
    ],
  },
  locationBank: {
    title: 'Location bank',
    keys: [
      'accountNumber',
      'accountHolderName',
      'registeredMobileNumber',
      'accountType',
      'bankName',
      'branchAddress',
      'branch',
      'swift',
      'iban',
      'ifsc',
      'micr',
      'attachment',
      'branchContactNumber',
      'isAgree',
      'locationId',
      'achEnabled',
      'country',
      'currencyCode',
      'routingNumber',
      'routingMethod',
      'accountSuffix',
    ],
  },
};

const record = z.record(z.string(), z.unknown());

/** Returns the cards in a task's record data: the data itself, or its properties and lists. Invalid data has none. */
export function getCards(recordData: unknown): RecordCard[] {
  const source = parseJsonText<Record<string, unknown>>(record, recordData, {});
  return [source, ...Object.values(source).flatMap(value => [value].flat())].flatMap(candidate => {
    const found = z.safeParse(record, candidate);
    const kind = found.success ? getType(found.data) : null;
    return kind && found.data ? [toCard(kind, found.data)] : [];
  });
}

function getType(source: Record<string, unknown>): CardType | null {
  if ('AccountNumber' in source) return 'bank';
  if ('FirstName' in source) return 'user';
  if ('accountNumber' in source) return 'locationBank';
  return 'firstName' in source ? 'locationContact' : null;
}

function toCard(kind: CardType, source: Record<string, unknown>): RecordCard {
  const { title, keys } = FIELDS[kind];
  return { kind, title, values: keys.map(key => ({ label: getLabel(key), value: getText(source[key], key) })) };
}

function getLabel(key: string): string {
  if (['ifsc', 'iban', 'micr'].includes(key)) return key.toUpperCase();
  const label = key.replaceAll(/([a-z])([A-Z])/g, '$1 $2').replace('MICRCode', 'MICR Code');
  return label.charAt(0).toUpperCase() + label.slice(1);
}

function getText(value: unknown, key: string): string {
  if (key === 'attachment')
    return attachmentsFromJson(value)
      .map(file => file.file_name)
      .join(', ');
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';
}

const BANNERS: Record<string, { tone: 'info' | 'warn' | 'bad'; user: string; bank: string }> = {
  pending: { tone: 'info', user: 'Pending For Approval Record', bank: 'Pending For Approval Record' },
  sentback: { tone: 'warn', user: 'Sendback For Approval', bank: 'Sendback For Correction' },
  rejected: { tone: 'bad', user: 'Rejected For Approval', bank: 'Approval Is Rejected' },
};

/** Returns a card's banner by the task's status (spec 1 §4 'Change-record banners'), or null. */
export function cardBanner({ kind }: Pick<RecordCard, 'kind'>, status: string) {
  const banner = BANNERS[statusKey(status)];
  if (!banner) return null;
  const isBank = kind === 'bank' || kind === 'locationBank';
  return { tone: banner.tone, text: isBank ? banner.bank : banner.user };
}
