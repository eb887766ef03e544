/**
 * Bad days on request: tests ask for a fault of one operation, for one bearer token, a number of times (1 unless told).
 * delay waits `ms` and answers as usual; error, status500 and null answer without doing the work; expired ends the session;
 * drop cuts the connection before the work; dropAfter does the work and then cuts the connection
 * in the middle of the answer (before its head, a browser would send the call again by itself on a reused connection);
 * pending answers that an invoice file is still being read.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { Refusal, bodyText, type Reply } from './http.ts';

const faultKinds = ['delay', 'error', 'status500', 'null', 'expired', 'drop', 'dropAfter', 'pending'] as const;
export type FaultKind = (typeof faultKinds)[number];

interface Fault {
  operation: string;
  kind: FaultKind;
  ms: number;
  times: number;
}

export class Faults {
  readonly #byToken = new Map<string, Fault[]>();

  /** Takes a request body `{ token, operation, kind, ms?, times? }`. @throws Refusal 400 when it is not one. */
  add(body: Record<string, unknown>): void {
    const token = bodyText(body['token']);
    const operation = bodyText(body['operation']);
    const kind = faultKinds.find(known => known === body['kind']);
    if (token === '' || operation === '' || !kind)
      throw new Refusal(400, `A fault needs token, operation and kind (one of ${faultKinds.join(', ')}).`);
    const ms = Math.min(Math.max(Number(body['ms'] ?? 1000) || 0, 0), 300_000);
    const times = Math.max(Number(body['times'] ?? 1) || 1, 1);
    this.#byToken.set(token, [...(this.#byToken.get(token) ?? []), { operation, kind, ms, times }]);
  }

  /** Removes what is left of a token's faults. */
  clear(token: string): void {
    this.#byToken.delete(token);
  }

  /** The next fault of this operation, counted down; undefined when none is asked for. */
  take(token: string, operation: string): { kind: FaultKind; ms: number } | undefined {
    const faults = this.#byToken.get(token);
    const fault = faults?.find(one => one.operation === operation);
    if (!faults || !fault) return undefined;
    fault.times -= 1;
    if (fault.times <= 0) {
      const left = faults.filter(one => one !== fault);
      if (left.length > 0) this.#byToken.set(token, left);
      else this.#byToken.delete(token);
    }
    return fault;
  }
}

/** How one kind of route plays a fault. */
export interface FaultAnswers {
  error: () => Reply;
  empty: () => Reply;
  /** Only where work goes on behind the call: invoice files being read. */
  pending?: () => Reply;
  expire: () => Promise<void>;
  work: () => Promise<Reply>;
}

/** The connection is to be cut before the answer, or within it. */
export interface Cut {
  cut: 'before' | 'within';
}

/** Does the work of a call, or what the fault makes of it. */
export async function withFault(
  fault: { kind: FaultKind; ms: number } | undefined,
  answers: FaultAnswers,
): Promise<Reply | Cut> {
  switch (fault?.kind) {
    case 'delay':
      await wait(fault.ms);
      return answers.work();
    case 'error':
      return answers.error();
    case 'status500':
      return { status: 500, type: 'text/html; charset=utf-8', body: '<h1>Internal Server Error</h1>' };
    case 'null':
      return answers.empty();
    case 'expired':
      await answers.expire();
      return answers.work();
    case 'drop':
      return { cut: 'before' };
    case 'dropAfter':
      await answers.work();
      return { cut: 'within' };
    case 'pending':
      return answers.pending?.() ?? answers.empty();
    case undefined:
      return answers.work();
  }
}
