import * as z from 'zod/mini';
import { masterList } from '@/platform/masterData/masterList';
import { allRows } from '../listInput';
import type { OptionLoader } from '../listTypes';
import { toOptions } from '../options';

const row = z.object({ code: z.nullish(z.string()), name: z.nullable(z.string()) });

/** Loads filter options from a list of the master data service. */
export const apiOptions =
  (listName: string): OptionLoader =>
  async signal =>
    toOptions((await masterList(listName, allRows({}), row, signal)).data);
