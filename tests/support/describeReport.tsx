import { screen } from '@testing-library/react';
import { Kind } from 'graphql';
import { describe, expect, it } from 'vitest';
import type { Report } from '@/features/reports/report';
import type { Id } from '@/lib/ids';
import type { ListInput } from '@/shared/list/listTypes';
import { describeList } from './describeList.tsx';
import { renderFeature } from './renderApp.tsx';
import { answer } from './server.ts';

type ListCase = Parameters<typeof describeList>[1];

interface ReportCase extends Omit<ListCase, 'exportPath' | 'later'> {
  options: { operation: string; answer: Record<string, unknown>; shows: string[] };
  /** Spec 3 §7: the path below /ImportExport, and the file name without timestamp and extension. */
  export: { path: string; fileName: string };
}

/** Tests common to all reports, in addition to those of `describeList`. */
export function describeReport<Row extends { id: Id }>(report: Report<Row>, given: ReportCase): void {
  const { path, title, operation, options } = given;
  const [definition] = report.source.figures.definitions;
  const figures = definition?.kind === Kind.OPERATION_DEFINITION ? (definition.name?.value ?? '') : '';
  const later = { [options.operation]: options.answer, [figures]: { figures: null } };
  describeList(report, { ...given, exportPath: given.export.path, later });

  describe(title, () => {
    it("requests only the supplier's own rows (spec 3 §6), and the options of all filters in one request", async () => {
      const rows = answer<{ input: ListInput }>(operation, { page: null });
      answer('filterList', { filterList: null });
      answer(figures, { figures: null });
      const asked = answer(options.operation, options.answer);
      const { user } = renderFeature({ path });
      await screen.findAllByText(given.empty ?? 'No records available!');
      const filters = screen.getByRole('button', { name: /^Filters/ });
      if (filters.getAttribute('aria-expanded') !== 'true') await user.click(filters);
      for (const name of options.shows) expect(await screen.findByRole('checkbox', { name })).toBeVisible();
      expect(asked).toHaveLength(1);
      expect(rows.map(({ input }) => input.parameters)).toEqual([[{ name: 'SupplierPanOrCode', value: 'ABCDE1234F' }]]);
    });

    it('has the export path and file name of the specification', () => {
      const { path: below, fileName } = given.export;
      expect(report.export).toEqual({ path: `/ImportExport/${below}`, fileName });
    });
  });
}
