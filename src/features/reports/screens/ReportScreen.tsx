import { useMemo, type ComponentType } from 'react';
import { useOwnList } from '@/domain/invoice/ownList';
import { useSupplierSearches } from '@/domain/supplier/api/useSupplierSearches';
import type { Id } from '@/lib/ids';
import { ListScreen } from '@/shared/list/ListScreen';
import type { OptionLoader } from '@/shared/list/listTypes';
import { useReportOptions, useReportPage } from '../api/useReport';
import type { Report } from '../report';

/** The screen of one report. One component for each: moving from report to report must not keep the other's rows. */
export function reportScreen<Row extends { id: Id }>(report: Report<Row>, title: string): ComponentType {
  return () => <ReportScreen report={report} title={title} />;
}

/** The screen of every report; what it shows is said by the declaration. */
function ReportScreen<Row extends { id: Id }>({ report, title }: { report: Report<Row>; title: string }) {
  const { source, ...list } = useOwnList(report);
  const loadPage = useReportPage(source);
  const loadOptions = useReportOptions(source);
  const searches = useSupplierSearches();
  const lookups = useMemo(
    () =>
      Object.fromEntries(
        (report.filters ?? []).flatMap((filter): [string, OptionLoader][] =>
          filter.kind === 'checkBox' && 'lookup' in filter.options
            ? [[filter.options.lookup, loaderOf(loadOptions, filter.options.lookup)]]
            : [],
        ),
      ),
    [report.filters, loadOptions],
  );
  const given = { loadPage, lookups, searches };
  return <ListScreen {...list} {...given} title={title} rowKey={row => `${row.id}/${row.nth}`} />;
}

const loaderOf =
  (load: ReturnType<typeof useReportOptions>, lookup: string): OptionLoader =>
  () =>
    load(lookup);
