import { useMemo, type ComponentType } from 'react';
import { useOwnList } from '@/domain/invoice/ownList';
import { useSupplierSearches } from '@/domain/supplier/api/useSupplierSearches';
import type { Id } from '@/lib/ids';
import { ListScreen } from '@/shared/list/ListScreen';
import type { OptionLoader } from '@/shared/list/listTypes';
import { useReportOptions, useReportPage } from '../api/useReport';
import { getSums, type CurrencySum } from '../model/figures';
import { AgingOverview } from '../components/AgingOverview';
import type { Report } from '../report';
import { useReportFigures } from '../useReportFigures';
import { Money } from '@/shared/ui/Money';
import { Row, Text } from '@/shared/ui/layout';

/** Creates a separate component per report, so that React doesn't keep one report's rows for the next. */
export function reportScreen<Row extends { id: Id }>(report: Report<Row>, title: string): ComponentType {
  return () => <ReportScreen report={report} title={title} />;
}

function ReportScreen<Row extends { id: Id }>({ report, title }: { report: Report<Row>; title: string }) {
  const { source, ...list } = useOwnList(report);
  const page = useReportPage(source);
  const loadOptions = useReportOptions(source);
  const searches = useSupplierSearches();
  const lookups = useMemo(
    () =>
      Object.fromEntries(
        (report.filters ?? []).flatMap((filter): [string, OptionLoader][] =>
          filter.kind === 'checkBox' && 'lookup' in filter.options
            ? [[filter.options.lookup, getLoader(loadOptions, filter.options.lookup)]]
            : [],
        ),
      ),
    [report.filters, loadOptions],
  );
  const { levels } = report;
  const figures = useReportFigures(source.figures, list, levels);
  const { counts, chosen, choose, count, sums } = figures;
  const given = { page, lookups, searches };
  return (
    <ListScreen
      {...list}
      {...given}
      title={title}
      emptyHint="Invoices appear here once submitted."
      rowKey={row => `${row.id}/${row.nth}`}
      choice={{ getName: row => String(row.id) }}
      foot={({ chosen: rows }, exportNote) => {
        if (rows.length > 0)
          return (
            <Sums
              of={`${rows.length} selected`}
              sums={getSums(rows.map(row => ({ id: row.id, ...report.figure(row) })))}
              note={exportNote}
            />
          );
        return sums && count !== undefined && count > 0 ? (
          <Sums of={count === 1 ? '1 row' : `All ${count} rows`} sums={sums} />
        ) : null;
      }}
    >
      {levels && <AgingOverview levels={levels} counts={counts} chosen={chosen} onChoose={choose} />}
    </ListScreen>
  );
}

const getLoader =
  (load: ReturnType<typeof useReportOptions>, lookup: string): OptionLoader =>
  () =>
    load(lookup);

interface SumsProps {
  of: string;
  sums: readonly CurrencySum[];
  note?: string;
}

/** Shows 'All 82 rows: 1,23,456.00 INR, 7,890.00 USD'. Different currencies are never added up. */
function Sums({ of, sums, note }: SumsProps) {
  return (
    <Row wrap gap={[2, 5]} place="atEnd" pad={[4, 5]} ruledAbove>
      <Text tone="soft">{of}</Text>
      {sums.map(({ currencyCode, countryCode, amount }) => (
        <Text key={currencyCode} weight="strong" figures whole>
          <Money value={amount} country={countryCode} currency={currencyCode} />
        </Text>
      ))}
      {note && (
        <Text tone="soft" size="small">
          {note}
        </Text>
      )}
    </Row>
  );
}
