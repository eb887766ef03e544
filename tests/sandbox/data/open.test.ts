import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../../sandbox/firstStart/open.ts';
import { expectEveryFile, openSandbox } from './support.ts';

const sandbox = openSandbox();

describe('an in-memory database', () => {
  it('rolls a failed transaction back completely', async () => {
    const failed = sandbox.db.transaction(async tx => {
      await tx.query(`update company set name = 'Gone'`);
      throw new Error('stop');
    });
    await expect(failed).rejects.toThrow('stop');
    expect(await sandbox.db.query(`select count(*)::int n from company where name = 'Gone'`)).toEqual([{ n: 0 }]);
  });

  it('has separate rows and files', async () => {
    const other = await openDatabase({ folder: 'memory' });
    await other.query('delete from saved_filter');
    expect(other.filesFolder).not.toBe(sandbox.db.filesFolder);
    await expectEveryFile(other);
    expect(await sandbox.db.query('select count(*)::int > 0 kept from saved_filter')).toEqual([{ kept: true }]);
    await other.close();
    expect(existsSync(other.filesFolder)).toBe(false);
  });
});
