import { describe, expect, it } from 'vitest';
import type { TestSandbox } from './support.ts';

/** Called from services.test.ts, which starts the sandbox. */
export function scanCases(sandbox: TestSandbox): void {
  describe('scanned documents of manual entries', () => {
    const ask = (path: string, token: string) => sandbox.get(`/auth/InvoiceAzureDocument/${path}`, token);
    const list =
      '{ manualInvoiceEntryList(input: { currentPage: 1, pageSize: 100, sortBy: "scanUrn", sortOrder: "desc" }) { data { scanUrn } } }';
    async function getUrn(token: string): Promise<string> {
      const { body } = await sandbox.graphql(list, token);
      const { data } = body as { data: { manualInvoiceEntryList: { data: { scanUrn: string | null }[] } } };
      return data.manualInvoiceEntryList.data[0]?.scanUrn ?? '';
    }

    it('can be listed and downloaded as PDF by a user who can see the entry', async () => {
      const token = await sandbox.signIn('supplier');
      const urn = await getUrn(token);
      const names = (await (await ask(`GetManualInvoiceDocuments/${urn}`, token)).json()) as string[];
      expect(names).toEqual([`${urn}.pdf`, `${urn}_GRN.pdf`]);
      for (const path of [`DownloadManualInvoiceDocument/${urn}_GRN.pdf`, `DownloadScanInvoice/${urn}`]) {
        const answer = await ask(path, token);
        expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
        expect(
          Buffer.from(await answer.arrayBuffer())
            .subarray(0, 5)
            .toString(),
        ).toBe('%PDF-');
      }
    });

    it('are hidden from other suppliers, and return 404 for unknown documents and invalid paths', async () => {
      const urn = await getUrn(await sandbox.signIn('supplier'));
      const stranger = await sandbox.freshSupplier();
      expect(await (await ask(`GetManualInvoiceDocuments/${urn}`, stranger)).json()).toEqual([]);
      expect((await ask(`DownloadManualInvoiceDocument/${urn}.pdf`, stranger)).status).toBe(404);
      expect((await ask(`DownloadScanInvoice/none`, stranger)).status).toBe(404);
      expect((await ask(`Elsewhere/${urn}`, stranger)).status).toBe(404);
      expect((await ask(`DownloadScanInvoice/${encodeURIComponent('../x')}`, stranger)).status).toBe(404);
      expect((await ask(`DownloadScanInvoice/%E0%A4%A`, stranger)).status).toBe(404);
    });
  });
}
