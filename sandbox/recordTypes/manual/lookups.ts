/** Spec 3 §7. */

const codeName = (pairs: [string, string][]) => pairs.map(([code, name]) => ({ code, name }));

export const documentTypes = codeName([
  ['PO', 'Purchase Order'],
  ['NonPO', 'Non PO'],
]);

export const apSubCategories = codeName([
  ['GENERAL', 'General'],
  ['RAWMAT', 'Raw Material'],
  ['PACKMAT', 'Packing Material'],
  ['ENGG', 'Engineering and Spares'],
  ['SERVICE', 'Services'],
  ['FREIGHT', 'Freight and Courier'],
  ['CAPEX', 'Capital Goods'],
  ['UTILITY', 'Utilities'],
]);

export const businessLocations = [
  'Hyderabad Formulations',
  'Visakhapatnam API Works',
  'Baddi Oral Solids',
  'Mumbai Corporate Office',
  'Ahmedabad Biologics',
  'Bengaluru Clinical Supplies',
  'Cranbury Head Office',
  'Frankfurt Office',
].map(name1 => ({ name1 }));
