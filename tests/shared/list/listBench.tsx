import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { parse } from 'graphql';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { createClient } from '@/platform/graphql/client';
import { operation } from '@/platform/graphql/operation';
import { useSupplierSearches } from '@/domain/supplier/api/useSupplierSearches';
import { PlatformProvider } from '@/platform/PlatformProvider';
import { NextPage, NextPageContext } from '@/platform/routing/nextPage';
import { LeaveBlocker } from '@/shared/form/LeaveBlocker';
import type { ListInput, ListPage } from '@/shared/list/listTypes';
import { ListScreen, type ListScreenProps } from '@/shared/list/ListScreen';
import { TestUi } from '../../support/render';
import { answer } from '../../support/server';
import { aSession } from '../../support/session';
import { aThing, thingList, type Thing } from './sample';

interface Answered {
  thingList: { totalRecords: number | null; data: Thing[] | null } | null;
}

const ThingListDocument: TypedDocumentNode<Answered, { input: ListInput }> = parse(
  'query thingList($input: ListInput!) { thingList(input: $input) { totalRecords data { id } } }',
);

export const thingListPage = operation(
  ThingListDocument,
  (input: ListInput) => ({ input }),
  ({ thingList: found }): ListPage<Thing> | null => found && { totalRecords: found.totalRecords, rows: found.data },
);

/** The list as a feature declares it. */
function ThingListScreen(props: Partial<ListScreenProps<Thing>>) {
  return (
    <>
      <Link to="/Things">Things</Link>
      <ListScreen
        {...thingList}
        title="Things"
        rowKey="id"
        page={thingListPage}
        searches={useSupplierSearches()}
        export={{ path: '/ImportExport/ExportThing', fileName: 'ThingList' }}
        {...props}
      />
    </>
  );
}

/** Answers `thingList` from `total` things, 15 per page. Returns the received inputs. */
export function answerThings(total: number): ListInput[] {
  const inputs: ListInput[] = [];
  answer<{ input: ListInput }>('thingList', ({ input }) => {
    inputs.push(input);
    return { thingList: pageOfThings(total, input) };
  });
  return inputs;
}

/** Returns one page of `total` things with descending IDs. */
export function pageOfThings(total: number, { currentPage, pageSize }: ListInput) {
  const from = (currentPage - 1) * pageSize;
  const count = Math.max(0, Math.min(pageSize, total - from));
  return { totalRecords: total, data: Array.from({ length: count }, (_, index) => aThing(total - from - index)) };
}

/** Stores that the user left the panel open. */
export function panelOpen(): void {
  localStorage.setItem('sportal.listPanel', 'true');
}

/** Mounts the list at an address such as '?page=2', as user u-100. */
export function renderList(address = '', props: Partial<ListScreenProps<Thing>> = {}) {
  const screen = (
    <NextPageContext value={new NextPage()}>
      <LeaveBlocker />
      <ThingListScreen {...props} />
    </NextPageContext>
  );
  const router = createMemoryRouter([{ path: '/Things', element: screen }], {
    initialEntries: [`/Things${address}`],
  });
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  const view = render(
    <PlatformProvider client={createClient({ retryDelay: 1 })} session={aSession()}>
      <RouterProvider router={router} />
    </PlatformProvider>,
    { wrapper: TestUi },
  );
  return { user, router, ...view };
}
