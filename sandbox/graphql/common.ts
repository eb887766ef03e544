import { GraphQLError } from 'graphql';
import type { Resolver, Resolvers } from './context.ts';

const expireAspNetUserToken: Resolver<{ input: { userId: string } }> = async (
  _source,
  { input },
  { viewer, db, token },
) => {
  if (input.userId !== viewer.userId)
    throw new GraphQLError('You can only end your own session.', { extensions: { code: 'FORBIDDEN' } });
  if (token) await db.query('delete from tokens where token = $1', [token]);
  else await db.query('delete from tokens where user_id = $1', [viewer.userId]);
  return { id: 1 };
};

export const commonResolvers: Resolvers = { Mutation: { expireAspNetUserToken } };
