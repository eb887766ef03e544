import { act, renderHook, waitFor } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import type { Extraction, Verdict } from '@/domain/einvoice/read/extraction';
import { useExtraction } from '@/domain/einvoice/read/useExtraction';
import { getVerdictText } from '@/domain/einvoice/read/verdictText';
import { keepStoredFile } from '@/shared/attachments/storedFiles';
import { takeTheClock } from '../../support/clock.ts';
import { server } from '../../support/server.ts';
import { documentWith } from '../../support/worker.ts';
import { publicToken, trialToken } from './publicTokens.ts';

const example = (name: string) => readFileSync(join(import.meta.dirname, 'examples', name), 'utf8');
const show = (uid: string) => renderHook(({ paper }) => useExtraction(paper), { initialProps: { paper: uid } });
const stored = (file: File): string => {
  const uid = crypto.randomUUID();
  keepStoredFile(uid, file);
  return uid;
};

/** Serves a missing file and returns a function that counts its requests. */
function countFetches(id: string): () => number {
  let fetched = 0;
  server.use(
    http.get(`*/api/download/${id}`, () => {
      fetched += 1;
      return new HttpResponse(null, { status: 404 });
    }),
  );
  return () => fetched;
}

async function read(source: string): Promise<Extraction> {
  const { result } = show(source);
  await waitFor(() => expect(result.current.state).toBe('done'));
  if (!result.current.reading) throw new Error('Nothing was read');
  return result.current.reading;
}

describe('useExtraction', () => {
  it('returns verdict, fields and SHA-256 of a file', async () => {
    const { result, rerender } = show('');
    expect(result.current.state).toBe('idle');
    rerender({ paper: stored(documentWith({ codes: ['upi://pay?pa=x', publicToken] })) });
    expect(result.current.state).toBe('looking');
    await waitFor(() => expect(result.current.state).toBe('done'));
    expect(result.current.reading).toMatchObject({
      verdict: 'unknownKey' satisfies Verdict,
      basis: 'noKeys',
      signed: { number: 'SINV-CFY-00067' },
      otherCodes: 0,
    });
    expect(result.current.reading?.sha256).toMatch(/^[0-9a-f]{64}$/);
    rerender({ paper: '' });
    expect(result.current.state).toBe('idle');
  });

  it('fetches a stored file', async () => {
    const bytes = await documentWith({ codes: [trialToken], name: 'stored.pdf' }).text();
    server.use(
      http.get('*/api/download/paper-1', () =>
        HttpResponse.json({ result: 'success', fileData: { byteArr: btoa(bytes), fileName: 'stored.pdf' } }),
      ),
    );
    expect(await read('paper-1')).toMatchObject({ verdict: 'trial', basis: 'trialUnchecked' });
  });

  it("doesn't fetch the copy of a record that the user leaves quickly", async () => {
    const pass = takeTheClock();
    const fetched = countFetches('paper-3');
    const open = () => renderHook(() => useExtraction('paper-3', { whenCalm: true }));
    const passing = open();
    expect(passing.result.current.state).toBe('looking');
    await pass(1_000);
    passing.unmount();
    await pass(5_000);
    expect(fetched()).toBe(0);
    const staying = open();
    await pass(1_400);
    window.dispatchEvent(new Event('pointermove'));
    await pass(1_400);
    expect(fetched()).toBe(0);
    await pass(100);
    await waitFor(() => expect(staying.result.current.state).toBe('failed'));
    expect(fetched()).toBe(1);
  });

  it('waits at most five seconds while the pointer moves', async () => {
    const pass = takeTheClock();
    const fetched = countFetches('paper-4');
    const { result } = renderHook(() => useExtraction('paper-4', { whenCalm: true }));
    for (let second = 0; second < 4; second++) {
      await pass(1_000);
      window.dispatchEvent(new Event('pointermove'));
    }
    expect(fetched()).toBe(0);
    await pass(1_000);
    await waitFor(() => expect(result.current.state).toBe('failed'));
    expect(fetched()).toBe(1);
  });

  it('reports that a stored file no longer exists', async () => {
    server.use(http.get('*/api/download/paper-2', () => new HttpResponse(null, { status: 404 })));
    const { result } = show('paper-2');
    await waitFor(() => expect(result.current.state).toBe('failed'));
    expect(result.current.problem).toBe('This file no longer exists.');
  });

  it('reads XML attached to a PDF, and a plain XML file', async () => {
    expect(await read(stored(documentWith({ xml: { 'factur-x.xml': example('cii.xml') } })))).toMatchObject({
      verdict: 'none',
      basis: 'noCode',
      xml: { number: 'LG-2026/118', totals: { gross: '1484.50' } },
    });
    expect(await read(stored(new File([example('ubl.xml')], 'invoice.xml')))).toMatchObject({
      verdict: 'none',
      basis: 'notLookedAt',
      xml: { number: 'HG-77120' },
    });
  });

  it('counts the codes of other invoices on the page', async () => {
    expect(await read(stored(documentWith({ codes: [trialToken, publicToken, trialToken] })))).toMatchObject({
      otherCodes: 1,
    });
  });

  it('reports a damaged file as an error without a verdict', async () => {
    const { result } = show(stored(documentWith({ damaged: true })));
    await waitFor(() => expect(result.current.state).toBe('failed'));
    expect(result.current).toMatchObject({
      problem: 'This file is damaged and could not be checked for a QR code.',
    });
    expect(result.current.reading).toBeUndefined();
  });

  it('can be cancelled', async () => {
    const paper = stored(documentWith({ codes: ['cancelled'] }));
    const { result } = show(paper);
    act(() => result.current.cancel());
    expect(result.current.state).toBe('idle');
    expect(await read(paper), 'and asked again').toMatchObject({ verdict: 'none', basis: 'otherCode' });
    expect(result.current.state).toBe('idle');
  });

  it('reads the remaining pages on request when the time limit was reached', async () => {
    const { result } = show(stored(documentWith({ codes: [trialToken], pages: 9, name: 'long.pdf' })));
    await waitFor(() => expect(result.current.reading).toMatchObject({ verdict: 'none', pages: { looked: 1, of: 9 } }));
    act(() => result.current.readAllPages?.());
    expect(result.current.state).toBe('looking');
    act(() => result.current.cancel());
    await waitFor(() => expect(result.current.reading, 'what was known before').toMatchObject({ verdict: 'none' }));
    act(() => result.current.readAllPages?.());
    await waitFor(() =>
      expect(result.current.reading).toMatchObject({ verdict: 'trial', pages: { looked: 9, of: 9 } }),
    );
    expect(result.current.readAllPages).toBeUndefined();
  });
});

describe('getVerdictText', () => {
  const reading = (more: Partial<Extraction>): Extraction => ({
    verdict: 'none',
    basis: 'noCode',
    sha256: '0'.repeat(64),
    otherCodes: 0,
    pages: { looked: 1, of: 1 },
    ...more,
  });
  const NIC = { kid: 'K', issuer: 'NIC', name: 'NIC, key of 2024' };

  it.each<[Partial<Extraction>, string]>([
    [{ verdict: 'verified', basis: 'signature', key: NIC }, 'QR code verified (NIC)'],
    [
      { verdict: 'altered', basis: 'badSignature', key: NIC },
      "Altered: the signature doesn't match the QR code (NIC, key of 2024)",
    ],
    [{ verdict: 'altered', basis: 'badIrn', key: NIC }, "Altered: the IRN doesn't match the QR code"],
    [
      { verdict: 'altered', basis: 'algorithm', detail: 'none' },
      'Altered: the QR code is signed with none instead of RS256',
    ],
    [
      { verdict: 'unknownKey', basis: 'unknownKid', key: { kid: 'K', issuer: 'NIC' } },
      'Signature not verified: unknown signing key (NIC)',
    ],
    [
      { verdict: 'trial', basis: 'trialSigned', key: { ...NIC, name: 'NIC Sandbox, key of 2023' } },
      'Signed by a test system (NIC Sandbox, key of 2023); not a valid tax invoice',
    ],
    [{}, 'No signed QR code (required only above the e-invoice threshold)'],
    [
      { pages: { looked: 3, of: 9 } },
      'No signed QR code on the 3 of 9 pages scanned (required only above the e-invoice threshold)',
    ],
  ])('returns the expected sentence for %j', (more, sentence) =>
    expect(getVerdictText(reading(more), '27AAKCV4711K1Z0')).toBe(sentence),
  );

  it('mentions no e-invoice threshold for a supplier without a GSTIN', () =>
    expect(getVerdictText(reading({}), '')).toBe('No signed QR code'));
});
