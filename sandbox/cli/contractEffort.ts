/** What it would take to serve the portal from a backend that differs: in words and minutes. */
import type { Difference, DifferenceKind } from './contractCheck.ts';

interface Kind {
  /** One of them, and several. */
  one: string;
  many: string;
  /** Minutes for each, counted once however many operations meet it: from doing it by docs/integration.md. */
  minutes: number;
  where: 'names' | 'code' | 'backend';
}

const KINDS = {
  call: { one: 'call', many: 'calls', minutes: 2, where: 'names' },
  argument: { one: 'argument', many: 'arguments', minutes: 1, where: 'names' },
  field: { one: 'field', many: 'fields', minutes: 1, where: 'names' },
  type: { one: 'type', many: 'types', minutes: 1, where: 'names' },
  scalar: { one: 'scalar', many: 'scalars', minutes: 2, where: 'names' },
  nullable: { one: 'value that may be missing', many: 'values that may be missing', minutes: 10, where: 'code' },
  shape: { one: 'answer of another shape', many: 'answers of another shape', minutes: 45, where: 'code' },
  required: { one: 'value that is asked for, too', many: 'values that are asked for, too', minutes: 30, where: 'code' },
  word: { one: 'missing word', many: 'missing words', minutes: 15, where: 'code' },
  other: { one: 'other difference', many: 'other differences', minutes: 15, where: 'code' },
} as const satisfies Record<DifferenceKind, Kind>;

export interface Effort {
  minutes: number;
  /** Sentences, in order. */
  words: string[];
}

/** In so many types a name is most likely another one everywhere. */
const MANY = 3;

function wide(field: string, types: ReadonlyMap<string, number>): string {
  const name = field.slice(field.lastIndexOf('.') + 1);
  return (types.get(name) ?? 0) >= MANY ? `*.${name}` : field;
}

const plural = (count: number, { one, many }: Kind) => `${count} ${count === 1 ? one : many}`;

/** '25 minutes', '3 hours'. */
function timeText(minutes: number): string {
  if (minutes < 90) return `${Math.max(5, Math.ceil(minutes / 5) * 5)} minutes`;
  return `${Math.round(minutes / 30) / 2} hours`;
}

export function effortOf(differences: readonly Difference[]): Effort {
  const about = new Map<DifferenceKind, Set<string>>();
  for (const { kind, about: what } of differences) about.set(kind, (about.get(kind) ?? new Set()).add(what));
  // A name that many types lack is one line of the file.
  const types = new Map<string, number>();
  for (const field of about.get('field') ?? []) {
    const name = field.slice(field.lastIndexOf('.') + 1);
    types.set(name, (types.get(name) ?? 0) + 1);
  }
  const everywhere = [...types].filter(([, count]) => count >= MANY).toSorted(([, a], [, b]) => b - a);
  if (about.has('field')) about.set('field', new Set([...(about.get('field') ?? [])].map(field => wide(field, types))));
  const part = (where: Kind['where']) => {
    const kinds = (Object.keys(KINDS) as DifferenceKind[]).filter(
      kind => KINDS[kind].where === where && about.has(kind),
    );
    return {
      list: kinds.map(kind => plural(about.get(kind)?.size ?? 0, KINDS[kind])).join(', '),
      minutes: kinds.reduce((sum, kind) => sum + (about.get(kind)?.size ?? 0) * KINDS[kind].minutes, 0),
    };
  };
  const [names, code] = [part('names'), part('code')];
  const words: string[] = [];
  if (names.minutes > 0)
    words.push(
      `In src/platform/graphql/names.json, where the backend has them under other names: ${names.list}; about ${timeText(names.minutes)}. What it does not have at all is work on the backend.`,
    );
  const scalars = [...(about.get('scalar') ?? [])];
  if (scalars.length > 0) words.push(`Scalars that differ, as names.json says them: ${scalars.join(', ')}.`);
  if (everywhere.length > 0)
    words.push(
      `Missing in many types; one line with a star does where they are called alike: ${everywhere.map(([name, count]) => `"*.${name}" (${count})`).join(', ')}.`,
    );
  if (code.minutes > 0)
    words.push(
      `In the api folder of the room, or in the backend: ${code.list}; about ${timeText(code.minutes)}. The operation files above say where.`,
    );
  if (words.length === 0) words.push('Nothing is to be done.');
  return { minutes: names.minutes + code.minutes, words };
}
