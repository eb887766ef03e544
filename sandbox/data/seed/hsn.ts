/** GST tax codes of `taxes` by rate. */
const TAX_CODE: Record<string, string> = { '0': 'G0', '5': 'G1', '12': 'G2', '18': 'G3', '28': 'G4' };

// Invoices offer only the condition types JIIG and JIIN; the last block must not appear in a picker.
const ROWS: [code: string, name: string, conditionType: string, rate: string][] = [
  ['998346', 'Technical testing and analysis services', 'JIIG', '18'],
  ['998341', 'Geological and geophysical consulting services', 'JIIG', '18'],
  ['998311', 'Management consulting and management services', 'JIIG', '18'],
  ['998313', 'Information technology consulting and support services', 'JIIG', '18'],
  ['998314', 'Information technology design and development services', 'JIIG', '18'],
  ['998315', 'Hosting and infrastructure provisioning services', 'JIIG', '18'],
  ['998211', 'Legal advisory and representation services', 'JIIG', '18'],
  ['998213', 'Legal documentation and certification services', 'JIIG', '18'],
  ['998216', 'Other legal services', 'JIIN', '18'],
  ['998221', 'Financial auditing services', 'JIIG', '18'],
  ['998222', 'Accounting and bookkeeping services', 'JIIG', '18'],
  ['998231', 'Corporate tax consulting and preparation services', 'JIIG', '18'],
  ['998111', 'Research and development services in natural sciences', 'JIIG', '18'],
  ['998113', 'Research and development services in medical sciences', 'JIIG', '18'],
  ['998361', 'Advertising services', 'JIIG', '18'],
  ['998371', 'Market research services', 'JIIG', '18'],
  ['998391', 'Specialty design services', 'JIIG', '18'],
  ['998395', 'Translation and interpretation services', 'JIIG', '18'],
  ['998399', 'Other professional, technical and business services', 'JIIG', '18'],
  ['998511', 'Executive and retained personnel search services', 'JIIG', '18'],
  ['998513', 'Contract staffing services', 'JIIG', '18'],
  ['998521', 'Investigation services', 'JIIN', '18'],
  ['998525', 'Guard services', 'JIIG', '18'],
  ['998531', 'Disinfecting and exterminating services', 'JIIG', '18'],
  ['998533', 'General cleaning services', 'JIIG', '18'],
  ['998540', 'Packaging services', 'JIIG', '18'],
  ['998551', 'Reservation services for transportation', 'JIIN', '5'],
  ['998596', 'Events, exhibitions, conventions and trade shows', 'JIIN', '18'],
  ['998713', 'Maintenance and repair of computers and peripherals', 'JIIG', '18'],
  ['998714', 'Maintenance and repair of transport machinery', 'JIIG', '18'],
  ['998717', 'Maintenance and repair of commercial and industrial machinery', 'JIIG', '18'],
  ['998719', 'Maintenance and repair of other machinery and equipment', 'JIIG', '18'],
  ['998731', 'Installation of fabricated metal products', 'JIIG', '18'],
  ['998732', 'Installation of industrial and manufacturing machinery', 'JIIG', '18'],
  ['998842', 'Pharmaceutical product manufacturing services on inputs owned by others', 'JIIG', '12'],
  ['998912', 'Printing and reproduction services', 'JIIG', '12'],
  ['999293', 'Commercial training and coaching services', 'JIIG', '18'],
  ['999316', 'Medical laboratory and diagnostic imaging services', 'JIIG', '0'],
  ['999411', 'Sewage and effluent treatment services', 'JIIG', '12'],
  ['999421', 'Collection of hazardous waste', 'JIIG', '12'],
  ['999432', 'Hazardous waste treatment and disposal services', 'JIIG', '18'],
  ['996331', 'Canteen and catering services', 'JIIN', '5'],
  ['996411', 'Local land transport of passengers', 'JIIN', '12'],
  ['996511', 'Road transport of goods', 'JIIG', '5'],
  ['996719', 'Cargo handling services', 'JIIG', '18'],
  ['996729', 'Cold storage and warehousing services', 'JIIG', '18'],
  ['996812', 'Courier services', 'JIIG', '18'],
  ['997212', 'Rental of commercial property', 'JIIG', '18'],
  ['997319', 'Leasing of machinery and laboratory equipment', 'JIIG', '18'],
  ['998434', 'Online access to databases and journals', 'JIIG', '18'],
  ['48191010', 'Boxes of corrugated paper', 'JIIG', '12'],
  ['84212190', 'Water purification machinery and filters', 'JIIG', '18'],
  ['38220090', 'Diagnostic and laboratory reagents', 'JIIG', '12'],
  ['06029090', 'Live plants', 'JIIG', '0'],
  ['87032391', 'Motor cars', 'JIIN', '28'],
  ['24022090', 'Not used on invoices: cigarettes', 'JICP', '28'],
  ['27101930', 'Not used on invoices: aviation turbine fuel', 'JMOP', '0'],
  ['998346', 'Technical testing and analysis services, CGST condition', 'JICG', '18'],
  ['998346', 'Technical testing and analysis services, SGST condition', 'JISG', '18'],
  ['998533', 'General cleaning services, CGST condition', 'JICG', '18'],
  ['998533', 'General cleaning services, SGST condition', 'JISG', '18'],
  ['998717', 'Maintenance and repair, UGST condition', 'JIUG', '18'],
  ['996511', 'Road transport of goods, reverse charge condition', 'JIRC', '5'],
  ['998211', 'Legal services, reverse charge condition', 'JIRC', '18'],
];

/** Withdrawn or not yet released rows. */
const UNUSED: typeof ROWS = [
  ['998345', 'Withdrawn: weather forecasting services', 'JIIG', '18'],
  ['998397', 'Withdrawn: sponsorship services', 'JIIN', '18'],
];

export const hsn = [
  ...ROWS.map(row => toRow(row, true, false)),
  ...UNUSED.map((row, index) => toRow(row, index === 0 ? false : true, index === 1)),
];

function toRow([code, name, condition_type, rate]: (typeof ROWS)[number], active: boolean, deleted: boolean) {
  return { code, name, condition_type, tax_code: TAX_CODE[rate], tax_rate: rate, active, deleted };
}
