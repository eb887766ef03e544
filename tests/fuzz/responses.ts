import fc from 'fast-check';
import {
  getNamedType,
  getNullableType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  parse,
  visit,
  type DocumentNode,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { ownSchema } from '../../sandbox/schema/ownSchema.ts';
import { oddJson, oddJsonText, oddNumber, oddText } from './odd.ts';

const schema = ownSchema();

const odd = fc.oneof(oddText, oddNumber, fc.boolean(), fc.constant(null), oddJson);
/** Usually one of these values, sometimes any value. */
const often = (...usual: unknown[]) =>
  fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...usual) }, { weight: 1, arbitrary: odd });
const loose = (shape: Record<string, fc.Arbitrary<unknown>>) => fc.record(shape, { requiredKeys: [] });
const json = (value: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 3, arbitrary: value.map(one => JSON.stringify(one)) }, { weight: 1, arbitrary: oddJsonText });

const inputNames = [
  ...new Set(
    Object.values(schema.getTypeMap()).flatMap(type =>
      'getFields' in type && type.name.endsWith('Input') ? Object.keys(type.getFields()) : [],
    ),
  ),
];

const configuration = loose({
  fields: fc.oneof(
    { weight: 4, arbitrary: fc.array(loose({
      fieldName: often(...inputNames), label: odd, visible: often(true, false, 'true', 'false'), roleGroup: often('', 'supplier', 'supplier, approver'),
      defaultValue: odd, isRequired: often(true, false, 'true'), isRequiredMessage: odd, disable: often(true, false),
    }), { maxLength: 40 }) },
    { weight: 1, arbitrary: odd },
  ),
}); // prettier-ignore

const approver = loose({
  ApproverUserId: often('u-100', 'e-1'), ApproverName: odd, ApproverEmail: odd, ApproveStatus: often('Pending', 'Approved', 'Rejected'),
  ActionRights: often('Approve,Reject,Sentback', '', null), Active: often(true, false), Remarks: odd, Rut: often('2026-11-20T10:00:00Z'),
}); // prettier-ignore
const levels = fc.array(
  loose({
    Name: often('Step 0', 'Step 1', 'Step 2', 'Initiator'), WorkflowLevel: often(1, 2, 3, 4, 5), WorkflowLevelStatus: often('Pending', 'Approved', ''),
    IsLastWorkflowLevel: often(true, false), WorkflowTypeName: odd, approvalType: odd, tatDays: odd, canEdit: often(true, false), conditions: odd,
    Approvers: fc.oneof({ weight: 4, arbitrary: fc.array(approver, { maxLength: 3 }) }, { weight: 1, arbitrary: odd }),
  }),
  { maxLength: 6 },
); // prettier-ignore
const attachments = fc.array(
  loose({ file_uid: often('f-1', 'f-2'), file_name: often('a.pdf', 'b.xlsx', 'c'), file_status: often('done'), fileSize: often(12, '12'), mimeType: often('application/pdf'), title: odd, notes: odd, documentType: odd }),
  { maxLength: 4 },
); // prettier-ignore
const details = loose({
  invoiceNumber: odd, invoiceDate: often('2026-11-01'), supplierCode: odd, supplierName: odd, companyCode: often('1000'), companyName: odd, totalGrossAmount: often('1180.00'),
  currencyCode: often('INR'), countryCode: often('IN', 'US'), approvalType: often('Query', ''), pendingSince: often('2026-11-01T10:00:00Z'), remarks: odd, sentBackBy: odd,
}); // prettier-ignore
const delta = fc.dictionary(
  fc.oneof(fc.constantFrom(...inputNames), oddText),
  loose({ OldValue: odd, NewValue: odd, Label: odd }),
  { maxKeys: 5 },
);

/** JSON texts of the contract by field name; any other text may hold attachments, an address or any value. */
const TEXTS: Record<string, fc.Arbitrary<unknown>> = {
  config: json(configuration),
  workflowActions: json(levels),
  recordData: json(details),
  delta: json(delta),
};
const anyJsonText = fc.oneof(json(attachments), json(details), oddJsonText);

/** Values that make screens continue past their first check. */
const WORDS: Record<string, unknown[]> = {
  status: ['Draft', 'Pending for approval', 'Approved', 'Rejected', 'SentBack', 'Under Query', 'Closed'],
  workFlowStatus: ['Pending', 'Approved', 'Sentback'],
  workflowStatus: ['Pending', 'Approved', 'Sentback'],
  queryStatus: ['Under Query', 'Work in Progress', null],
  context: ['NonPoInvoice', 'ProformaInvoice', 'DeliveryInvoice'],
  countryCode: ['IN', 'US', 'DE'],
  companyCode: ['1000'],
  currencyCode: ['INR', 'USD'],
  createdBy: ['Supplier', 'employee'],
  rcb: ['u-100', 'e-1'],
  recipientId: ['u-100'],
  createdById: ['u-100'],
  recipientType: ['User', 'Supplier'],
  taxType: ['IGST', 'CGST & SGST', 'No Tax'],
};

/** Values by 'Type.field' or 'field' that make a screen continue past its first check. */
export type Lead = Record<string, unknown>;

function leaf(
  type: GraphQLOutputType,
  name: string,
  description: string | null | undefined,
  owner: string,
  lead: Lead,
): fc.Arbitrary<unknown> {
  const led = [`${owner}.${name}`, name].find(key => key in lead);
  if (led !== undefined)
    return fc.oneof(
      { weight: 20, arbitrary: fc.constant(lead[led]) },
      { weight: 1, arbitrary: present(String(getNullableType(type)), name, description) },
    );
  const value = present(String(getNullableType(type)), name, description);
  return isNonNullType(type)
    ? value
    : fc.oneof({ weight: 1, arbitrary: fc.constant(null) }, { weight: 5, arbitrary: value });
}

function present(scalar: string, name: string, description: string | null | undefined): fc.Arbitrary<unknown> {
  switch (scalar) {
    case 'Int':
      return fc.oneof(fc.integer({ min: 0, max: 30 }), fc.constantFrom(-1, 2 ** 31 - 1));
    case 'Boolean':
      return fc.boolean();
    case 'Decimal':
      return fc.oneof(
        { weight: 3, arbitrary: fc.constantFrom('0', '1000.00', '-1', '99999999999999999.99', '0.005', 1180, 0.1) },
        { weight: 1, arbitrary: fc.oneof(oddText, oddNumber) },
      );
    case 'DateTime':
      return fc.oneof(
        { weight: 3, arbitrary: fc.constantFrom('2026-11-01', '2026-11-20T10:00:00Z', '2026-11-01T00:00:00') },
        { weight: 1, arbitrary: oddText },
      );
    default: {
      if (/JSON text/.test(description ?? '') || TEXTS[name]) return TEXTS[name] ?? anyJsonText;
      const usual = WORDS[name];
      return usual
        ? fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...usual) }, { weight: 1, arbitrary: oddText })
        : oddText;
    }
  }
}

function withFragmentsInPlace(document: DocumentNode): DocumentNode {
  const fragments = new Map(
    document.definitions.flatMap(one => (one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one]] : [])),
  );
  const inPlace = (selections: readonly SelectionNode[]): readonly SelectionNode[] =>
    selections.flatMap(one =>
      one.kind === Kind.FRAGMENT_SPREAD ? inPlace(fragments.get(one.name.value)?.selectionSet.selections ?? []) : [one],
    );
  return visit(document, {
    SelectionSet: set => ({ ...set, selections: inPlace(set.selections) }),
  });
}

/** Generates any response to an operation that is valid by the contract's types. */
export function answersTo(query: string, lead: Lead): fc.Arbitrary<unknown> {
  const document = withFragmentsInPlace(parse(query));
  const operation = document.definitions.find(one => one.kind === Kind.OPERATION_DEFINITION);
  const root = operation && schema.getRootType(operation.operation);
  if (!operation || !root) throw new Error(`Not an operation: ${query}`);
  return listFields(operation.selectionSet, root, lead);
}

function listFields({ selections }: SelectionSetNode, type: GraphQLObjectType, lead: Lead): fc.Arbitrary<unknown> {
  return fc.record(
    Object.fromEntries(
      selections.flatMap(node => {
        if (node.kind !== Kind.FIELD) throw new Error('The portal uses no inline fragments');
        const name = node.name.value;
        const key = node.alias?.value ?? name;
        if (name === '__typename') return [[key, fc.constant(type.name)]];
        const field = type.getFields()[name];
        if (!field) throw new Error(`${type.name} has no ${name}`);
        return [
          [key, valueOf(field.type, name, field.description, { owner: type.name, set: node.selectionSet, lead })],
        ];
      }),
    ),
  );
}

interface Place {
  /** The type that declares the field. */
  owner: string;
  set: SelectionSetNode | undefined;
  lead: Lead;
}

function valueOf(
  type: GraphQLOutputType,
  name: string,
  description: string | null | undefined,
  { owner, set, lead }: Place,
): fc.Arbitrary<unknown> {
  const bare = getNullableType(type);
  const named = getNamedType(type);
  if (!set || !isObjectType(named))
    return isListType(bare)
      ? fc.array(leaf(bare.ofType as GraphQLOutputType, name, description, owner, lead), { maxLength: 4 })
      : leaf(type, name, description, owner, lead);
  const one = listFields(set, named, lead);
  const value = isListType(bare) ? fc.array(one, { maxLength: 5 }) : one;
  return isNonNullType(type)
    ? value
    : fc.oneof({ weight: 1, arbitrary: fc.constant(null) }, { weight: 12, arbitrary: value });
}
