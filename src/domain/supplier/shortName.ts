/** Legal forms at the end of a company's name, and how they are written for short. */
const FORMS: readonly (readonly [RegExp, string])[] = [
  [/\bprivate limited$/i, 'Pvt. Ltd.'],
  [/\blimited liability partnership$/i, 'LLP'],
  [/\blimited$/i, 'Ltd.'],
  [/\bincorporated$/i, 'Inc.'],
  [/\bcorporation$/i, 'Corp.'],
  [/\bcompany$/i, 'Co.'],
];

/** A company's name with its legal form for short: 'Anand Horticulture Pvt. Ltd.'; another name stays as it is. */
export function shortName(name: string): string {
  const [form, short] = FORMS.find(([pattern]) => pattern.test(name)) ?? [];
  return form && short ? name.replace(form, short) : name;
}
