import type { RoomRoute } from '@/platform/routing/routes';
import { toListInput } from '@/shared/list/listState';
import { openingState } from '@/shared/list/storedFilter';
import { prefetchReport } from './api/useReport';
import { nonPoAging } from './declarations/nonPoAging';
import { nonPoTransactions } from './declarations/nonPoTransactions';
import type { Report } from './report';

/** Reports are open to everybody; the backend limits suppliers to their own rows (spec 3 §6). */
function routeOf<Row extends { id: number }>(path: string, report: Report<Row>): RoomRoute {
  return {
    path,
    title: report.title,
    access: 'everyone',
    lazy: async () => {
      const { ReportScreen } = await import('./screens/ReportScreen');
      // One component for each address: moving from report to report must not keep the other's rows.
      return { Component: () => <ReportScreen report={report} /> };
    },
    prefetch: url => prefetchReport(report.source, toListInput(openingState(url.searchParams, report), report)),
  };
}

export const reportRoutes: RoomRoute[] = [
  routeOf('/ReportNonPoInvoice', nonPoTransactions),
  routeOf('/ReportNonPoInvoiceAging', nonPoAging),
];
