/** What a thing that the backend does not know by its name is most likely called there: by its words, its shape and its kind of value. */
import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isObjectType,
  type GraphQLField,
  type GraphQLType,
} from 'graphql';
import type { Dictionary } from './likeNames.ts';

export interface Guess {
  /** The likeliest first, at most so many. */
  names: string[];
  /** How much they are worth: so likely that it may be written down, and looked over later; by their words; or no more than what is left there. */
  by: 'likeness' | 'words' | 'shape';
}

interface Named {
  name: string;
  type: GraphQLType;
}

const SHOWN = 3;
/** Of names that nothing speaks for but their shape. */
const SHOWN_BY_SHAPE = 8;
/** From here on a name is taken for the other's; below the second, it is not even told. */
const SURE = 0.75;
const WORTH_TELLING = 0.3;
/** What is left over alone on both sides, of one shape and kind. */
const ALONE = 0.8;

/** Kinds of value that a contract's scalar may be in another backend. */
const KINDS: Record<string, RegExp> = {
  Id: /^(ID|UUID|Guid|Int|Long|BigInt|Short|String)$|Id$/i,
  Decimal: /^(Float|Decimal|Money|Double|String|Int)$|Decimal$/i,
  DateTime: /Date|Time|Instant|^String$/i,
  Int: /^(Int|Long|Short|BigInt|Byte)$/i,
};

/** Whether a value of one may stand for one of the other at all. */
function sameKind(ours: GraphQLType, theirs: GraphQLType): boolean {
  const [a, b] = [getNullableType(ours), getNullableType(theirs)];
  if (isListType(a) !== isListType(b)) return false;
  const [one, other] = [getNamedType(ours), getNamedType(theirs)];
  if (!isLeafType(one) || !isLeafType(other)) return isLeafType(one) === isLeafType(other);
  if (one.name === other.name) return true;
  if (one.name === 'String') return isEnumType(other);
  return KINDS[one.name]?.test(other.name) ?? false;
}

/** Those that may be it: of the very scalar that names.json has for it, where there are any. */
function ofKind(one: Named, theirs: readonly Named[], leafName: (scalar: string) => string): Named[] {
  const may = theirs.filter(({ type }) => sameKind(one.type, type));
  const leaf = leafName(getNamedType(one.type).name);
  // As long as ids are said to be whole numbers, nothing is known of them.
  if (leaf === 'Int' || !isLeafType(getNamedType(one.type))) return may;
  const exact = may.filter(({ type }) => getNamedType(type).name === leaf);
  return exact.length > 0 ? exact : may;
}

/** Pairs what has no name with what nothing is paired with yet, the likeliest first. */
export function guessNames(
  ours: readonly Named[],
  theirs: readonly Named[],
  dictionary: Dictionary,
  leafName: (scalar: string) => string,
): Map<string, Guess> {
  const scores = ours.flatMap(one =>
    ofKind(one, theirs, leafName).map(other => ({
      one: one.name,
      other: other.name,
      score: dictionary.likeness(one.name, other.name),
    })),
  );
  const pairs = new Map<string, string>();
  const taken = new Set<string>();
  const pair = (one: string, other: string) => {
    pairs.set(one, other);
    taken.add(other);
  };
  const open = () => scores.filter(({ one, other }) => !pairs.has(one) && !taken.has(other));
  for (const { one, other, score } of scores.toSorted((a, b) => b.score - a.score))
    if (score >= SURE && !pairs.has(one) && !taken.has(other)) pair(one, other);
  for (const { one, other } of open()) {
    const rivals = open().filter(each => (each.one === one) !== (each.other === other));
    if (rivals.length === 0 && open().some(each => each.one === one && each.other === other)) pair(one, other);
  }
  return new Map(
    ours.map(({ name }): [string, Guess] => {
      const sure = pairs.get(name);
      const left = scores
        .filter(({ one, other }) => one === name && !taken.has(other))
        .toSorted((a, b) => b.score - a.score);
      const likely = left.filter(({ score }) => score >= WORTH_TELLING);
      if (sure === undefined) return [name, guessOf(likely, left)];
      return [name, { names: [sure, ...likely.map(({ other }) => other)].slice(0, SHOWN), by: 'likeness' }];
    }),
  );
}

/** What is likely by its words; without any, what is left of the shape. */
function guessOf(likely: readonly { other: string }[], left: readonly { other: string }[]): Guess {
  const isByWords = likely.length > 0;
  const names = (isByWords ? likely : left).map(({ other }) => other);
  return { names: names.slice(0, isByWords ? SHOWN : SHOWN_BY_SHAPE), by: isByWords ? 'words' : 'shape' };
}

/** What a call is known by beside its name: what it is given, and what is asked below it. */
export class CallGuess {
  readonly field: GraphQLField<unknown, unknown>;
  readonly leaves: readonly string[];
  readonly dictionary: Dictionary;

  constructor(field: GraphQLField<unknown, unknown>, leaves: readonly string[], dictionary: Dictionary) {
    this.field = field;
    this.leaves = leaves;
    this.dictionary = dictionary;
  }

  /** Whether it is given and answers what has the shape of ours. */
  mayBe(other: GraphQLField<unknown, unknown>): boolean {
    if (!sameKind(this.field.type, other.type) || this.field.args.length !== other.args.length) return false;
    return this.field.args.every(({ type }) => other.args.some(one => sameInput(type, one.type)));
  }

  /** From 0 to 1. */
  score(other: GraphQLField<unknown, unknown>): number {
    const there = leavesBelow(other.type);
    const found = this.leaves.filter(leaf => there.some(name => this.dictionary.likeness(leaf, name) >= ALONE));
    const rows = this.leaves.length === 0 ? 0 : found.length / this.leaves.length;
    return 0.5 * this.dictionary.likeness(this.field.name, other.name) + 0.5 * rows;
  }
}

/** The likeliest of these calls. */
export function likelyCalls(asked: CallGuess, calls: readonly GraphQLField<unknown, unknown>[]): Guess {
  const left = calls
    .filter(call => asked.mayBe(call))
    .map(call => ({ other: call.name, score: asked.score(call) }))
    .toSorted((a, b) => b.score - a.score);
  const [first, second] = left;
  const isSure = first !== undefined && first.score >= 0.5 && first.score - (second?.score ?? 0) >= 0.15;
  const guess = guessOf(
    left.filter(({ score }) => score >= WORTH_TELLING / 2),
    left,
  );
  return isSure ? { ...guess, by: 'likeness' } : guess;
}

/** Whether one input may be the other's: both values of one kind, or both objects of about as many fields. */
function sameInput(ours: GraphQLType, theirs: GraphQLType): boolean {
  const [one, other] = [getNamedType(ours), getNamedType(theirs)];
  if (!sameKind(ours, theirs)) return false;
  if (!isInputObjectType(one) || !isInputObjectType(other)) return true;
  const [a, b] = [one, other].map(type => Object.keys(type.getFields()).length);
  return Math.min(a ?? 0, b ?? 0) * 2 >= Math.max(a ?? 0, b ?? 0);
}

/** Names of the plain values below a type, two levels down: those of a page's rows. */
function leavesBelow(type: GraphQLType, depth = 2): string[] {
  const named = getNamedType(type);
  if (!isObjectType(named)) return [];
  return Object.values(named.getFields()).flatMap(field =>
    isLeafType(getNamedType(field.type)) ? [field.name] : depth > 0 ? leavesBelow(field.type, depth - 1) : [],
  );
}
