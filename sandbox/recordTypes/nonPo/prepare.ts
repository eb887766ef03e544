import * as z from 'zod/mini';
import { isIndia } from '@/lib/country';
import { addDays } from '@/lib/dates';
import { parseJsonText } from '@/lib/jsonText';
import type { Sql } from '../../data/database.ts';
import type { Viewer } from '../../data/viewer.ts';
import { badInput } from '../../rules/errors.ts';
import { getDefaults, findConfig, requiredBy } from '../../rules/fieldConfig.ts';
import { toDay, summary, getText, tooLong, unreadable } from '../../rules/declared/input.ts';
import { missingFiles, totalErrors, totalLimits } from '../../rules/records/invoiceRules.ts';
import {
  approverRow,
  findParties,
  Lookups,
  ownApproverErrors,
  partiesRow,
  type Parties,
} from '../../rules/records/parties.ts';
import { findTaxCodes } from '../../rules/records/taxCodes.ts';
import { CREATED_SOURCE } from '../../rules/records/store.ts';
import type { Preparation, Prepared } from '../../rules/declared/recordType.ts';
import { addedToGross, extraErrors, extraLimits, toExtras } from './extras.ts';
import { FILES } from './files.ts';
import { DOCUMENT_TYPES, headerErrors, IDENTIFIERS } from './header.ts';
import type { NonPoInvoiceInput } from './input.ts';
import { amountLimits, lineErrors, toLine, getTotals, type LineDetails } from './lines.ts';

/** A draft is validated against limits and references, a submit against every rule of spec 2 §5. */
export async function prepare(preparation: Preparation<NonPoInvoiceInput>): Promise<Prepared> {
  const { db, viewer, input, intent, authorId, attachments } = preparation;
  const parties = await findParties(db, viewer, input);
  const config = await findConfig(db, parties.countryCode, parties.companyCode);
  const required = requiredBy(config, viewer.roleGroups);
  const lookups = new Lookups(db);
  const header = await findHeader(lookups, input, parties);
  const details = await findLineDetails(db, parties.countryCode, header.taxType?.name);
  const items = input.items ?? [];
  const tooMuch = tooLong(input, items, 'items', Object.keys(FILES));
  const limits = [...amountLimits(items), ...extraLimits(input)];
  const { lines, extras, totals } = workOut(limits.length > 0 ? { items: [] } : input, details, getDefaults(config));
  limits.push(...totalLimits(totals));
  const errors = [...tooMuch, ...unreadable(input, IDENTIFIERS), ...attachments.errors, ...lookups.errors, ...limits];
  if (intent === 'submit' && limits.length + tooMuch.length === 0) {
    const ofLines = lineErrors(items, details, required.get('lineItemDescription'));
    errors.push(...missingFiles(FILES, attachments, required), ...headerErrors(input, required), ...ofLines);
    if (ofLines.length === 0) errors.push(...totalErrors(input, totals));
    errors.push(...ownApproverErrors(header.approver, authorId), ...extraErrors(input, extras, required));
  }
  if (errors.length > 0) throw badInput(summary(errors, 'invoice'), errors);
  return {
    supplierId: parties.supplierId,
    approver: header.approver,
    gross: totals.totalGrossAmount,
    lines: lines.map(line => ({ ...line, createdSource: CREATED_SOURCE })),
    row: {
      ...partiesRow(parties),
      supplierWithHoldingCount: parties.withholding.length,
      ...headerRow(input, header),
      companyGstNumber: header.billTo?.['gstNumber'] ?? parties.companyGstNumber,
      ...attachments.lists,
      ...extras,
      ...totals,
    },
  };
}

export async function outline(db: Sql, viewer: Viewer, input: NonPoInvoiceInput) {
  const parties = await findParties(db, viewer, input);
  const { taxType } = await findHeader(new Lookups(db), input, parties);
  const { totals } = workOut(input, await findLineDetails(db, parties.countryCode, taxType?.name));
  return { supplierId: parties.supplierId, gross: totals.totalGrossAmount };
}

function workOut(input: NonPoInvoiceInput, details: LineDetails, defaults?: Map<string, string>) {
  const lines = (input.items ?? []).map(item => toLine(item, details));
  const extras = toExtras(input, getTotals(lines).totalAmount, defaults);
  return { lines, extras, totals: getTotals(lines, addedToGross(extras)) };
}

const addressCode = z.object({ code: z.string() });

async function findHeader(lookups: Lookups, input: NonPoInvoiceInput, parties: Parties) {
  const taxType = getText(input.taxTypeCode) ?? getText(input.taxType);
  const currency = getText(input.currencyCode);
  const department = getText(input.departmentCode);
  const billToText = getText(input.billToLocation);
  const billTo = billToText ? parseJsonText(addressCode, billToText, { code: '?' }).code : null;
  return {
    billTo: await lookups.find<Record<string, string | null>>(
      'billToLocation',
      billTo,
      'This address does not belong to the company',
      `select code, name, address, gst_number "gstNumber", business_place "businessPlace", business_place "billToBusinessPlace",
              city, state, country, zone, pin_code "pinCode", plant_code "plantCode", plant_name "plantName"
         from plant where code = $1 and company_code = $2`,
      [billTo, parties.companyCode],
    ),
    taxType: await lookups.find<{ code: string; name: string }>(
      'taxType',
      taxType,
      'This tax type is not valid for this country',
      `select code, name from tax_type where country_code = $1 and (lower(code) = lower($2) or lower(name) = lower($2))`,
      [parties.countryCode, taxType],
    ),
    currency: await lookups.find<{ code: string; name: string }>(
      'currencyCode',
      currency,
      'Unknown currency',
      'select code, name from currency where code = $1',
      [currency],
    ),
    department: await lookups.find<{ code: string; name: string }>(
      'departmentCode',
      department,
      'Unknown department',
      'select code, name from department where code = $1 and active and not deleted',
      [department],
    ),
    paymentTerm: await lookups.paymentTerm(getText(input.paymentTermCode) ?? parties.paymentTermCode),
    approver: await lookups.approver(input),
  };
}

async function findLineDetails(db: Sql, countryCode: string, taxType: string | undefined): Promise<LineDetails> {
  const india = isIndia(countryCode);
  const codes = await findTaxCodes(db, countryCode, india);
  return { noTax: taxType?.trim().toLowerCase() === 'no tax', india, ...codes };
}

function headerRow(input: NonPoInvoiceInput, header: Awaited<ReturnType<typeof findHeader>>) {
  const { approver, taxType, currency, department, paymentTerm, billTo } = header;
  const invoiceDate = toDay(input.invoiceDate);
  const documentTypeCode = getText(input.documentTypeCode);
  return {
    invoiceNumber: getText(input.invoiceNumber),
    invoiceDate,
    dueDate: invoiceDate && paymentTerm ? addDays(invoiceDate, paymentTerm.days) : null,
    documentTypeCode,
    documentTypeName: DOCUMENT_TYPES.get(documentTypeCode ?? '') ?? null,
    departmentCode: department?.code ?? null,
    departmentName: department?.name ?? null,
    paymentTermCode: paymentTerm?.code ?? null,
    paymentTermName: paymentTerm?.name ?? null,
    currencyCode: currency?.code ?? null,
    currency: currency?.name ?? null,
    taxType: taxType?.name ?? null,
    taxTypeCode: taxType?.code ?? null,
    ...approverRow(approver),
    calculateTax: input.calculateTax ?? true,
    isAgree: input.isAgree ?? false,
    billToLocation: billTo ?? null,
  };
}
