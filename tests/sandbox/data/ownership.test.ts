import { describe, expect, it } from 'vitest';
import { createRecord, uploadPdf, type NewRecord } from '../../../sandbox/server/testRecord.ts';
import type { Viewer } from '../../../sandbox/data/viewer.ts';
import { nonPo as kind } from '../../../sandbox/recordTypes/nonPo/recordType.ts';
import { mayDeleteFile, mayUploadFor, seesFile, type OwnedFile } from '../../../sandbox/rules/files/ownership.ts';
import type { FilePlace } from '../../../sandbox/rules/files/linking.ts';
import { openSandbox, persona } from './support.ts';
import { createSupplier } from '../../../sandbox/server/testData.ts';

const sandbox = openSandbox();

// The same for each type: recordTypes.test.ts proves that each one has these rules.
describe('a file attached to a record', () => {
  const { context } = kind;
  const [listName = ''] = Object.keys(kind.files);
  const record = (author: Viewer, more: Partial<NewRecord> = {}) =>
    createRecord(sandbox.db, { context, author: author.userId, ...more });
  const named = (file: object) => ({ [listName]: JSON.stringify([file]) });
  const getRow = async (uid: string) => {
    const [row] = await sandbox.db.query<OwnedFile & FilePlace>(
      'select uid, owner, r.context, r.context_id "contextId" from files join file_record r using (uid) where uid = $1',
      [uid],
    );
    if (!row) throw new Error('The file is gone');
    return row;
  };
  /** Creates a record in this status with an attached file. */
  async function recordWithFile(author: Viewer, status: NewRecord['status']) {
    const file = await uploadPdf(sandbox.db, author, 'first', undefined, kind);
    const { id } = await record(author, { status, input: named(file) });
    return { id, file };
  }

  it("that was submitted can't be attached to another draft and stays where it is", async () => {
    const author = await createSupplier(sandbox.db);
    const { id, file } = await recordWithFile(author, 'Pending for approval');
    await expect(record(author, { status: 'Draft', input: named(file) })).rejects.toMatchObject({
      extensions: {
        fields: [{ path: listName, message: 'first.pdf belongs to another record. Attach it again.' }],
      },
    });
    const stranger = await createSupplier(sandbox.db);
    await expect(record(stranger, { status: 'Draft', input: named(file) })).rejects.toMatchObject({
      extensions: { fields: [{ path: listName, message: 'The file was not uploaded. Attach it again.' }] },
    });
    expect(await getRow(file.file_uid)).toMatchObject({ context, contextId: id });
    expect(await seesFile(sandbox.db, await persona(sandbox, 'approver'), file.file_uid)).toBe(true);
  });

  it("that is a draft can be deleted by its owner and can't be moved", async () => {
    const author = await createSupplier(sandbox.db);
    const { file } = await recordWithFile(author, 'Draft');
    expect(await mayDeleteFile(sandbox.db, author, await getRow(file.file_uid))).toBe(true);
    expect(await mayDeleteFile(sandbox.db, await persona(sandbox, 'admin'), await getRow(file.file_uid))).toBe(false);
    await expect(record(author, { status: 'Draft', input: named(file) })).rejects.toThrow();
  });

  it('can be uploaded for a record that the user can see, or for none', async () => {
    const author = await createSupplier(sandbox.db);
    const { id } = await recordWithFile(author, 'Draft');
    const may = (viewer: Viewer, contextId: string, of: string = context) =>
      mayUploadFor(sandbox.db, viewer, of, contextId);
    const stranger = await createSupplier(sandbox.db);
    expect(await Promise.all([may(author, String(id)), may(author, ''), may(stranger, '')])).toEqual([
      true,
      true,
      true,
    ]);
    for (const wrong of [String(id), `0${id}`, `${id}.0`, '1e9', '-1', '99999999999'])
      expect(await may(stranger, wrong), wrong).toBe(false);
    expect(await may(stranger, String(id), context.toUpperCase())).toBe(false);
  });
});
