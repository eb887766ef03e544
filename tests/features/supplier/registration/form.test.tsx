import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { formatDay, today } from '@/lib/dates';
import { answer, graphqlError } from '../../../support/server.ts';
import { held } from '../../../support/held.ts';
import {
  answerServices,
  BY_GST,
  choose,
  field,
  openRegistration,
  OWN,
  put,
  savedRows,
  say,
  shown,
  somebody,
  USA,
  VERIFIED,
} from './screen.tsx';

let saves: ReturnType<typeof answerServices>;
beforeEach(() => {
  saves = answerServices();
});

const save = async (user: Awaited<ReturnType<typeof openRegistration>>, count: number) => {
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saves).toHaveLength(count));
  return saves.at(-1)?.input ?? {};
};

describe('registration form by country and GST choice', () => {
  it('another country clears the identity and its rows, and India requires GST', async () => {
    const user = await openRegistration({
      ...VERIFIED,
      contact: '[{"uid":"c","firstName":"Mira"}]',
      bankInformation: '[{"uid":"b"}]',
      certificates: '[{"uid":"k"}]',
      locationOfPresence: '[{"uid":"l"}]',
      revenue: '[{"uid":"r"}]',
    });
    expect(field('Legal Name')).toHaveValue(VERIFIED.legalName);
    await choose(user, 'Country', 'Germany');
    const question = within(await screen.findByRole('alertdialog', { name: 'Change Country?' }));
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(field('Country')).toHaveFocus());
    expect(shown('GST Number')).toBe(true);
    expect(await save(user, 1)).toMatchObject(VERIFIED);
    expect(savedRows(saves, 'contact')).toHaveLength(1);
    await choose(user, 'Country', 'Germany');
    await user.click(await screen.findByRole('button', { name: 'Change' }));
    await waitFor(() => expect(field('Country')).toHaveFocus());
    expect([shown('GST Number'), shown('PAN'), screen.queryByRole('radiogroup', { name: /GST/ })]).toEqual([
      false,
      false,
      null,
    ]);
    expect(field('Legal Name')).toHaveValue('');
    expect(shown('Organization Registration Number')).toBe(true);
    expect(await save(user, 2)).toMatchObject({ iHaveGst: null, gstNumber: null, pan: null, isGstVerify: false });
    const lists = ['contact', 'bankInformation', 'certificates', 'locationOfPresence'] as const;
    expect(lists.map(list => savedRows(saves, list))).toEqual([[], [], [], []]);
    expect(savedRows(saves, 'revenue')).toHaveLength(1);
    await choose(user, 'Country', 'India');
    expect(field('GST Number')).toHaveValue('');
    const toggle = screen.getByRole('radiogroup', { name: 'We are GST Registered' });
    expect(within(toggle).getByRole('radio', { name: 'Yes' })).toBeChecked();
  });

  it('services to India require TRC, No PE and Form A2 with attachments; only the US has a state list', async () => {
    answer('stateList', { stateList: { data: [{ id: 1, name: 'Massachusetts' }] } });
    const user = await openRegistration(USA);
    expect(screen.queryByRole('radiogroup', { name: 'TRC' })).toBeNull();
    await say(user, 'Is Service Provided To India', 'Yes');
    for (const paper of ['TRC', 'No PE Declaration Form', 'Form A2']) {
      expect(screen.queryByText(`${paper} Attachment`)).toBeNull();
      await say(user, paper, 'Yes');
      expect(screen.getByText(`${paper} Attachment`)).toBeVisible();
    }
    await say(user, 'Is Service Provided To India', 'No');
    expect(screen.queryByText('TRC Attachment')).toBeNull();
    await choose(user, 'State', 'Massachusetts');
    expect((await save(user, 1))['state']).toBe('Massachusetts');
    await choose(user, 'Country', 'Germany');
    expect(field('State')).toHaveValue('');
  });
});

it('changing the currency of one year changes it for all years', async () => {
  answer('profileCurrencies', { currencyList: { data: [{ id: 1, code: 'INR', name: 'INR' }] } });
  const year = (number: number) => ({
    uid: `y-${number}`,
    year: number,
    currency: 'USD',
    turnover: '5',
    netProfit: '1',
  });
  const user = await openRegistration({ ...VERIFIED, revenue: JSON.stringify([year(2019), year(2020)]) });
  await user.click(await screen.findByRole('button', { name: /^Open year 2/ }));
  const modal = within(await screen.findByRole('dialog', { name: 'Revenue Information' }));
  await user.click(modal.getByRole('button', { name: 'Edit' }));
  await user.click(await modal.findByRole('combobox', { name: 'Currency' }));
  await user.click(await screen.findByTitle('INR'));
  await user.click(modal.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: 'Change all years' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saves).toHaveLength(1));
  expect(savedRows(saves, 'revenue')).toMatchObject([
    { year: 2019, currency: 'INR' },
    { year: 2020, currency: 'INR' },
  ]);
});

it('an invalid date shows an error during typing, also after a save', async () => {
  const user = await openRegistration(USA);
  const founded = field('Date Founded');
  const late = 'Date founded must be before today';
  await user.click(founded);
  await user.paste(formatDay(today()));
  await user.keyboard('{Enter}');
  expect(await screen.findByText(late)).toBeVisible();
  await user.clear(founded);
  await user.tab();
  await waitFor(() => expect(screen.queryByText(late)).toBeNull());
  await save(user, 1);
  await user.click(founded);
  await user.paste(formatDay(today()));
  await user.tab();
  expect(await screen.findByText(late)).toBeVisible();
});

describe('names and overseas numbers', () => {
  const FIELDS = [
    ['Legal Name', 'legalName', 'This organization name is already taken.', 'organization name'],
    ['Organization Registration Number', 'registration', 'This registration number is already taken .', 'registration number'],
    ['Tax Number', 'taxNo', 'This TAX number is already taken', 'TAX number'],
    ['W8/W9 Number', 'w8W9', 'This W8/W9 number is already taken', 'W8/W9 number'],
  ] as const; // prettier-ignore

  it('that are already taken show an error on blur, at any length, and block the submit', async () => {
    let suppliers: object[] = [];
    let applications: object[] = [];
    const asked = answer('supplierList', () => ({ supplierList: { data: suppliers } }));
    answer('supplierOverseaList', () => ({ supplierOverseaList: { data: applications } }));
    const user = await openRegistration(USA);
    for (const [label, name, taken] of FIELDS) {
      applications = [somebody({ [name]: 'TW 7' })];
      await put(user, label, 'tw 7 ');
      await user.tab();
      expect(await screen.findByText(taken)).toBeVisible();
      // The user's own application, and a similar one.
      applications = [somebody({ [name]: 'TW', email: OWN.toUpperCase() })];
      suppliers = [somebody({ [name]: 'TW Sons' })];
      await put(user, label, 'TW');
      await user.tab();
      await waitFor(() => expect(screen.queryByText(taken)).toBeNull());
      suppliers = [];
    }
    expect(asked.at(-1)).toEqual({
      input: {
        currentPage: 1,
        pageSize: 0,
        parameters: [
          { name: 'w8W9', value: 'TW' },
          { name: 'active', value: 'true' },
        ],
      },
    });
  });

  it("that can't be checked show an error and are checked again on blur", async () => {
    let down: 'suppliers' | 'applications' | null = 'suppliers';
    answer('supplierList', () => (down === 'suppliers' ? graphqlError('down') : { supplierList: { data: [] } }));
    answer('supplierOverseaList', () =>
      down === 'applications' ? graphqlError('down') : { supplierOverseaList: { data: [] } },
    );
    const user = await openRegistration(USA);
    for (const [label, , , what] of FIELDS) {
      const expectNote = (note: string) => waitFor(() => expect(field(label)).toHaveAccessibleDescription(note));
      down = 'suppliers';
      await put(user, label, 'TW 8');
      await user.tab();
      await expectNote(`Error checking ${what}`);
      down = 'applications';
      await user.click(field(label));
      await user.tab();
      await expectNote(`Error checking ${what} in supplier application`);
      down = null;
      await user.click(field(label));
      await user.tab();
      await expectNote('');
    }
    expect(screen.getAllByRole('button', { name: 'Copy details' })[0]).toBeVisible();
  });

  it('delay a save right after typing until the check has finished', async () => {
    const slow = held();
    const asked = answer('supplierList', async () => {
      await slow.until;
      return { supplierList: { data: [somebody({ legalName: 'Slow Traders' })] } };
    });
    answer('supplierOverseaList', { supplierOverseaList: { data: [] } });
    const user = await openRegistration({ ...VERIFIED, legalName: null });
    await put(user, 'Legal Name', 'Slow Traders');
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(screen.queryAllByText(/is required$/)).toEqual([]);
    slow.release();
    expect(await screen.findByText('This organization name is already taken.')).toBeVisible();
  });

  it('in India are checked from the fourth character on, and late results for another name are ignored', async () => {
    const slow = held();
    const asked = answer('supplierList', async ({ input }: { input: { parameters: { value: string }[] } }) => {
      if (input.parameters[0]?.value !== 'Slow Traders') return { supplierList: { data: [] } };
      await slow.until;
      return { supplierList: { data: [somebody({ legalName: 'Slow Traders' })] } };
    });
    const user = await openRegistration({ ...VERIFIED, legalName: null });
    await put(user, 'Legal Name', 'Abc');
    await user.tab();
    await put(user, 'Legal Name', 'Slow Traders');
    await user.tab();
    await waitFor(() => expect(asked).toHaveLength(1));
    await put(user, 'Legal Name', 'Quick Traders');
    await user.tab();
    await waitFor(() => expect(asked).toHaveLength(2));
    slow.release();
    await save(user, 1);
    expect(screen.queryByText('This organization name is already taken.')).toBeNull();
    expect(asked.map(({ input }) => input.parameters[0]?.value)).toEqual(['Slow Traders', 'Quick Traders']);
  });
});

describe('autosave', () => {
  it('saves when the user leaves a valid contact number, shows a failure and retries', async () => {
    const slow = held();
    let fails = false;
    const sent = answer('createSupplierRegistration', async () => {
      await slow.until;
      return fails ? graphqlError('down') : { createSupplierRegistration: { id: 7 } };
    });
    const user = await openRegistration(BY_GST);
    await put(user, 'Contact Number', '91 98');
    await user.tab();
    expect(await screen.findByText('Enter digits only')).toBeVisible();
    expect(sent).toHaveLength(0);
    await put(user, 'Contact Number', '919822011246');
    await user.tab();
    expect(await screen.findByText('Saving…')).toBeVisible();
    slow.release();
    expect(await screen.findByText(/^Saved \d\d:\d\d [AP]M$/)).toBeVisible();
    // 'Try again' repeats the autosave, not a refused submit before it.
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    await screen.findByText('There is a problem');
    fails = true;
    await put(user, 'Contact Number', '919822011247');
    await user.tab();
    const state = await screen.findByText("Couldn't save.");
    const line = within(state.parentElement as HTMLElement);
    expect(line.getByRole('button', { name: 'Copy details' })).toBeVisible();
    fails = false;
    await user.click(line.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(state).toBeEmptyDOMElement());
    expect(sent.map(({ input }) => (input as { contactNumber: string }).contactNumber)).toEqual([
      '919822011246',
      '919822011247',
      '919822011247',
    ]);
  });
});
