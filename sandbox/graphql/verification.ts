import { checkBank, checkCin, checkGst, checkMsme, checkPan, checkTan, pan206Ab } from '../verification/checks.ts';
import type { Resolver, Resolvers } from '../rules/context.ts';

/** Verifies one number and returns JSON text (spec 1 §7 'Verification queries'). */
const check =
  <Name extends string>(
    name: Name,
    read: (number: string, context: Parameters<Resolver>[2]) => Promise<string | null>,
  ): Resolver<Record<Name, string>> =>
  async (_source, args, context) => ({ data: await read(args[name], context) });

const bank: Resolver<{ accountNo: string; ifsc: string }> = async (_source, { accountNo, ifsc }, { db, viewer }) => ({
  data: await checkBank(db, { accountNo, ifsc, viewer }),
});

export const verificationResolvers: Resolvers = {
  Query: {
    checkGST: check('gst', (gst, { db }) => checkGst(db, gst)),
    checkPAN: check('pan', (pan, { db }) => checkPan(db, pan)),
    pan206AB: check('pan', pan206Ab),
    checkTAN: check('tan', checkTan),
    checkCIN: check('cin', checkCin),
    checkMsme: check('msme', checkMsme),
    checkBank: bank,
  },
};
