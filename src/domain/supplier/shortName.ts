/** A name as it is written in a list: in fewer and fewer letters. */
type Forms = readonly [string, ...string[]];

/** Legal forms at the end of a company's name, and how they are written for short, wherever a name stands in a list. */
const LEGAL_FORMS: readonly (readonly [RegExp, string])[] = [
  [/\bprivate limited$/i, 'Pvt. Ltd.'],
  [/\bpublic limited company$/i, 'PLC'],
  [/\blimited liability partnership$/i, 'LLP'],
  [/\blimited liability company$/i, 'LLC'],
  [/\blimited$/i, 'Ltd.'],
  [/\bincorporated$/i, 'Inc.'],
  [/\bcorporation$/i, 'Corp.'],
  [/\bcompany$/i, 'Co.'],
];

/**
 * Words of companies' names, and how they are written where the whole name does not fit: one after the other, in this order, until it does. First
 * what tells least of who it is.
 */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/ and /gi, ' & '],
  [/\binternational\b/gi, 'Intl.'],
  [/\bindustries\b/gi, 'Inds.'],
  [/\bpharmaceuticals?\b/gi, 'Pharma.'],
  [/\bmanufactur(?:ing|ers?)\b/gi, 'Mfg.'],
  [/\bmanagement\b/gi, 'Mgmt.'],
  [/\blaborator(?:ies|y)\b/gi, 'Labs.'],
  [/\btechnolog(?:ies|y)\b/gi, 'Tech.'],
  [/\bengineer(?:ing|s)\b/gi, 'Engg.'],
  [/\benterprises?\b/gi, 'Ent.'],
  [/\bassociates\b/gi, 'Assoc.'],
  [/\bservices\b/gi, 'Svcs.'],
  [/\bchemicals?\b/gi, 'Chem.'],
  [/\bbrothers\b/gi, 'Bros.'],
];

/** What a name ends with that tells how it is owned, not who it is. */
const OWNED = /(?: (?:Pvt\.|Ltd\.|PLC|LLP|LLC|Inc\.|Corp\.|Co\.|GmbH))+$/;

/** Between the names of several people. */
const BETWEEN = ', ';

/** A company's name with its legal form for short: 'Anand Horticulture Pvt. Ltd.'; another name stays as it is. */
export function shortName(name: string): string {
  const [form, short] = LEGAL_FORMS.find(([pattern]) => pattern.test(name)) ?? [];
  return form && short ? name.replace(form, short) : name;
}

/** The ways to write a company's name in a list, the longest first. */
export function shortNames(name: string): Forms {
  let said = shortName(name);
  const forms: [string, ...string[]] = [said];
  for (const [word, short] of WORDS) {
    const next = said.replace(word, short);
    if (next !== said) forms.push((said = next));
  }
  return forms;
}

/**
 * The same of those who have to act, with commas between, people and companies: in the end the first of them, without its legal form, and how many
 * more there are.
 */
export function shortPeople(names: string): Forms {
  const [first = '', ...others] = names.split(BETWEEN);
  const [whole, ...shorter] = shortNames(first);
  const more = others.length > 0 ? ` +${others.length}` : '';
  const forms = [...shorter, (shorter.at(-1) ?? whole).replace(OWNED, '')];
  if (more) forms.unshift(whole);
  return [[whole, ...others.map(shortName)].join(BETWEEN), ...forms.map(form => form + more)];
}
