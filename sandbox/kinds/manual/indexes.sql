create index if not exists manual_invoice_entry_scan on manual_invoice_entry (scan_urn) where scan_urn is not null;
