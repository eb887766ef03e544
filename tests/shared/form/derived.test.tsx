import { act, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { expect, it, vi } from 'vitest';
import { useDerived, type Derive } from '@/shared/form/useDerived';
import { LineTable } from '@/shared/lines/LineTable';
import { useLinesForm } from '@/shared/lines/useLinesForm';
import { eventually } from '../../support/eventually';
import { renderUi } from '../../support/render';
import { blank, columns, derive as ofLine, item, type Doc } from '../lines/sample';

const amounts = ({ items }: Doc) => items.map(line => line.amount).join('+');
/** The amounts before and after, for each call. */
const seen: [string, string][] = [];

/** The title depends on the amounts; with the title 'tax free', no line has tax. */
const derive = vi.fn<Derive<Doc>>(
  (values, previous) => (
    seen.push([amounts(previous), amounts(values)]),
    {
      title: values.title === 'tax free' ? values.title : amounts(values),
      items:
        values.title === previous.title || values.title !== 'tax free'
          ? values.items
          : values.items.map(line => ({ ...line, rate: '0', tax: '0.00', gross: line.amount })),
    }
  ),
);

function open(withTable: boolean) {
  let form: ReturnType<typeof useLinesForm<Doc>> | undefined;
  let adopt = (_change?: () => void) => {};
  function Page() {
    const initial = { title: '', items: [item({ amount: '1' }), item({ amount: '2' })] };
    const mine = useLinesForm<Doc>({ initial, lineTables: ['items'] });
    const derived = useDerived({ form: mine, derive });
    useLayoutEffect(() => {
      derived.adopt();
      form = mine;
      adopt = derived.adopt;
    }, [derived, mine]);
    return withTable ? (
      <LineTable form={mine} name="items" label="Items" columns={columns} blank={blank} derive={ofLine} />
    ) : null;
  }
  const { user } = renderUi(<Page />);
  if (!form) throw new Error('not drawn');
  return { user, form, adopt };
}
const amount = (line: number) => screen.getByRole<HTMLInputElement>('textbox', { name: `Line ${line} Amount` });

it('derived values update synchronously with a change, whether or not fields are mounted', () => {
  const { form } = open(false);
  act(() => {
    form.setValue('title', 'typed');
    expect(form.getValues('title')).toBe('1+2');
  });
});

it('derived values update while the user types in a line, and the derivation receives the previous lines', async () => {
  const { user, form } = open(true);
  await user.type(amount(2), '5');
  await eventually(() => expect(form.getValues('title')).toBe('1+5'));
  expect(seen).toContainEqual(['1+2', '1+5']);
});

it('lines are recalculated through their table, which keeps line IDs and undo steps', async () => {
  const { user, form } = open(true);
  await user.click(amount(1));
  await user.paste('10\n20\n30');
  const ids = form.getValues('items').map(line => line.uid);
  act(() => form.setValue('title', 'tax free'));
  expect(form.getValues('items').map(line => line.rate)).toEqual(['0', '0', '0']);
  expect(form.getValues('items').map(line => line.uid)).toEqual(ids);
  await user.click(screen.getByRole('button', { name: /Undo/ }));
  expect(form.getValues('items').map(line => line.amount)).toEqual(['1', '2']);
});

it('a loaded record or recovered draft is adopted unchanged, without counting as a change', () => {
  const { form, adopt } = open(false);
  derive.mockClear();
  act(() => adopt(() => form.reset({ title: 'tax free', items: [item({ amount: '1', rate: '18' })] }, {})));
  expect(derive).toHaveBeenCalledTimes(1);
  const [values, previous] = derive.mock.calls[0] ?? [];
  expect(previous).toBe(values);
  expect(form.getValues('items')[0]?.rate).toBe('18');
});

it('the derivation receives unchanged fields as the same object, including on the first change', () => {
  const heard = vi.fn<Derive<{ number: { text: string }; note: string }>>(() => null);
  interface Note {
    number: { text: string };
    note: string;
  }
  let form: ReturnType<typeof useLinesForm<Note>> | undefined;
  function Page() {
    const mine = useLinesForm<Note>({ initial: { number: { text: '7' }, note: '' }, lineTables: [] });
    const derived = useDerived({ form: mine, derive: heard });
    useLayoutEffect(() => {
      derived.adopt();
      form = mine;
    }, [derived, mine]);
    return null;
  }
  renderUi(<Page />);
  heard.mockClear();
  act(() => form?.setValue('note', 'a'));
  const [values, previous] = heard.mock.calls[0] ?? [];
  expect(previous?.note).toBe('');
  expect(values?.number).toBe(previous?.number);
});
