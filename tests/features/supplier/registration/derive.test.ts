import { getLostFields } from '@/shared/form/lostFields';
import { describeProgress } from '@/shared/form/SectionProgress';
import type { Attachment } from '@/shared/attachments/attachment';
import { describe, expect, it } from 'vitest';
import { deriveRegistration } from '@/features/supplier/registration/model/derive';
import {
  registrationFields,
  type RegistrationValues,
} from '@/features/supplier/registration/model/registration.fields';
import { getRegistrationProgress, wrongRows } from '@/features/supplier/registration/model/progress';
import { LISTS } from '@/features/supplier/registration/model/sections';
import { resolveFields } from '@/shared/fields/resolve';
import { fieldError } from '@/shared/fields/schema';
import { getBlank } from '@/shared/fields/dto';

const INDIA = { code: 'IN', name: 'India' };
const USA = { code: 'US', name: 'United States' };
const blank = {
  ...getBlank(registrationFields),
  ...Object.fromEntries(LISTS.map(name => [name, []])),
} as unknown as RegistrationValues;
const form = (over: Partial<RegistrationValues>): RegistrationValues => ({ ...blank, ...over });
/** Applies a change and the derived values. */
const after = (before: RegistrationValues, change: Partial<RegistrationValues>) => {
  const now = { ...before, ...change };
  return { ...now, ...deriveRegistration(now, before) };
};

const gst = {
  text: '27AAKCV4711K1Z0',
  verified: true,
  found: { legalName: 'Indravati Instruments Private Limited', city: 'Pune', address1: 'Plot 19', panStatus: 'VALID' },
};
const rows = [{ uid: 'a' }];
const known = () =>
  after(form({ country: INDIA, iHaveGst: true, contactNumber: '91', email: 'a@b.example' }), { gstNumber: gst });

describe('registration form values', () => {
  it('count a cleared state and its name as one lost field when the country changes', () => {
    const ohio = { code: 'OH', name: 'Ohio' };
    const before = after(form({ country: USA }), { usState: ohio, city: 'Dayton' });
    const changed = { ...before, country: { code: 'DE', name: 'Germany' } };
    const derive = (now: object, former: object) =>
      deriveRegistration(now as RegistrationValues, former as RegistrationValues);
    const { lost } = getLostFields({ before, changed, patch: derive(changed, before) ?? {}, derive });
    // 'state' has no field: it repeats the selected state.
    expect(lost.toSorted()).toEqual(['city', 'state', 'usState']);
  });

  it("keep input in fields that verification doesn't lock, and suggest the GST record's values", () => {
    const typed = { address2: 'Own Lane', yearFounded: '2001-04-01', legalName: 'Typed Name' };
    const found = { ...gst.found, address2: 'Kaveri Estate', address3: 'Phase 2', yearFounded: '2018-07-01' };
    const verified = after(form({ country: INDIA, iHaveGst: true, ...typed }), { gstNumber: { ...gst, found } });
    expect(verified).toMatchObject({
      address2: 'Own Lane',
      address3: 'Phase 2',
      yearFounded: '2001-04-01',
      legalName: 'Indravati Instruments Private Limited',
    });
    const fields = resolveFields<RegistrationValues>(registrationFields, [], [], verified);
    const hints = fields.flatMap(
      ({ def }) => def.warn?.(verified[def.name as keyof RegistrationValues] as never, verified) ?? [],
    );
    expect(hints).toEqual([
      'The verified value replaced what you entered: Typed Name',
      'The GST record says: Kaveri Estate',
      'The GST record says: 01-Jul-2018',
    ]);
  });

  it('show what a PAN verification replaced, and keep the input where it found nothing', () => {
    const found = { title: '', panHolderName: 'Test Person', typeOfHolder: 'Individual', legalName: 'Test Person' };
    const typed = { title: 'Ms', panHolderName: 'Other Person', typeOfHolder: 'individual', legalName: '' };
    const pan = { text: 'ABCPD1234E', verified: true, found };
    const verified = after(form({ country: INDIA, iHaveGst: false, ...typed }), { pan });
    expect(verified).toMatchObject({ title: 'Ms', panHolderName: 'Test Person', legalName: 'Test Person' });
    const fields = resolveFields<RegistrationValues>(registrationFields, [], [], verified);
    const hints = fields.flatMap(({ def }) => {
      const hint = def.warn?.(verified[def.name as keyof RegistrationValues] as never, verified);
      return hint ? [[def.name, hint]] : [];
    });
    expect(hints).toEqual([['panHolderName', 'The verified value replaced what you entered: Other Person']]);
  });

  it.each([
    ['STRIKE OFF', 'STRIKE OFF'],
    ['active', null],
  ])('warn about a company whose CIN status is %s', (status, hint) => {
    const cin = { text: 'U12345MH2001PTC123456', verified: true, found: { status } };
    const verified = after(form({ country: INDIA, iHaveGst: true }), { cin });
    const fields = resolveFields<RegistrationValues>(registrationFields, [], [], verified);
    const field = fields.find(({ def }) => def.name === 'cinStatus');
    const said = field?.def.warn?.(verified.cinStatus as never, verified) ?? null;
    if (hint === null) expect(said).toBeNull();
    else expect(said).toContain(hint);
  });

  it('accept a GST number without a PAN and require none', () => {
    const uin = { text: '0717UNO00157UNO', verified: true, found: {} };
    const verified = after(form({ country: INDIA, iHaveGst: true }), { gstNumber: uin });
    expect(verified).toMatchObject({ pan: { text: '', verified: false } });
    const shown = resolveFields<RegistrationValues>(registrationFields, [], [], verified).filter(
      field => field.present,
    );
    expect(shown.map(({ label }) => label)).not.toContain('PAN');
    expect(verified.accountsTaxDetails.map(({ taxNumber }) => taxNumber)).toEqual([uin.text]);
  });

  it('keep the locations of contacts and accounts when a location is renamed', () => {
    const at = (uid: string, locationType: string, city: string) => ({ uid, locationType, city, country: 'India' });
    const named = (uid: string, ...names: string[]) => ({ uid, locationType: JSON.stringify(names) });
    const [pune, surat] = ['Factory - Pune - India', 'Factory - Surat - India'];
    const before = form({
      locationOfPresence: [at('l1', 'Factory', 'Pune'), at('l2', 'Office', 'Goa')],
      contact: [named('c1', pune, 'Office - Goa - India'), named('c2', 'Office - Goa - India')],
      bankInformation: [named('b1', pune)],
    });
    const moved = after(before, { locationOfPresence: [at('l1', 'Factory', 'Surat'), at('l2', 'Office', 'Goa')] });
    expect(moved.contact).toEqual([named('c1', surat, 'Office - Goa - India'), before.contact[1]]);
    expect(moved.bankInformation).toEqual([named('b1', surat)]);

    // Another location has the same name, so the contact may belong to both.
    const twice = { ...before, locationOfPresence: [at('l1', 'Factory', 'Pune'), at('l3', 'Factory', 'Pune')] };
    const one = after(twice, { locationOfPresence: [at('l1', 'Factory', 'Surat'), at('l3', 'Factory', 'Pune')] });
    expect(one.bankInformation).toEqual([named('b1', pune, surat)]);
    // Deleting a location renames nothing.
    expect(after(before, { locationOfPresence: [] }).bankInformation).toEqual([named('b1', pune)]);
  });

  it("aren't reset by unmatched text in Country", () => {
    const before = { ...known(), contact: rows } as unknown as RegistrationValues;
    const mistyped = after(before, { country: { code: '', name: 'Indai', typed: true } });
    expect(mistyped).toMatchObject({ iHaveGst: true, gstNumber: gst, city: 'Pune', contact: rows });
    expect(after(mistyped, { country: INDIA })).toMatchObject({ gstNumber: gst, city: 'Pune', contact: rows });
    expect(after(mistyped, { country: USA })).toMatchObject({ gstNumber: { text: '', verified: false }, contact: [] });
  });

  it('accept any text as boardline, but only digits as phone', () => {
    const values = form({ country: USA, boardline: '022-4567 8900', phone: '022-4567 8900' });
    const resolved = resolveFields<RegistrationValues>(registrationFields, [], [], values);
    const wrong = resolved.filter(({ def }) => def.name === 'boardline' || def.name === 'phone');
    expect(wrong.map(field => fieldError(field, values, 'submit'))).toEqual([null, 'Enter digits only']);
  });

  it('require GST in India, and neither GST nor PAN elsewhere', () => {
    expect(after(form({}), { country: INDIA })).toMatchObject({ iHaveGst: true });
    expect(
      after(form({ country: INDIA, iHaveGst: true, gstNumber: gst, contact: rows, bankInformation: rows }), {
        country: USA,
      }),
    ).toMatchObject({
      iHaveGst: null,
      gstNumber: { text: '', verified: false },
      pan: { text: '', verified: false },
      contact: [],
      bankInformation: [],
    });
  });

  it('are prefilled from the GST number: PAN, names, address, currency', () =>
    expect(known()).toMatchObject({
      legalName: 'Indravati Instruments Private Limited',
      city: 'Pune',
      panStatus: 'VALID',
      pan: { text: 'AAKCV4711K', verified: true },
      currency: 'INR',
    }));

  it('are prefilled from the PAN', () =>
    expect(
      after(form({ country: INDIA, iHaveGst: false }), {
        pan: { text: 'AAKPV4711K', verified: true, found: { panHolderName: 'Asha Apte', typeOfHolder: 'Individual' } },
      }),
    ).toMatchObject({
      panHolderName: 'Asha Apte',
      typeOfHolder: 'Individual',
      currency: 'INR',
      unregisteredGSTVendor: true,
    }));

  it('are cleared on Reset, except account, country and GST choice', () => {
    const full = {
      ...known(),
      contact: rows,
      certificates: rows,
      locationOfPresence: rows,
      bankInformation: rows,
      accountsTaxDetails: rows,
    };
    expect(after(full, { gstNumber: { text: '', verified: false } })).toMatchObject({
      legalName: '',
      city: '',
      pan: { text: '', verified: false },
      contact: [],
      certificates: [],
      locationOfPresence: [],
      bankInformation: [],
      accountsTaxDetails: [],
      contactNumber: '91',
      email: 'a@b.example',
      country: INDIA,
      iHaveGst: true,
    });
  });

  it('lose the GST data when the toggle is switched off', () =>
    expect(after(known(), { iHaveGst: false })).toMatchObject({
      gstNumber: { text: '' },
      legalName: '',
      pan: { text: '', verified: false },
    }));

  it('create the header location from address and location type, and keep it in sync', () => {
    const chosen = after(known(), { locationType: { code: 'HEAD_OFFICE', name: 'Head Office' } });
    expect(chosen.locationOfPresence).toMatchObject([
      {
        locationType: 'Head Office',
        addressLine1: 'Plot 19',
        city: 'Pune',
        country: 'India',
        iHaveGst: true,
        isHeaderAddress: true,
      },
    ]);
    expect(String(chosen.locationOfPresence[0]?.['taxList'])).toContain('"taxNumber":"27AAKCV4711K1Z0"');
    const moved = after(
      { ...chosen, locationOfPresence: [...chosen.locationOfPresence, { uid: 'b', city: 'Surat' }] },
      { phone: '9122', locationType: { code: 'FACTORY', name: 'Factory' } },
    );
    expect(moved.locationOfPresence.map(row => [row['locationType'], row['locationPhone'], row['city']])).toEqual([
      ['Factory', '9122', 'Pune'],
      [undefined, undefined, 'Surat'],
    ]);
    expect(deriveRegistration(moved, moved)?.locationOfPresence).toBeUndefined();
  });

  it('keep attachments and phone of the header location, and update its tax numbers from the form', () => {
    const abroad = after(form({}), { country: USA });
    const typed = after(abroad, { registration: 'MA-1', address1: '4 Quay Road' });
    const chosen = after(typed, { locationType: { code: 'HO', name: 'Head Office' } });
    const taxes = (values: RegistrationValues) =>
      JSON.parse(String(values.locationOfPresence[0]?.['taxList'])) as { taxNumber: string; attachment: object[] }[];
    expect(taxes(chosen).map(({ taxNumber }) => taxNumber)).toEqual(['MA-1', '']);
    const withPapers = {
      ...chosen,
      locationOfPresence: chosen.locationOfPresence.map(row => ({
        ...row,
        locationPhone: '16095550142',
        taxList: JSON.stringify(taxes(chosen).map(tax => ({ ...tax, attachment: [{ file_uid: 'f' }] }))),
      })),
    };
    const later = after(after(chosen, withPapers), { taxNo: 'T-2', registration: 'MA-2', city: 'Boston' });
    expect(later.locationOfPresence).toMatchObject([{ city: 'Boston', locationPhone: '16095550142' }]);
    expect(taxes(later)).toMatchObject([
      { taxNumber: 'MA-2', attachment: [{ file_uid: 'f' }] },
      { taxNumber: 'T-2', attachment: [{ file_uid: 'f' }] },
    ]);
    expect(later.accountsTaxDetails).toEqual(taxes(later));
    expect(after(later, { phone: '16095550199' }).locationOfPresence[0]?.['locationPhone']).toBe('16095550199');
  });

  it('add, replace and remove the MSME certificate with the verification and the number', () => {
    const found = { enterpriseType: 'Small', issueDate: '2025-04-01', classificationYear: '2025-26', isMsme: true };
    const asked = after(known(), { isMsme: true });
    const verified = after(
      { ...asked, certificates: rows },
      { msmeNumber: { text: 'UDYAM-MH-27-0001234', verified: true, found } },
    );
    expect(verified.msmeEnterpriseType).toBe('Small');
    expect(verified.certificates).toMatchObject([
      { uid: 'a' },
      {
        certificateName: 'MSME Certificate',
        certificateNumber: 'UDYAM-MH-27-0001234',
        classificationYear: '2025-26',
        issueDate: '2025-04-01',
      },
    ]);
    const own = { uid: 'own', certificateName: 'msme certificate', dateOfExpiry: '2031-03-31', attachment: '[{}]' };
    const kept = after({ ...asked, certificates: [own] }, { msmeNumber: verified.msmeNumber }).certificates;
    expect(kept).toMatchObject([{ ...own, certificateName: 'MSME Certificate', issueDate: '2025-04-01' }]);
    expect(after(verified, { isMsme: false })).toMatchObject({
      msmeNumber: { text: '' },
      msmeEnterpriseType: '',
      certificates: rows,
    });
  });

  it('keep the status of TAN and CIN until the verified number changes', () => {
    const tan = after(known(), { tan: { text: 'PNEV12345A', verified: true, found: { status: 'Valid' } } });
    expect(tan.tanStatus).toBe('Valid');
    expect(after(tan, { tan: { text: 'PNEV12345', verified: false } }).tanStatus).toBe('');
  });

  // Spec 1 §5 'Required markers' and 'Location of presence'. With GST, the PAN follows from the GST number. The
  // answer about services to India decides which documents are required.
  const PLACE = ['Location Type', 'Address Line 1', 'City', 'State', 'Postal Code'];
  const IN_INDIA = [
    'PAN Holder Name',
    'Type Of Holder',
    'Organization Type',
    'Lower TDS Applicable',
    'Registered Under MSME',
  ];
  const ALWAYS = ['Contact Number', 'Country', 'Legal Name', 'Trade Name', ...PLACE];
  const pan = { text: 'AAKPV4711K', verified: true };
  it.each<[string, Partial<RegistrationValues>, string[]]>([
    [
      'with GST',
      { country: INDIA, iHaveGst: true, gstNumber: { ...gst, found: {} }, pan },
      [...IN_INDIA, 'We are GST Registered', 'GST Number', 'GST Certificate', 'PAN Card', 'E-Invoice Applicable'],
    ],
    ['with a PAN', { country: INDIA, iHaveGst: false, pan }, [...IN_INDIA, 'We are GST Registered', 'PAN', 'PAN Card']],
    [
      'from overseas',
      { country: USA },
      [
        'Organization Registration Number',
        'Registration Certificate',
        'Tax Number',
        'Tax Certificate',
        'W8/W9 Number',
        'Is Service Provided To India',
      ],
    ],
  ])('require from a supplier %s the fields of the specification and no others', (_way, given, more) => {
    const resolved = resolveFields<RegistrationValues>(registrationFields, [], [], form(given));
    const required = resolved.filter(field => field.present && field.required !== false).map(({ label }) => label);
    expect(required.toSorted()).toEqual([...ALWAYS, ...more].toSorted());
  });

  it('list what is missing, and where', () => {
    const progress = getRegistrationProgress(known());
    expect(progress.filter(part => part.missing > 0).map(({ id }) => id)).toEqual(['organization']);
    expect(progress[1]?.list.map(({ label }) => label)).toContain('Lower TDS Applicable');
  });

  it('show no part of an empty form as complete, only as not started', () => {
    const standing = getRegistrationProgress({ ...blank, contactNumber: '' }).map(describeProgress);
    expect(standing.slice(0, 2)).toEqual([
      'not started, 1 missing',
      expect.stringMatching(/^not started, \d+ missing$/),
    ]);
    expect(new Set(standing.slice(2))).toEqual(new Set(['not started']));
  });

  it('count a name that is already taken as an error', () => {
    const parts = (taken: { name: string }[]) => getRegistrationProgress(known(), taken)[1];
    const [before, now] = [parts([]), parts([{ name: 'legalName' }])];
    expect(now?.missing).toBe((before?.missing ?? 0) + 1);
    expect(now?.list.map(({ path }) => path)).toContain('legalName');
    expect([before?.wrong, now?.wrong]).toEqual([0, 1]);
  });

  it("keep a tax number's attachment with the number wherever it was added, and require it once", () => {
    const chosen = after(known(), { locationType: { code: 'HEAD_OFFICE', name: 'Head Office' } });
    const taxes = ({ accountsTaxDetails, locationOfPresence }: RegistrationValues) => {
      expect(JSON.parse(String(locationOfPresence[0]?.['taxList']))).toEqual(accountsTaxDetails);
      return accountsTaxDetails.map(({ attachment }) => (attachment as Attachment[]).map(file => file.file_uid));
    };
    const paper = (uid: string): Attachment[] => [{ file_uid: uid, file_name: uid, file_status: 'done', fileSize: 1 }];
    const atNumber = after(chosen, { gstPaper: paper('g') });
    expect(taxes(atNumber)).toEqual([['g'], []]);
    const [header] = atNumber.locationOfPresence;
    const taxList = JSON.stringify(atNumber.accountsTaxDetails.map(tax => ({ ...tax, attachment: paper('l') })));
    const inLocation = after(atNumber, { locationOfPresence: [{ ...header, uid: 'header', taxList }] });
    expect([inLocation.gstPaper, inLocation.panPaper]).toMatchObject([paper('l'), paper('l')]);
    expect(taxes(after(inLocation, { gstPaper: [] }))).toEqual([[], ['l']]);
    const getPapers = (values: RegistrationValues) =>
      getRegistrationProgress(values).flatMap(({ list }) =>
        list.map(({ label }) => label).filter(label => /GST C|GST\)/.test(label)),
      );
    expect([getPapers(chosen), getPapers(atNumber)]).toEqual([['GST Certificate'], []]);
  });

  it('list the row errors and missing location data per section, and block submitting for the same', () => {
    const chosen = after(known(), { locationType: { code: 'HEAD_OFFICE', name: 'Head Office' } });
    const contact = { uid: 'c', title: 'Ms', firstName: 'Asha', lastName: 'Apte', contactNumber: '91982201' };
    const values = {
      ...chosen,
      contact: [
        { ...contact, email: 'asha@x.example', locationType: '["Head Office - Pune - India"]' },
        { ...contact, uid: 'd', email: 'ASHA@x.example', locationType: '["Factory - Pune - India"]' },
      ],
    };
    const parts = getRegistrationProgress(values);
    const todo = (id: string) => parts.find(part => part.id === id)?.todo;
    // The documents of tax numbers are required in the section of the numbers.
    expect(todo('locations')).toEqual([]);
    expect(todo('contacts')?.map(({ key, text }) => [key, text])).toEqual([
      ['c', 'Contact 1: Duplicate entry: This email is already added.'],
      ['d', 'Contact 2: Duplicate entry: This email is already added.'],
      ['d', 'Contact 2: Location “Factory - Pune - India” no longer exists. Choose another.'],
    ]);
    const text = 'Add a bank account for Head Office - Pune - India';
    expect(todo('bank')).toEqual([{ key: null, text, given: { locationType: ['Head Office - Pune - India'] } }]);
    const counted = parts.slice(2).flatMap(({ list }) => list.map(({ path, label }) => [path, label]));
    expect(wrongRows(values).map(({ path, message }) => [path.join('.'), message])).toEqual(counted);
    expect(counted).toHaveLength(4);
  });
});
