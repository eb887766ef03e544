/** Tax types that rules refer to. Separate from the section, so that the profile's first query doesn't load it. */
export const GST = 'Goods and Services (GST)';
export const PAN = 'PAN';
/** Required tax types outside India (spec 1 §5). */
export const FOREIGN_TAXES = ['Company Registration', 'TAX Registration'] as const;
