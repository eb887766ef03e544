/** An Indian state or union territory with its codes in GST numbers (two digits), company numbers (CIN) and Udyam numbers. */
interface IndianState {
  gst: string;
  name: string;
  letters: readonly string[];
  also?: readonly string[];
}

// GST code | name | letters | other names
const ROWS = `
01|Jammu and Kashmir|JK|Jammu & Kashmir
02|Himachal Pradesh|HP|
03|Punjab|PB|
04|Chandigarh|CH|
05|Uttarakhand|UR UK UT|Uttaranchal
06|Haryana|HR|
07|Delhi|DL|New Delhi,NCT of Delhi
08|Rajasthan|RJ|
09|Uttar Pradesh|UP|
10|Bihar|BR|
11|Sikkim|SK|
12|Arunachal Pradesh|AR|
13|Nagaland|NL|
14|Manipur|MN|
15|Mizoram|MZ|
16|Tripura|TR|
17|Meghalaya|ML|
18|Assam|AS|
19|West Bengal|WB|
20|Jharkhand|JH|
21|Odisha|OR OD|Orissa
22|Chhattisgarh|CT CG|Chattisgarh
23|Madhya Pradesh|MP|
24|Gujarat|GJ|
25|Daman and Diu|DD|Daman & Diu
26|Dadra and Nagar Haveli and Daman and Diu|DN DH|Dadra and Nagar Haveli,Dadra & Nagar Haveli,Daman and Diu,Daman & Diu
27|Maharashtra|MH|
28|Andhra Pradesh|AP|
29|Karnataka|KA KR|
30|Goa|GA|
31|Lakshadweep|LD LH|
32|Kerala|KL|
33|Tamil Nadu|TN TZ|Tamilnadu
34|Puducherry|PY PU|Pondicherry
35|Andaman and Nicobar Islands|AN|Andaman & Nicobar Islands
36|Telangana|TG TS|
37|Andhra Pradesh|AP|
38|Ladakh|LA|
97|Other Territory||
99|Centre Jurisdiction||
`;

export const indianStates: readonly IndianState[] = ROWS.trim()
  .split('\n')
  .map(row => {
    const [gst = '', name = '', letters = '', also = ''] = row.split('|');
    return { gst, name, letters: letters.split(' ').filter(Boolean), also: also.split(',').filter(Boolean) };
  });

/** Returns the state of a GST state code. Both 28 and 37 are Andhra Pradesh, before and after its division. */
export function stateOfGstCode(code: string): IndianState | undefined {
  return indianStates.find(state => state.gst === code);
}

export function statesOfLetters(letters: string): readonly IndianState[] {
  return indianStates.filter(state => state.letters.includes(letters));
}

export function isSameState(written: string, state: IndianState): boolean {
  const key = (text: string) =>
    text
      .toLowerCase()
      .replaceAll('&', 'and')
      .replaceAll(/[^a-z]/g, '');
  return [state.name, ...(state.also ?? [])].some(name => key(name) === key(written));
}
