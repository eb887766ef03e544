import { cleanup, screen, waitFor } from '@testing-library/react';
import { graphql, http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { featureRoutes } from '@/app/featureRoutes';
import type { Session } from '@/platform/session/session';
import { renderApp } from '../support/renderApp';
import { server } from '../support/server';
import { answersTo, type Lead } from './responses';
import { sample, getSeed } from './odd';

const RUNS = Number(process.env['FUZZ_RUNS'] ?? 1);
const isSmoke = process.env['FUZZ_RUNS'] === undefined;
const SEED = Number(process.env['FUZZ_SEED'] ?? 20261121);

const people: Partial<Session>[] = [
  {},
  {
    roles: ['approver'],
    roleGroups: ['approver', 'employee'],
    supplierId: null,
    supplierCode: null,
    supplierPan: null,
  },
  { roles: ['userwithsupplier'], roleGroups: ['supplier', 'employee'], supplierId: null, supplierCode: null },
];

/** Serves responses that are valid by the contract's types only; the seed determines every response. */
function serve(seed: number, lead: Lead) {
  let open = 0;
  const asked = new Map<string, number>();
  const answered: string[] = [];
  server.use(
    graphql.link('*/graphql').operation(({ operationName, query, variables }) => {
      const times = (asked.get(operationName) ?? 0) + 1;
      asked.set(operationName, times);
      open++;
      const [data] = sample(
        answersTo(query, lead),
        getSeed(seed, operationName, JSON.stringify(variables), String(Math.min(times, 3))),
        1,
      );
      answered.push(`${operationName}: ${JSON.stringify(data)}`);
      queueMicrotask(() => open--);
      return HttpResponse.json({ data: data as Record<string, unknown> });
    }),
    http.all('*', () => HttpResponse.json({ result: 'error', statusText: 'Not here' }, { status: 404 })),
  );
  return { answered, idle: () => open === 0 };
}

/**
 * Returns values that open a screen: forms for the user's draft, copies for an approved record, new forms for a
 * known supplier.
 */
function getLead(path: string): Lead {
  const known = {
    'Company.code': '1000',
    'Company.countryCode': 'IN',
    'MasterSupplier.code': 'S0007',
    'MasterSupplier.companyCode': '1000',
  };
  const own = {
    rcb: 'u-100',
    createdBy: 'Supplier',
    companyCode: '1000',
    countryCode: 'IN',
    supplierCode: 'S0007',
    supplierId: 7,
  };
  if (/edit/i.test(path)) return { ...known, ...own, status: 'Draft', userCanEdit: true };
  if (/copy/i.test(path)) return { ...known, ...own, status: 'Approved' };
  return /add|create/i.test(path) ? known : {};
}

const getAddress = (path: string) =>
  `${path.replaceAll(/:\w+/g, '12')}?id=12&company=1000&country=IN&supplier=S0007&supplierCode=S0007&po=12`;

// Fuzzes every route, so new screens are included automatically.
describe(`every page with random valid responses (seed ${SEED}, ${RUNS} runs)`, () => {
  it.each(featureRoutes.map(({ path, title }) => [path, title]))(
    '%s renders without crashing',
    async path => {
      const broken: string[] = [];
      for (let run = 0; run < RUNS; run++)
        for (const [index, person] of (isSmoke ? people.slice(0, 1) : people).entries()) {
          const errors: string[] = [];
          for (const level of ['error', 'warn'] as const)
            vi.spyOn(console, level).mockImplementation(
              (...parts: unknown[]) => void errors.push(parts.map(String).join(' ')),
            );
          const dto = serve(getSeed(SEED, path, String(run), String(index)), getLead(path));
          renderApp({ path: getAddress(path), session: person });
          await screen.findAllByRole('heading', { hidden: true }, { timeout: 30_000 });
          const done = await waitFor(() => {
            expect(dto.idle()).toBe(true);
            expect(document.querySelector('[aria-label="Loading"]')).toBeNull();
            expect(screen.queryByText('Loading…')).toBeNull();
            return true;
          }).catch(() => false);
          if (!done)
            broken.push(`run ${run}, person ${index}: never done loading\n${dto.answered.join('\n').slice(0, 3000)}`);
          if (document.body.textContent?.includes('Something went wrong on this page'))
            broken.push(
              `run ${run}, person ${index}: ${errors.find(text => /Error/.test(text))?.slice(0, 600)}\n${dto.answered.join('\n').slice(0, 3000)}`,
            );
          cleanup();
          server.resetHandlers();
          localStorage.clear();
          sessionStorage.clear();
        }
      expect(broken[0] ?? '', `${broken.length} of ${RUNS * people.length} broke`).toBe('');
    },
    RUNS * 120_000,
  );
});
