import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { lineStore, useLinesForm } from '@/shared/lines/useLinesForm';

interface Doc {
  title: string;
  lines: { amount: string }[];
}

/** Uses the installed react-hook-form, so that a new version with other behavior fails here. */
function open() {
  const initial: Doc = { title: 'a', lines: [{ amount: '1' }, { amount: '2' }] };
  const resolver = vi.fn(() => ({ values: {}, errors: { lines: [{ amount: { type: 'x', message: 'No' } }] } }));
  const { result } = renderHook(() => useLinesForm<Doc>({ initial, lineTables: ['lines'], resolver }));
  return { form: result.current, resolver };
}

describe('values of a form with lines', () => {
  it('contain fields and lines, as one object and by name', () => {
    const { form } = open();
    expect(form.getValues()).toEqual({ title: 'a', lines: [{ amount: '1' }, { amount: '2' }] });
    expect(form.getValues('lines.1.amount')).toBe('2');
    act(() => form.setValue('lines', [{ amount: '3' }]));
    expect(form.getValues('lines')).toEqual([{ amount: '3' }]);
    act(() => form.reset({ title: 'b', lines: [] }, {}));
    expect(form.getValues()).toEqual({ title: 'b', lines: [] });
  });

  it('notify synchronously with the field name after setValue, a line change and reset', () => {
    const { form } = open();
    const names: (string | undefined)[] = [];
    const stop = form.onChange(name => names.push(name));
    act(() => form.setValue('title', 'b'));
    expect(new Set(names)).toEqual(new Set(['title']));
    names.length = 0;
    const store = lineStore<Doc['lines'][number]>(form, 'lines');
    store.patch(store.ids()[1] ?? '', { amount: '9' });
    expect(names).toEqual(['lines']);
    expect(form.getValues('lines')).toEqual([{ amount: '1' }, { amount: '9' }]);
    names.length = 0;
    act(() => form.reset({ title: 'c', lines: [] }, {}));
    expect(names).toContain(undefined);
    names.length = 0;
    stop();
    act(() => form.setValue('title', 'd'));
    store.reset([]);
    expect(names).toEqual([]);
  });

  it("are validated together, and validation doesn't change them", async () => {
    const { form, resolver } = open();
    const onChange = vi.fn();
    form.onChange(onChange);
    form.setValue('lines', [{ amount: '7' }]);
    onChange.mockClear();
    await act(() => form.trigger());
    expect(resolver).toHaveBeenCalledWith({ title: 'a', lines: [{ amount: '7' }] }, undefined, expect.anything());
    expect(form.getErrors('lines.0.amount')?.message).toBe('No');
    expect(onChange).not.toHaveBeenCalled();
  });
});
