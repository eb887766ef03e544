import { prefetchList } from '@/domain/record/list';
import { prefetchStored, prefetchView } from '@/domain/record/prefetchRecord';
import { recordKinds } from '@/domain/recordKinds';
import { nonPoById, nonPoListPage } from './api/operations';
import { nonPoList } from './fields/nonPo.list';

// What the room's screens ask first. Fetched beside their code, and like it no part of the entry.
export const list = prefetchList(nonPoListPage, nonPoList);
export const stored = prefetchStored(recordKinds.NonPoInvoice, nonPoById);
export const view = prefetchView(recordKinds.NonPoInvoice, nonPoById, true);
