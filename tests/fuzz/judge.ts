import { foreignIn, type Marks } from './leaks.ts';

/** Longer than any answer may take, on a busy machine. */
const PATIENCE = 20_000;

/** Somebody who is signed in. */
export interface Caller {
  key: string;
  userId: string;
  /** The supplier that he writes for; null for a buyer. */
  supplierId: number | null;
  token: string;
  /** The words that only other suppliers' data hold. */
  foreign: Marks;
}

interface Finding {
  what: string;
  where: string;
  sent: string;
  got: string;
}

const short = (text: string) => (text.length > 600 ? `${text.slice(0, 600)} … (${text.length})` : text);

interface Site {
  origin: () => string;
  /** Answers a fresh token. */
  signIn: (userId: string) => Promise<string>;
}

/** Sends calls and keeps what no answer may be: none, status 500, 'Unexpected error', or with another supplier's data. */
export function createJudge({ origin, signIn }: Site) {
  const findings: Finding[] = [];
  const counts = { sent: 0, answered: 0, refused: 0, failed: 0 };

  /** Sends a call and judges the answer; true when it held data. */
  async function judge(
    caller: Caller,
    where: string,
    path: string,
    body: string | undefined,
    again = true,
  ): Promise<boolean> {
    counts.sent++;
    const found = (what: string, got: string) => {
      const finding = { what, where: `${where} as ${caller.key}`, sent: short(body ?? path), got: short(got) };
      findings.push(finding);
      // The first one need not wait for the end of a long run.
      if (findings.length === 1) process.stdout.write(`first finding: ${JSON.stringify(finding)}\n`);
    };
    let status: number;
    let text: string;
    try {
      const response = await fetch(origin() + path, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${caller.token}` },
        redirect: 'manual',
        signal: AbortSignal.timeout(PATIENCE),
        ...(body === undefined ? {} : { body }),
      });
      status = response.status;
      text = await response.text();
    } catch (error) {
      counts.failed++;
      found('no answer', String(error));
      return false;
    }
    if (status === 401 && again) {
      // It signed itself out, as the contract allows.
      caller.token = await signIn(caller.userId);
      return judge(caller, where, path, body, false);
    }
    if (status >= 500) found(`status ${status}`, text);
    if (/Unexpected error/i.test(text)) found('Unexpected error', text);
    // The sign-in page of the sandbox names its personas to everybody.
    const leaked = path.startsWith('/login') ? undefined : foreignIn(caller.foreign, text, body ?? path);
    if (leaked) found(`leak of ${leaked}`, text.slice(Math.max(0, text.indexOf(leaked) - 300)));
    const answered = status < 400 && !/^\{"(data":null,"errors|errors)"/.test(text) && !/"errors":\[/.test(text);
    counts[answered ? 'answered' : 'refused']++;
    return answered;
  }

  function report(): string {
    const kinds = new Map<string, Finding[]>();
    for (const finding of findings) {
      const key = `${finding.what} in ${finding.where.split(' as ')[0]}`;
      kinds.set(key, [...(kinds.get(key) ?? []), finding]);
    }
    return [...kinds]
      .map(([key, all]) => {
        const least = all.toSorted((a, b) => a.sent.length - b.sent.length)[0];
        return `${key}: ${all.length} times, ${least?.where}\n  sent ${least?.sent}\n  got  ${least?.got}`;
      })
      .join('\n');
  }

  return { judge, report, findings, counts };
}
