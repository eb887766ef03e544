import * as z from 'zod/mini';
import type { Id } from '@/lib/ids';
import { parseJsonText } from '@/lib/jsonText';
import { operation } from '@/platform/graphql/operation';
import { allRows } from '@/shared/list/listInput';
import type { Account } from '../../einvoice/types';
import type { SentBackReason } from '../hints';
import {
  GetWorkflowTaskSentbackDocument,
  MasterSupplierListDocument,
  SupplierByBankListDocument,
} from './preflight.graphql.generated';

const record = z.record(z.string(), z.unknown());

/** A text of a task's `recordData`, whose keys are written in either way: 'CompanyCode' and 'companyCode'. */
function textIn(recordData: unknown, key: string): string {
  const entries = Object.entries(parseJsonText<Record<string, unknown>>(record, recordData, {}));
  const found = entries.find(([name]) => name.toLowerCase() === key.toLowerCase())?.[1];
  return typeof found === 'string' ? found.trim() : '';
}

/** Why invoices came back to a user, as the list of what was sent back says it (spec 3 §7). */
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
  (data): Account[] =>
    (data.supplierByBankList?.data ?? [])
      .filter(({ deleted }) => deleted !== true)
      .flatMap(({ accountNumber, iban, ifsc, swift }) =>
        [accountNumber, iban].flatMap(number => (number ? [{ number, bank: ifsc ?? swift ?? '' }] : [])),
      ),
);

/** Whether a supplier is an MSME, as the buyer's supplier master has it for the company; null when it does not say. */
export const isMsme = operation(
  MasterSupplierListDocument,
  ({ supplierCode, companyCode }: { supplierCode: string; companyCode: string }) => ({
    input: allRows({ Code: supplierCode, CompanyCode: companyCode }),
  }),
  data => (data.masterSupplierList?.data ?? [])[0]?.isMSME ?? null,
);
