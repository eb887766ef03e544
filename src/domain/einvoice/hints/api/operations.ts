import * as z from 'zod/mini';
import type { Id } from '@/lib/ids';
import { parseJsonText } from '@/lib/jsonText';
import { env } from '@/platform/env';
import { operation } from '@/platform/graphql/operation';
import { allRows } from '@/shared/list/listInput';
import type { SentBackReason } from '../hints';
import { readRules, type RuleTable } from '../rules';
import {
  GetWorkflowTaskSentbackDocument,
  MasterSupplierListDocument,
  SupplierByBankListDocument,
} from './hints.graphql.generated';

const record = z.record(z.string(), z.unknown());

/** A text of a task's `recordData`, whose keys are written in either way: 'CompanyCode' and 'companyCode'. */
function textIn(recordData: unknown, key: string): string {
  const entries = Object.entries(parseJsonText<Record<string, unknown>>(record, recordData, {}));
  const found = entries.find(([name]) => name.toLowerCase() === key.toLowerCase())?.[1];
  return typeof found === 'string' ? found.trim() : '';
}

/** Reads why a user's invoices were sent back (spec 3 §7). */
export const sentBackReasons = operation(
  GetWorkflowTaskSentbackDocument,
  (userId: string) => ({ userId }),
  (data): SentBackReason[] =>
    (data.getWorkflowTaskSentback ?? []).map(({ recordData, currentRemarks }) => ({
      companyCode: textIn(recordData, 'companyCode'),
      reason: textIn(recordData, 'remarks') || (currentRemarks?.trim() ?? ''),
    })),
);

/** The accounts of a supplier's profile. */
export const accountsOfSupplier = operation(
  SupplierByBankListDocument,
  (SupplierId: Id) => ({ input: allRows({ SupplierId }) }),
  (data): string[] =>
    (data.supplierByBankList?.data ?? [])
      .filter(({ deleted }) => deleted !== true)
      .flatMap(({ accountNumber, iban }) => [accountNumber, iban].flatMap(number => number || [])),
);

export const isMsme = operation(
  MasterSupplierListDocument,
  ({ supplierCode, companyCode }: { supplierCode: string; companyCode: string }) => ({
    input: allRows({ Code: supplierCode, CompanyCode: companyCode }),
  }),
  data => (data.masterSupplierList?.data ?? [])[0]?.isMSME ?? null,
);

/** Loads the owner's table of rules. Rejects if it can't be loaded; then nothing is checked. */
export async function loadRules(_args: object, signal: AbortSignal): Promise<RuleTable> {
  const response = await fetch(env.preflightUrl, { cache: 'no-cache', signal });
  const table = response.ok ? readRules(await response.json()) : null;
  if (!table) throw new Error('The checks could not be read.');
  return table;
}
