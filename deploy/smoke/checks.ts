import * as page from './pageChecks.ts';
import * as service from './serviceChecks.ts';
import { getReason, Problem, type Check, type Result, type Target } from './target.ts';

/** Checks of a live portal. Each check is independent and reports its result in one line. */
export const CHECKS: Record<string, Check> = {
  https: page.https,
  tls: page.tls,
  routes: page.routes,
  missing: page.missing,
  files: page.files,
  package: page.packageFiles,
  version: page.version,
  headers: page.headers,
  policy: page.policy,
  workers: page.workers,
  nonce: page.nonce,
  caching: page.caching,
  compression: page.compression,
  environment: service.environment,
  graphql: service.graphql,
  services: service.services,
  cors: service.cors,
  upload: service.upload,
  'owner files': service.ownerFiles,
  contract: service.contract,
  'sign-in': service.signIn,
};

/** Runs all checks in parallel and returns the results in the order of `CHECKS`. A check that throws fails. */
export function runChecks(target: Target): Promise<Result[]> {
  return Promise.all(
    Object.entries(CHECKS).map(async ([check, run]): Promise<Result> => {
      const found = await run(target).catch((error: unknown) => new Problem(getReason(error)));
      return typeof found === 'string'
        ? { check, state: 'ok', text: found }
        : { check, state: found.state, text: found.text };
    }),
  );
}
