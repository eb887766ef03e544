/** The types of tax registrations that rules know by name. Apart from the section: a profile's first question needs no more of it. */
export const GST = 'Goods and Services (GST)';
export const PAN = 'PAN';
/** What a location outside India needs (spec 1 §5). */
export const FOREIGN_TAXES = ['Company Registration', 'TAX Registration'] as const;
