import { useMemo } from 'react';
import { isIndia } from '@/lib/country';
import type { Id } from '@/lib/ids';
import { useCall } from '@/platform/graphql/useCall';
import type { Lookups } from '@/shared/fields/types';
import type { AnyValues, Choice } from '@/shared/kinds/types';
import { allRows, firstRows } from '@/shared/list/listInput';
import { addressesAmong } from '../model/ownAddresses';
import { locationLabel } from '@/domain/supplier/locationLabel';
import { LocationTypeListDocument, TitleListDocument } from './contacts.graphql.generated';
import * as lists from './lookups.graphql.generated';
import { SupplierLocationOfPresenceListDocument } from './sections.graphql.generated';
import { bySupplier } from './bySupplier';

/** Page sizes of profile lookups (spec 1 §9). */
export const PAGE = 10;
const COUNTRIES = 100;
const BANK_TITLES = 300;
/** Filter for selectable rows. */
export const IN_USE = { active: 'true', deleted: 'false' };

type Named = { code?: string | null; name: string | null };
const toChoice = ({ code, name }: Named): Choice => ({ code: code ?? name ?? '', name: name ?? code ?? '' });
/** Converts rows that are stored by name. */
export const byName = ({ name }: Named): Choice => ({ code: name ?? '', name: name ?? '' });
const nameIn = (values: AnyValues, field: string) => (values[field] as Choice | null | undefined)?.name;

const having = (typed: string) => (name: string) => name.toLowerCase().includes(typed.trim().toLowerCase());

/** Returns the unique labels that contain the typed text. */
export function locationsAmong(labels: readonly string[], typed: string): Choice[] {
  return [...new Set(labels)].filter(having(typed)).map(name => byName({ name }));
}

/** Returns the remote lookups of profile fields; null: the supplier isn't saved yet. */
export function useSupplierLookups(supplierId: Id | null): Lookups {
  const call = useCall();
  return useMemo((): Lookups => {
    const first = (name: string, more: Record<string, string | undefined> = IN_USE) => ({
      input: firstRows(PAGE, { name, ...more }),
    });
    const locationsInUse = async (signal: AbortSignal) => {
      if (supplierId === null) return [];
      const answer = await call(SupplierLocationOfPresenceListDocument, bySupplier(supplierId), { signal });
      return (answer.supplierLocationOfPresenceList?.data ?? []).filter(({ deleted }) => deleted !== true);
    };
    const countries = async (name: string, signal: AbortSignal) => {
      const input = firstRows(COUNTRIES, { name, ...IN_USE });
      return ((await call(lists.CountryListDocument, { input }, { signal })).countryList?.data ?? []).map(toChoice);
    };
    return {
      titles: async (name, _values, signal) =>
        ((await call(TitleListDocument, first(name), { signal })).titleList?.data ?? []).map(byName),
      locationTypes: async (name, _values, signal) =>
        ((await call(LocationTypeListDocument, first(name), { signal })).locationTypeList?.data ?? []).map(byName),
      organizationTypes: async (name, _values, signal) =>
        (
          (await call(lists.OrganizationTypeListDocument, first(name), { signal })).organizationTypeList?.data ?? []
        ).map(byName),
      relationshipTypes: async (name, _values, signal) =>
        (
          (await call(lists.RelationShipTypeListDocument, first(name), { signal })).relationShipTypeList?.data ?? []
        ).map(byName),
      taxTypes: async (name, _values, signal) =>
        (
          (await call(lists.TaxTypeCertificateListDocument, first(name), { signal })).taxTypeCertificateList?.data ?? []
        ).map(byName),
      certificates: async (name, _values, signal) =>
        ((await call(lists.CertificateListDocument, first(name), { signal })).certificateList?.data ?? []).map(byName),
      countries: (name, _values, signal) => countries(name, signal),
      otherCountries: async (name, _values, signal) =>
        (await countries(name, signal)).filter(({ name }) => !isIndia(name)),
      states: async (name, _values, signal) =>
        (
          (await call(lists.StateListDocument, first(name, { ...IN_USE, countryCode: 'US' }), { signal })).stateList
            ?.data ?? []
        ).map(byName),
      cities: async (name, values, signal) => {
        const asked = first(name, { ...IN_USE, countryName: nameIn(values, 'country') });
        const found = ((await call(lists.CityListDocument, asked, { signal })).cityList?.data ?? []).map(byName);
        const typed = name.trim();
        // The list is incomplete, so the typed place is an option too.
        return typed === '' || found.some(city => city.name.toLowerCase() === typed.toLowerCase())
          ? found
          : [...found, { code: typed, name: typed }];
      },
      regions: async (name, values, signal) => {
        const input = allRows({ type: 'state', country: nameIn(values, 'country'), ...IN_USE });
        const rows = (await call(lists.GeographyListDocument, { input }, { signal })).geographyList?.data ?? [];
        return rows.flatMap(({ state }) => (state && having(name)(state) ? [byName({ name: state })] : []));
      },
      categories: async (name, _values, signal) =>
        ((await call(lists.CategoryListDocument, first(name), { signal })).categoryList?.data ?? []).map(byName),
      currencies: async (name, _values, signal) => {
        const input = firstRows(PAGE, { code: name, ...IN_USE });
        return ((await call(lists.ProfileCurrenciesDocument, { input }, { signal })).currencyList?.data ?? []).map(
          toChoice,
        );
      },
      bankTitles: async (_typed, { country }, signal) => {
        // Other countries have fixed titles (spec 1 §5).
        if (!isIndia(country as string)) return [];
        const input = firstRows(BANK_TITLES, { isVisibleToIndia: 'true', ...IN_USE });
        return ((await call(lists.BankTitleListDocument, { input }, { signal })).bankTitleList?.data ?? []).map(byName);
      },
      suppliers: async (codeorname, _values, signal) => {
        const input = firstRows(PAGE, { codeorname });
        return ((await call(lists.ProfileSuppliersDocument, { input }, { signal })).masterSupplierList?.data ?? []).map(
          toChoice,
        );
      },
      locations: async (name, _values, signal) =>
        locationsAmong((await locationsInUse(signal)).map(locationLabel), name),
      ownAddresses: async (text, _values, signal) => addressesAmong(await locationsInUse(signal), text),
    };
  }, [call, supplierId]);
}
