import { flag, int, text } from '../rules/lists/listColumns.ts';
import {
  equalsAny,
  listQuery,
  getParameter,
  type Beyond,
  type ListDefinition,
  type ListInput,
} from '../rules/lists/listQuery.ts';
import { supplierScope } from '../rules/access.ts';
import { badInput } from '../rules/errors.ts';
import { findRegistration, saveRegistration, type RegistrationInput } from '../sections/registration/registration.ts';
import type { Resolver, Resolvers } from '../rules/context.ts';

/** Parameters that find other suppliers' rows, and the matched fields: spec 1 §7 'Both return the matched fields and email'. */
const IDENTITIES: Beyond = {
  by: {
    legalName: ['legalName'],
    Gst: ['gstNumber'],
    Pan: ['pan'],
    registration: ['registration', 'registrationNumber'],
    registrationNumber: ['registration', 'registrationNumber'],
    taxNo: ['taxNo'],
    w8W9: ['w8W9'],
  },
  tells: ['id', 'countryName', 'email', 'active'],
};

/** Identifying fields of suppliers; only equal values match (case-insensitive). */
const identities = (where: string): ListDefinition => ({
  from: 'supplier s',
  columns: {
    id: int('s.id'),
    legalName: text('s.legal_name'),
    gstNumber: text('s.gst_number'),
    pan: text('s.pan'),
    registration: text('s.registration_number'),
    registrationNumber: text('s.registration_number'),
    taxNo: text('s.tax_no'),
    w8W9: text('s.w8_w9'),
    countryName: text('s.country_name'),
    email: text('s.email'),
    active: flag('s.active'),
  },
  parameters: {
    legalName: equalsAny('s.legal_name'),
    Gst: equalsAny('s.gst_number'),
    Pan: equalsAny('s.pan'),
    registration: equalsAny('s.registration_number'),
    registrationNumber: equalsAny('s.registration_number'),
    taxNo: equalsAny('s.tax_no'),
    w8W9: equalsAny('s.w8_w9'),
    countryName: equalsAny('s.country_name'),
    // An application is active from its submission on.
    ...(where.includes('pending') ? { active: () => 'true' } : {}),
  },
  where,
  beyond: IDENTITIES,
});

const suppliers = identities('s.submitted and s.active and not s.deleted');
const applications = identities(`s.submitted and s.approved = 'pending' and not s.active and not s.deleted`);
const TELLING = Object.keys(IDENTITIES.by);

const find =
  (definition: ListDefinition): Resolver<{ input: ListInput }> =>
  (_source, { input }, { db, viewer }) => {
    if (!TELLING.some(name => getParameter(input, name) !== '')) throw badInput(`Ask for one of ${TELLING.join(', ')}`);
    return listQuery(db, definition, input, supplierScope(viewer));
  };

const byId: Resolver<{ id: number }> = (_source, { id }, { db, viewer }) => findRegistration(db, viewer, id);
const save: Resolver<{ input: RegistrationInput }> = async (_source, { input }, { db, viewer }) => ({
  id: await saveRegistration(db, viewer, input),
});

export const registrationResolvers: Resolvers = {
  Query: { supplierRegistrationById: byId, supplierList: find(suppliers), supplierOverseaList: find(applications) },
  Mutation: { createSupplierRegistration: save },
};
