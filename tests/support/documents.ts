import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { parse } from 'graphql';
import type { Id } from '@/lib/ids';

/** A document for tests of the call layer, independent of any feature. */
function document<D, V>(text: string): TypedDocumentNode<D, V> {
  return parse(text);
}

interface Thing {
  thing: { id: number; name: string } | null;
}

export const ThingDocument = document<Thing, { id: Id }>('query thing($id: Int!) { thing(id: $id) { id name } }');
export const SaveThingDocument = document<{ saveThing: { id: number } | null }, { name: string }>(
  'mutation saveThing($name: String) { saveThing(name: $name) { id } }',
);

interface Warned {
  warnThing: { id: number | null; message: string | null; result: string | null } | null;
}
export const WarnThingDocument = document<Warned, { name: string }>(
  'mutation warnThing($name: String) { warnThing(name: $name) { id message result } }',
);
