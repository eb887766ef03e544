/** Matches the abbreviations that labels explain. `glossary.ts` has their meanings and loads with the first tooltip. */
export const TERMS =
  /\b(?:AWB|CGST|CIN|ERP|FPY|GRN|GSTN?|HSN|IFSC|IGST|IRN|MICR|MIRO|MSME|PAN|PNR|SAC|SGST|SRN|TAN|TCS|TDS|UGST|URN|WBS|ZCER|ZFO|ZNB)\b/;
