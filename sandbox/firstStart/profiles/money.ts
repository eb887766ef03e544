import { composeIBAN } from 'ibantools';
import type { StoredAttachment } from '../../rules/declared/recordType.ts';
import { bank } from '../../sections/bank.ts';
import { financial } from '../../sections/financial.ts';
import { getBranch } from '../../verification/companies.ts';
import { getCurrency } from '../../data/seed/supplierProfile.ts';
import { getBank, type SupplierSeed } from '../../data/seed/suppliers.ts';
import { getLabels } from './places.ts';
import type { ProfileRow } from './profileRow.ts';

type Attach = (title: string, lines?: readonly string[]) => StoredAttachment;

const ABROAD: Record<string, { bankName: string; swift: string; branch: string; branchAddress: string }> = {
  US: { bankName: 'Harbour Trust Bank', swift: 'HTBKUS33', branch: 'Princeton', branchAddress: '1 Nassau Street, Princeton' },
  DE: { bankName: 'Rheinische Handelsbank', swift: 'RHBKDEFF', branch: 'Frankfurt', branchAddress: 'Mainzer Landstrasse 20, Frankfurt am Main' },
  CH: { bankName: 'Aare Kantonalbank', swift: 'AAKBCHBB', branch: 'Bern', branchAddress: 'Bundesplatz 4, Bern' },
  SG: { bankName: 'Straits Commercial Bank', swift: 'STCBSGSG', branch: 'Raffles Place', branchAddress: '6 Raffles Quay, Singapore' },
  CY: { bankName: 'Levant Merchant Bank', swift: 'LEMBCY2N', branch: 'Limassol', branchAddress: 'Spyrou Kyprianou 11, Limassol' },
}; // prettier-ignore

/** Returns an account in India as the account and IFSC check reports it. */
export function indianAccount(accountNumber: string, ifsc: string) {
  const { bankName, branch, address: branchAddress, micr } = getBranch(ifsc);
  return { country: 'India', currencyCode: 'INR', accountNumber, ifsc, bankName, branch, branchAddress, micr };
}

export function foreignAccount(countryCode: string, country: string, serial: number) {
  const digits = String(serial).padStart(10, '0');
  const bban = { DE: `37040044${digits}`, CH: `00762${digits.padStart(12, '0')}`, CY: `00200128${digits.padStart(16, '0')}` }[
    countryCode
  ]; // prettier-ignore
  return {
    ...ABROAD[countryCode],
    country,
    currencyCode: getCurrency(countryCode),
    accountNumber: digits,
    iban: bban ? composeIBAN({ countryCode, bban }) : null,
    achEnabled: countryCode === 'US',
    ...(countryCode === 'US' ? { routingNumber: '021200339', routingMethod: 'ABA' } : {}),
  };
}

export function bankRows(supplier: SupplierSeed, supplierId: number, attach: Attach): ProfileRow[] {
  const { account_number: accountNumber, ifsc } = getBank(supplier.countryCode, supplierId - 1);
  const account = ifsc
    ? indianAccount(accountNumber, ifsc)
    : { ...foreignAccount(supplier.countryCode, supplier.countryName, 532013000 + supplierId), accountNumber };
  return [
    {
      section: bank,
      supplierId,
      key: 'bank',
      status: 'Approved',
      values: {
        ...account,
        accountHolderName: supplier.name,
        locationType: getLabels(supplier, supplierId),
        isAgree: true,
        erpSync: true,
        attachment: [attach(ifsc ? 'Cancelled Cheque' : 'Bank Letter')],
      },
    },
  ];
}

const YEARS = [2019, 2020, 2021, 2022, 2023, 2024, 2025];
/** Revenue in percent of the first year, with a drop in 2020. */
const COURSE = [100, 84, 97, 112, 121, 133, 140];

/** Returns a supplier's financial years in crores (INR) or millions, keyed by year. */
export function yearRows({ countryCode }: SupplierSeed, supplierId: number): ProfileRow[] {
  const base = 6 + ((supplierId * 17) % 80);
  return YEARS.map((year, index) => {
    const turnover = (base * (COURSE[index] ?? 100)) / 100;
    return {
      section: financial,
      supplierId,
      key: String(year),
      status: 'Approved',
      values: {
        year,
        currency: getCurrency(countryCode),
        turnover: turnover.toFixed(2),
        netProfit: (turnover * (0.05 + ((supplierId + index) % 5) / 100)).toFixed(2),
      },
    };
  });
}
