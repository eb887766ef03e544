/**
 * Injects faults for tests: for one operation and bearer token, `times` times (default 1).
 * delay waits `ms` and responds normally; error, status500 and null respond without running the call; expired ends the session.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { Refusal, bodyText, type Reply } from './http.ts';

const faultKinds = ['delay', 'error', 'status500', 'null', 'expired'] as const;
type FaultKind = (typeof faultKinds)[number];

interface Fault {
  operation: string;
  kind: FaultKind;
  ms: number;
  times: number;
}

export class Faults {
  readonly #byToken = new Map<string, Fault[]>();

  /** `{ token, operation, kind, ms?, times? }`. @throws Refusal 400 for an invalid body. */
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

  clear(token: string): void {
    this.#byToken.delete(token);
  }

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

interface FaultAnswers {
  error: () => Reply;
  empty: () => Reply;
  expire: () => Promise<void>;
  work: () => Promise<Reply>;
}

export async function withFault(
  fault: { kind: FaultKind; ms: number } | undefined,
  answers: FaultAnswers,
): Promise<Reply> {
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
    case undefined:
      return answers.work();
  }
}
