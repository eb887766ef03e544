import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { useMemo } from 'react';
import { isIndia } from '@/lib/country';
import type { Id } from '@/lib/ids';
import { equalsIgnoreCase } from '@/lib/text';
import { useCall, type Call } from '@/platform/graphql/useCall';
import type { Lookups } from '@/shared/fields/types';
import type { AnyValues, Choice } from '@/shared/fieldTypes/types';
import { allRows, firstRows, type LookupInput } from '@/shared/list/listInput';
import { addressesAmong } from '../model/ownAddresses';
import { locationLabel } from '@/domain/supplier/locationLabel';
import * as lists from './lookups.graphql.generated';
import { SupplierLocationOfPresenceListDocument } from './sections.graphql.generated';
import { bySupplier } from './useChangedRows';

/** Page sizes of profile lookups (spec 1 §9). */
const PAGE = 10;
const COUNTRIES = 100;
const BANK_TITLES = 300;
export const IN_USE = { active: 'true', deleted: 'false' };

type Named = { code?: string | null; name: string | null };
export const toChoice = ({ code, name }: Named): Choice => ({ code: code ?? name ?? '', name: name ?? code ?? '' });
/** Converts rows that are stored by name. */
export const byName = ({ name }: Named): Choice => ({ code: name ?? '', name: name ?? '' });
export const countryIn = (values: AnyValues) => values['country'] as Choice | null | undefined;

const having = (typed: string) => (name: string) => name.toLowerCase().includes(typed.trim().toLowerCase());

export function locationsAmong(labels: readonly string[], typed: string): Choice[] {
  return [...new Set(labels)].filter(having(typed)).map(name => byName({ name }));
}

type ListDocument<Row> = TypedDocumentNode<Record<string, { data: Row[] | null } | null>, { input: LookupInput }>;

export async function loadRows<Row>(
  call: Call,
  document: ListDocument<Row>,
  input: LookupInput,
  signal: AbortSignal,
): Promise<Row[]> {
  return Object.values(await call(document, { input }, { signal }))[0]?.data ?? [];
}

/** Returns the remote lookups of profile fields; null: the supplier isn't saved yet. */
export function useSupplierLookups(supplierId: Id | null): Lookups {
  const call = useCall();
  return useMemo((): Lookups => {
    type Lookup = (typed: string, values: AnyValues, signal: AbortSignal) => Promise<Choice[]>;
    const named =
      (
        document: ListDocument<Named>,
        more: (values: AnyValues) => Record<string, string | undefined> = () => ({}),
      ): Lookup =>
      async (name, values, signal) =>
        (await loadRows(call, document, firstRows(PAGE, { name, ...IN_USE, ...more(values) }), signal)).map(byName);
    const locationsInUse = async (signal: AbortSignal) => {
      if (supplierId === null) return [];
      const { input } = bySupplier(supplierId);
      const rows = await loadRows(call, SupplierLocationOfPresenceListDocument, input, signal);
      return rows.filter(({ deleted }) => deleted !== true);
    };
    const countries: Lookup = async (name, _values, signal) =>
      (await loadRows(call, lists.CountryListDocument, firstRows(COUNTRIES, { name, ...IN_USE }), signal)).map(
        toChoice,
      );
    const cities = named(lists.CityListDocument, values => ({ countryName: countryIn(values)?.name }));
    return {
      titles: named(lists.TitleListDocument),
      locationTypes: named(lists.LocationTypeListDocument),
      organizationTypes: named(lists.OrganizationTypeListDocument, values => ({ country: countryIn(values)?.name })),
      relationshipTypes: named(lists.RelationShipTypeListDocument),
      taxTypes: named(lists.TaxTypeCertificateListDocument),
      certificates: named(lists.CertificateListDocument),
      countries,
      otherCountries: async (...given) => (await countries(...given)).filter(({ name }) => !isIndia(name)),
      states: named(lists.StateListDocument, () => ({ countryCode: 'US' })),
      cities: async (name, ...given) => {
        const found = await cities(name, ...given);
        const typed = name.trim();
        // The list is incomplete, so the typed place is an option too.
        return typed === '' || found.some(city => equalsIgnoreCase(city.name, typed))
          ? found
          : [...found, { code: typed, name: typed }];
      },
      regions: async (name, values, signal) => {
        const input = allRows({ type: 'state', country: countryIn(values)?.name, ...IN_USE });
        const rows = await loadRows(call, lists.GeographyListDocument, input, signal);
        return rows.flatMap(({ state }) => (state && having(name)(state) ? [byName({ name: state })] : []));
      },
      categories: named(lists.CategoryListDocument),
      currencies: async (code, _values, signal) =>
        (await loadRows(call, lists.ProfileCurrenciesDocument, firstRows(PAGE, { code, ...IN_USE }), signal)).map(
          toChoice,
        ),
      bankTitles: async (_typed, { country }, signal) => {
        // Other countries have fixed titles (spec 1 §5).
        if (!isIndia(country as string)) return [];
        const input = firstRows(BANK_TITLES, { isVisibleToIndia: 'true', ...IN_USE });
        return (await loadRows(call, lists.BankTitleListDocument, input, signal)).map(byName);
      },
      suppliers: async (codeorname, _values, signal) =>
        (await loadRows(call, lists.ProfileSuppliersDocument, firstRows(PAGE, { codeorname }), signal)).map(toChoice),
      locations: async (name, _values, signal) =>
        locationsAmong((await locationsInUse(signal)).map(locationLabel), name),
      ownAddresses: async (text, _values, signal) => addressesAmong(await locationsInUse(signal), text),
    };
  }, [call, supplierId]);
}
