import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answer, graphqlError } from '../../../support/server.ts';
import { held } from '../../../support/held.ts';
import {
  answerServices,
  button,
  BY_GST,
  field,
  GST,
  gstData,
  INDIA,
  msmeData,
  openRegistration,
  PAN,
  panData,
  press,
  put,
  savedRows,
  say,
  shown,
  somebody,
  VERIFIED,
  verify,
} from './screen.tsx';

let saves: ReturnType<typeof answerServices>;
beforeEach(() => {
  saves = answerServices();
});

const toast = () => document.querySelector('[data-text="errorGST status is not active"]');

describe('GST number', () => {
  it('can be verified from the 15th character on, fills in dependent fields, and Reset clears them', async () => {
    const suppliers = answer('supplierList', { supplierList: { data: [] } });
    const user = await openRegistration(BY_GST);
    await put(user, 'GST Number', GST.slice(0, 14));
    expect(button('Verify GST Number')).toBeNull();
    await put(user, 'GST Number', ` ${GST.toLowerCase()} `);
    expect(field('GST Number')).toHaveValue(GST);
    await verify(user, 'GST Number');
    expect(await screen.findByRole('button', { name: 'Reset GST Number' })).toBeVisible();
    expect(button('Verify GST Number')).toBeNull();
    expect(field('GST Number')).toHaveAttribute('readonly');
    expect(suppliers[0]).toEqual({
      input: {
        currentPage: 1,
        pageSize: 0,
        parameters: [
          { name: 'Gst', value: GST },
          { name: 'active', value: 'true' },
        ],
      },
    });
    for (const [name, value] of [
      ['PAN', PAN],
      ['Title', 'M/s'],
      ['PAN Holder Name', 'Indravati Instruments Private Limited'],
      ['PAN Status', 'VALID'],
      ['Type Of Holder', 'Company'],
      ['206AB PAN Status', 'Operative'],
      ['GST Status', 'ACTIVE'],
      ['Turnover As Per GST', 'Slab: Rs. 5 Cr. to 25 Cr.'],
      ['GST Taxpayer Type', 'Regular'],
      ['Legal Name', 'Indravati Instruments Private Limited'],
      ['Trade Name', 'Indravati Instruments'],
      ['Address Line 1', 'Plot 19'],
      ['Address Line 2', 'Kaveri Industrial Estate'],
      ['Address Line 3', 'Phase 2'],
      ['City', 'Pune'],
      ['State', 'Maharashtra'],
      ['Postal Code', '411001'],
      ['Currency', 'INR'],
    ] as const)
      expect(field(name)).toHaveValue(value);

    await press(user, 'Reset GST Number');
    await user.click(await screen.findByRole('button', { name: 'Change' }));
    expect(field('GST Number')).toHaveValue('');
    await waitFor(() => expect(field('GST Number')).toHaveFocus());
    expect(shown('Legal Name')).toBe(false);
    expect(shown('PAN')).toBe(false);
    expect(field('Contact Number')).toHaveValue('919822011245');
  });

  it('shows why it was rejected and can be verified again', async () => {
    let data: unknown;
    answer('checkGST', () => (data === undefined ? graphqlError('down') : { checkGST: { data } }));
    const user = await openRegistration(BY_GST);
    await put(user, 'GST Number', GST);
    for (const [given, words] of [
      [null, 'Invalid GST Number'],
      [gstData({ gstinStatus: 'Cancelled' }), 'GST status is not active'],
      [gstData({ gstin: '27AAPFU0939F1ZV' }), 'The verification service returned a different number. Try again.'],
      [undefined, 'Something went wrong'],
    ] as const) {
      data = given;
      await verify(user, 'GST Number');
      await waitFor(() => expect(field('GST Number')).toHaveAccessibleDescription(expect.stringContaining(words)));
      expect(button('Reset GST Number')).toBeNull();
    }
    expect(shown('Legal Name')).toBe(false);
    // A response without the number counts for the requested number.
    data = gstData({ gstin: undefined });
    await verify(user, 'GST Number');
    expect(await screen.findByRole('button', { name: 'Reset GST Number' })).toBeVisible();
  });

  it('shows an inactive status for 6 seconds', async () => {
    answer('checkGST', { checkGST: { data: gstData({ gstinStatus: 'Inactive' }) } });
    const user = await openRegistration(BY_GST);
    await put(user, 'GST Number', GST);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      fireEvent.click(screen.getByRole('button', { name: 'Verify GST Number' }));
      for (let ms = 0; ms < 200 && !toast(); ms += 1) await act(() => vi.advanceTimersByTimeAsync(1));
      expect(toast()).toBeVisible();
      await act(() => vi.advanceTimersByTimeAsync(5700));
      expect(toast()).toBeVisible();
      await act(() => vi.advanceTimersByTimeAsync(300));
      expect(toast()).toBeNull();
    } finally {
      vi.useRealTimers();
    }
  });

  it('has one pending request at a time, and responses for a changed number are ignored', async () => {
    const slow = held();
    const OTHER = '27AAPFU0939F1ZV';
    const calls = answer('checkGST', async ({ gst }: { gst: string }) => {
      if (gst === GST) await slow.until;
      return { checkGST: { data: gstData({ gstin: gst, legalNameOfBusiness: `Holder of ${gst}` }) } };
    });
    answer('checkPAN', ({ pan }: { pan: string }) => ({ checkPAN: { data: panData({ number: pan }) } }));
    const user = await openRegistration(BY_GST);
    await put(user, 'GST Number', GST);
    const pressed = screen.getByRole('button', { name: 'Verify GST Number' });
    await user.click(pressed);
    await user.click(pressed);
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(field('GST Number')).toHaveAccessibleDescription(expect.stringContaining('Checking…'));
    await put(user, 'GST Number', OTHER);
    slow.release();
    await verify(user, 'GST Number');
    await screen.findByRole('button', { name: 'Reset GST Number' });
    expect(field('GST Number')).toHaveValue(OTHER);
    expect(field('Legal Name')).toHaveValue(`Holder of ${OTHER}`);
    expect(calls.map(({ gst }) => gst)).toEqual([GST, OTHER]);
  });

  it('of a supplier or applicant shows whom to contact and sends no verification request', async () => {
    let owners: object[] = [{ email: 'meera@tidewater.example' }, { email: 'arun@tidewater.example' }];
    const row = (over: object) => ({ legalName: null, gstNumber: GST, pan: null, registration: null, taxNo: null, w8W9: null, ...over }); // prettier-ignore
    answer('supplierList', () => ({ supplierList: { data: owners.map(row) } }));
    answer('supplierOverseaList', { supplierOverseaList: { data: [row({ email: 'new@tidewater.example' })] } });
    const asked = answer('checkGST', { checkGST: { data: gstData() } });
    const user = await openRegistration(BY_GST);
    await put(user, 'GST Number', GST);
    const start = 'A company with this GST number is already';
    for (const [given, words] of [
      [owners, `${start} registered, please contact meera@tidewater.example and arun@tidewater.example`],
      [
        [{ email: 'meera@tidewater.example' }],
        `${start} registered, please contact meera@tidewater.example and supplier.support@vireya.example`,
      ],
      // Partial matches and the user's own record are no duplicates.
      [
        [{ email: 'x@y.example', gstNumber: `${GST}9` }, { email: 'ASHA@meridian-labs.example' }],
        `${start} in the application process`,
      ],
    ] as const) {
      owners = [...given];
      await verify(user, 'GST Number');
      expect(await screen.findByText(words)).toBeVisible();
    }
    expect(asked).toHaveLength(0);
  });
});

describe('PAN of a supplier without GST', () => {
  const byPan = { ...INDIA, iHaveGst: false };

  it('can be verified from the 10th character on, warns about the inoperative rate, and can be reset', async () => {
    answer('pan206AB', { pan206AB: { data: '{"pan_status":"Inoperative"}' } });
    const user = await openRegistration({
      ...byPan,
      revenue: '[{"uid":"r"}]',
      contact: '[{"uid":"c","firstName":"Mira"}]',
    });
    await put(user, 'PAN', PAN.slice(0, 9));
    expect(button('Verify PAN')).toBeNull();
    await put(user, 'PAN', PAN.toLowerCase());
    await verify(user, 'PAN');
    await screen.findByRole('button', { name: 'Reset PAN' });
    expect(field('Legal Name')).toHaveValue('Indravati Instruments Private Limited');
    expect(field('206AB PAN Status')).toHaveValue('Inoperative');
    expect(screen.getByText('Tds would be deducted at Inoperative rate 20%')).toBeVisible();
    expect(shown('GST Status')).toBe(false);
    await press(user, 'Reset PAN');
    await user.click(await screen.findByRole('button', { name: 'Change' }));
    expect(field('PAN')).toHaveValue('');
    expect(shown('Legal Name')).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saves).toHaveLength(1));
    expect([savedRows(saves, 'revenue'), savedRows(saves, 'contact')]).toEqual([[], []]);
    expect(saves[0]?.input).toMatchObject({ pan: null, isPanVerify: false, iHaveGst: false, submitted: false });
  });

  it("shows why it was rejected; a failed 206AB check doesn't reject it", async () => {
    let data: unknown;
    let applicants = [somebody({ pan: PAN })];
    answer('supplierOverseaList', () => ({ supplierOverseaList: { data: applicants } }));
    answer('checkPAN', () => ({ checkPAN: { data } }));
    answer('pan206AB', () => graphqlError('down'));
    const user = await openRegistration(byPan);
    await put(user, 'PAN', 'ABC1234567');
    await user.tab();
    expect(await screen.findByText('Please enter a valid PAN number')).toBeVisible();
    await put(user, 'PAN', PAN);
    await verify(user, 'PAN');
    expect(
      await screen.findByText('A company with this PAN number is already in the application process'),
    ).toBeVisible();
    applicants = [];
    for (const [given, words] of [
      [null, 'Invalid PAN Number'],
      [panData({ panStatus: 'INVALID' }), 'PAN status is invalid'],
    ] as const) {
      data = given;
      await verify(user, 'PAN');
      await waitFor(() => expect(field('PAN')).toHaveAccessibleDescription(expect.stringContaining(words)));
    }
    data = panData();
    await verify(user, 'PAN');
    await screen.findByRole('button', { name: 'Reset PAN' });
    expect(field('206AB PAN Status')).toHaveValue('');
  });
});

describe('TAN, CIN and MSME number', () => {
  /** Returns the shown status, or null: it is shown with a verified number only. */
  const statusOf = (name: 'TAN' | 'CIN') =>
    screen.queryByLabelText<HTMLInputElement>(`${name} Status`, { selector: 'input' })?.value ?? null;

  it('are verified as soon as they are complete, and show the result', async () => {
    const [tan, cin] = [{ data: '' }, { data: '' }];
    answer('checkTAN', () => ({ checkTAN: { ...tan } }));
    answer('checkCIN', () => ({ checkCIN: { ...cin } }));
    const user = await openRegistration(VERIFIED);
    for (const [data, words, status] of [
      ['{"result":{"isValid":true}}', 'Verified', 'Valid'],
      ['{"result":{"is_valid":"yes"}}', 'Verified', 'Valid'],
      ['{"result":{"isValid":false}}', 'This TAN is not valid', null],
      ['{"result":{"isValid":"<b>perhaps</b>"}}', 'Something went wrong', null],
    ] as const) {
      tan.data = data;
      await put(user, 'TAN', 'PNEV12345A');
      await waitFor(() => expect(field('TAN')).toHaveAccessibleDescription(expect.stringContaining(words)));
      expect(statusOf('TAN')).toBe(status);
    }
    for (const [data, status] of [
      ['{"result":{"status":"STRIKE OFF"}}', 'STRIKE OFF'],
      ['{"result":{"status":{"text":"x"}}}', null],
    ] as const) {
      cin.data = data;
      await put(user, 'CIN', 'U72200KA2007PTC043114');
      const words = status === null ? 'Something went wrong' : 'Verified';
      await waitFor(() => expect(field('CIN')).toHaveAccessibleDescription(expect.stringContaining(words)));
      expect(statusOf('CIN')).toBe(status);
    }
    tan.data = '{"result":{"isValid":true}}';
    await put(user, 'TAN', 'PNEV12345A');
    await waitFor(() => expect(statusOf('TAN')).toBe('Valid'));
    await put(user, 'TAN', 'PNEV12345');
    expect(statusOf('TAN')).toBeNull();
  });

  it('of an MSME adds its certificate or shows why not, and No removes number and certificate', async () => {
    const NUMBER = 'UDYAM-MH-27-0001234';
    let data: unknown;
    const slow = held();
    answer('checkMsme', async () => {
      if (data === 'slow') await slow.until;
      return data === undefined ? graphqlError('down') : { checkMsme: { data: data === 'slow' ? msmeData() : data } };
    });
    const user = await openRegistration({
      ...VERIFIED,
      certificates: '[{"uid":"iso","certificateName":"ISO 9001","certificateNumber":"9"}]',
    });
    await say(user, 'Registered Under MSME', 'Yes');
    for (const [given, words] of [
      [undefined, 'Please try again after some time.'],
      [null, 'Please try again after some time.'],
      [msmeData({ enterpriseType: 'Large' }), 'Your company not in MSME enterprise type'],
    ] as const) {
      data = given;
      await put(user, 'MSME/Udyam Number', NUMBER);
      await waitFor(() =>
        expect(field('MSME/Udyam Number')).toHaveAccessibleDescription(expect.stringContaining(words)),
      );
      expect(field('MSME Enterprise Type')).toHaveValue('');
    }
    data = 'slow';
    await put(user, 'MSME/Udyam Number', NUMBER);
    expect(await screen.findByText('Please wait check msme details')).toBeVisible();
    slow.release();
    await waitFor(() => expect(field('MSME Enterprise Type')).toHaveValue('Small'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saves).toHaveLength(1));
    expect(savedRows(saves, 'certificates')).toMatchObject([
      { uid: 'iso' },
      {
        certificateName: 'MSME Certificate',
        certificateNumber: NUMBER,
        issueAuthority: 'Ministry of Micro, Small and Medium Enterprises, Government of India',
        issueDate: '2025-04-01',
        classificationYear: '2025-26',
      },
    ]);
    await say(user, 'Registered Under MSME', 'No');
    await user.click(await screen.findByRole('button', { name: 'Change' }));
    expect(shown('MSME/Udyam Number')).toBe(false);
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saves).toHaveLength(2));
    expect(savedRows(saves, 'certificates')).toMatchObject([{ uid: 'iso' }]);
    expect(saves[1]?.input).toMatchObject({ isMsme: false, msmeNumber: null, msmeEnterpriseType: null });
  });
});
