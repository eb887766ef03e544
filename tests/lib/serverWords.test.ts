import { describe, expect, it } from 'vitest';
import { wordsForPeople } from '@/lib/serverWords';

describe('what a server said', () => {
  it.each([
    'Invoice 4 is gone',
    'The period is closed',
    'Lata Rao has left the company.',
    'Asleep.',
    'This invoice already exist',
    'Row 3: Invoice Number is required',
    'Select L1 and L2 approver from the list',
    'Update failed: where is the purchase order?',
    'Error while uploading the file. please try again',
    'Order 4500063153 has only 12.500 left (asked for 13)',
    'Please contact supplier.desk@meridian-labs.example before 10:30',
    'Delete the first line, then set its amount',
    'Only 30 EA of line 00010 are left to invoice.',
    'The invoice date is later than 24-Nov-2026',
  ])('is shown when it is for people: %s', said => {
    expect(wordsForPeople(` ${said} `)).toBe(said);
  });

  it.each([
    "SqlException: Invalid column name 'supplier_code'. line 88",
    'System.NullReferenceException: Object reference not set to an instance of an object.',
    'Object reference not set to an instance of an object',
    'Npgsql.PostgresException (0x80004005): 23505: duplicate key value violates unique constraint "ux_invoice"',
    'null value in column "company_code" of relation "non_po" violates not-null constraint',
    'ORA-00942: table or view does not exist',
    'SQLSTATE[42S02]: Base table or view not found',
    "Violation of PRIMARY KEY constraint 'PK_Invoice'. Cannot insert duplicate key in object 'dbo.Invoice'.",
    'SELECT id FROM dbo.Supplier WHERE code = 200101',
    "TypeError: Cannot read properties of undefined (reading 'id')",
    'x.map is not a function',
    'connect ECONNREFUSED 10.0.0.7:5432',
    'Error in /srv/app/orders.js:88:12',
    'Could not find file C:\\inetpub\\wwwroot\\invoice.pdf',
    'at Orders.Read(Int32 id) in Orders.cs:line 88',
    'Traceback (most recent call last)',
    'java.lang.IllegalStateException',
    'org.springframework.dao.DataIntegrityViolationException',
    'Unexpected Execution Error',
    '<!DOCTYPE html><html><body>Runtime Error</body></html>',
    '{"stack":"Error"}',
    'Transaction (Process ID 57) was deadlocked on lock resources',
    'x'.repeat(401),
    '   ',
    null,
    undefined,
    7,
    { message: 'x' },
  ])('is not shown when it is about the server itself: %s', said => {
    expect(wordsForPeople(said)).toBeNull();
  });
});
