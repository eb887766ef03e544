/**
 * React notes for every element which component made it, from a stack trace that it takes then and there: a twelfth of the time of all
 * tests with a page. It is for the words of its warnings, and no test lets one pass. Past so many elements React gives that up by itself:
 * it is told that it has come that far.
 */
import * as React from 'react';

const NAME = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
const internals = (React as unknown as Record<string, object | undefined>)[NAME];
// A React that counts in another way is looked at again: it would only be slower, and nobody would see why.
if (!internals || !('recentlyCreatedOwnerStacks' in internals)) throw new Error('React counts its elements elsewhere');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} });
