import { cinProblem, udyamProblem } from '@/lib/identityChecks/company';
import { gstinProblem, panOfGstin } from '@/lib/identityChecks/gstin';
import { panProblem, tanProblem } from '@/lib/identityChecks/pan';
import { ifscProblem } from '@/lib/identityChecks/bank';
import { first, type Sql } from '../data/database.ts';
import type { Viewer } from '../data/viewer.ts';
import { answer, getCase, HOSTILE, type Case } from './cases.ts';
import { getBranch, getHolder, toPlace, registeredOn } from './companies.ts';

/*
 * Government and bank verification services (spec 1 §7), simulated: any valid number returns deterministic data;
 * a number of a sandbox supplier returns that supplier.
 */

interface Known {
  name: string;
  address: string | null;
  city: string | null;
  state: string | null;
  pinCode: string | null;
}

const normal = (text: string) => text.trim().toUpperCase();

function known(db: Sql, column: 'gst_number' | 'pan', number: string): Promise<Known | undefined> {
  return first<Known>(
    db,
    `select legal_name "name", address1 address, city, state, pin_code "pinCode" from supplier
      where upper(${column}) = $1 and submitted order by id limit 1`,
    [number],
  );
}

const ANOTHER = '27AAPFU0939F1ZV';
const STATUS: Partial<Record<Case, string>> = { inactive: 'Inactive', cancelled: 'Cancelled' };

export async function checkGst(db: Sql, given: string): Promise<string | null> {
  const gst = normal(given);
  const found = await known(db, 'gst_number', gst);
  return answer(gst, gstinProblem(gst) === null, asked => {
    if (asked === 'hostile')
      return {
        result: {
          gstnDetailed: {
            legalNameOfBusiness: HOSTILE.html,
            tradeNameOfBusiness: { name: null },
            constitutionOfBusiness: 42,
            gstinStatus: 'ACTIVE',
            principalPlaceAddress: {
              splitAddress: { addressLine: HOSTILE.long, city: [null, 7], state: null, pincode: 411001 },
            },
            registrationDate: '31/02/2019',
            taxPayerType: ['Regular'],
          },
          annualAggregateTurnOver: HOSTILE.rightToLeft,
        },
      };
    const holder = getHolder(panOfGstin(gst));
    const place = toPlace(gst);
    return {
      result: {
        gstnDetailed: {
          gstin: asked === 'another' ? ANOTHER : gst,
          legalNameOfBusiness: found?.name ?? holder.name,
          tradeNameOfBusiness: found?.name ?? holder.tradeName,
          constitutionOfBusiness: holder.constitution,
          gstinStatus: STATUS[asked] ?? 'ACTIVE',
          principalPlaceAddress: {
            splitAddress: {
              addressLine: found?.address ?? `${place.line1}, ${place.line2}`,
              city: [found?.city ?? place.city],
              district: [found?.city ?? place.city],
              state: [[found?.state ?? place.state, '']],
              pincode: found?.pinCode ?? place.pinCode,
            },
          },
          registrationDate: registeredOn(gst),
          taxPayerType: 'Regular',
        },
        annualAggregateTurnOver: 'Slab: Rs. 5 Cr. to 25 Cr.',
      },
    };
  });
}

export async function checkPan(db: Sql, given: string): Promise<string | null> {
  const pan = normal(given);
  const found = await known(db, 'pan', pan);
  return answer(pan, panProblem(pan) === null, asked => {
    if (asked === 'hostile')
      return {
        result: {
          number: pan,
          name: HOSTILE.html,
          title: null,
          panStatus: 'VALID',
          typeOfHolder: {},
          isIndividual: 'perhaps',
        },
      };
    const { name, title, typeOfHolder, individual } = getHolder(pan);
    return {
      result: {
        number: asked === 'another' ? panOfGstin(ANOTHER) : pan,
        name: found?.name ?? name,
        title,
        panStatus: asked === 'inactive' || asked === 'cancelled' ? 'INVALID' : 'VALID',
        typeOfHolder,
        isIndividual: individual,
        aadhaarSeedingStatusCode: individual ? 'Y' : 'NA',
      },
    };
  });
}

/** Checks for higher tax deduction (section 206AB). 9008 is inoperative; 9005 and 9009 succeed, so that only the PAN check itself fails. */
export async function pan206Ab(given: string): Promise<string | null> {
  const pan = normal(given);
  if (panProblem(pan) !== null) return null;
  return Promise.resolve(JSON.stringify({ panStatus: getCase(pan) === 'inoperative' ? 'Inoperative' : 'Operative' }));
}

export async function checkTan(given: string): Promise<string | null> {
  const tan = normal(given);
  return answer(tan, tanProblem(tan) === null, asked => ({
    result: { isValid: asked === 'hostile' ? HOSTILE.html : asked !== 'inactive' && asked !== 'cancelled' },
  }));
}

export async function checkCin(given: string): Promise<string | null> {
  const cin = normal(given);
  return answer(cin, cinProblem(cin) === null, asked => ({
    result: {
      status:
        asked === 'hostile'
          ? { text: HOSTILE.html }
          : asked === 'cancelled'
            ? 'STRIKE OFF'
            : (STATUS[asked] ?? 'ACTIVE'),
    },
  }));
}

/** Derives the enterprise size from the number; 9001 exceeds every size. */
export async function checkMsme(given: string): Promise<string | null> {
  const msme = normal(given);
  return answer(msme, udyamProblem(msme) === null, asked => {
    if (asked === 'hostile')
      return { result: { enterpriseType: [{ enterpriseType: HOSTILE.html, classificationDate: '31/02/2024' }, null] } };
    const sizes = ['Micro', 'Small', 'Medium'];
    const size = asked === 'inactive' ? 'Large' : sizes[Number(msme.slice(-1)) % sizes.length];
    return {
      result: {
        enterpriseType: [{ enterpriseType: size, classificationDate: '01/04/2025', classificationYear: '2025-26' }],
      },
    };
  });
}

interface Account {
  accountNo: string;
  ifsc: string;
  viewer: Viewer;
}

/** An account belongs to the caller, unless its number contains 9007. */
export async function checkBank(db: Sql, { accountNo, ifsc: given, viewer }: Account): Promise<string | null> {
  const ifsc = normal(given);
  const own = await first<{ name: string }>(
    db,
    'select coalesce(legal_name, name) "name" from supplier where id = $1',
    [viewer.supplierId],
  );
  const isRight = ifscProblem(ifsc) === null && /^\d{6,18}$/.test(accountNo.trim());
  return answer(accountNo, isRight, asked => {
    const { bankName, branch, address, micr } = getBranch(ifsc);
    if (asked === 'hostile')
      return [
        { result: { active: 'yes', bankTransfer: { beneName: HOSTILE.html } } },
        { result: { bankName: 7, branch: null, address: HOSTILE.long } },
      ];
    const active = asked === 'inactive' || asked === 'cancelled' ? 'not' : 'yes';
    const beneName = asked === 'another' ? 'Meridian Traders' : (own?.name ?? getHolder('AAAFM1234A').name);
    return [{ result: { active, bankTransfer: { beneName } } }, { result: { bankName, branch, address, micr } }];
  });
}
