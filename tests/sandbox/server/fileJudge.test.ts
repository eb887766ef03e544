import { describe, expect, it } from 'vitest';
import { judgeFile } from '../../../sandbox/http/fileJudge.ts';
import { gif, pdf, png } from '../../shared/attachments/realFiles';

/* `services.test.ts` covers size, name and content of uploads, `lib/fileTypes.dom.test.ts` the types of content. */
describe('an uploaded file', () => {
  it('gets our own media type, also as a truncated PDF', async () => {
    const whole = await pdf();
    for (const bytes of [whole, whole.subarray(0, -100)])
      expect(await judgeFile('Invoice.PDF', bytes)).toEqual({ ok: true, mimeType: 'application/pdf' });
    expect(await judgeFile('ticket.png', png, ['png'])).toEqual({ ok: true, mimeType: 'image/png' });
  });

  it.each(['page.html', 'noextension', 'invoice.pdf.exe', 'x.constructor', 'scan.png'])(
    'is refused with the unknown type %s',
    async name =>
      expect(await judgeFile(name, gif)).toMatchObject({
        ok: false,
        reason: expect.stringContaining('Invalid file format. Valid formats are pdf, gif'),
      }),
  );
});
