import { act, renderHook } from '@testing-library/react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { onQuietChange, onValueChange, putEntries, putEntry } from '@/shared/form/formValues';

interface Doc {
  title: string;
  lines: { amount: string }[];
}

/** Uses the installed react-hook-form, so that a new version with other behavior fails here. */
function realForm(): UseFormReturn<Doc> {
  const defaultValues = { title: 'a', lines: [{ amount: '1' }, { amount: '2' }] };
  const { result } = renderHook(() =>
    useForm<Doc>({ defaultValues, resolver: () => ({ values: {}, errors: { title: { type: 'x', message: 'No' } } }) }),
  );
  const form = result.current;
  form.register('title');
  form.register('lines');
  return form;
}

describe('values of a form', () => {
  it('are live: getValues returns the same array until it is replaced', () => {
    const { getValues, setValue } = realForm();
    const lines = getValues('lines');
    expect(getValues('lines')).toBe(lines);
    act(() => setValue('lines', [{ amount: '3' }]));
    expect(getValues('lines')).not.toBe(lines);
    expect(getValues('lines')).toEqual([{ amount: '3' }]);
  });

  it('are changed by putEntry and putEntries at once, without a call of watchers', () => {
    const form = realForm();
    const { getValues } = form;
    const [told, quietly] = [vi.fn(), vi.fn()];
    onValueChange(form, told);
    onQuietChange(form, quietly);
    putEntry(form, 'lines', 1, { amount: '9' });
    expect(getValues('lines')).toEqual([{ amount: '1' }, { amount: '9' }]);
    putEntries(form, 'lines', []);
    expect(getValues('lines')).toEqual([]);
    expect(told).not.toHaveBeenCalled();
    expect(quietly).toHaveBeenCalledTimes(2);
  });

  it('notify of a change by setValue, a field’s onChange and reset, synchronously and with its name', async () => {
    const form = realForm();
    const { getValues, register, setValue, reset } = form;
    const names: (string | undefined)[] = [];
    const stop = onValueChange(form, name => names.push(name));
    act(() => setValue('title', 'b'));
    expect(new Set(names)).toEqual(new Set(['title']));
    names.length = 0;
    await act(async () => {
      void register('lines').onChange({ target: { name: 'lines', value: [] }, type: 'change' });
      expect(new Set(names)).toEqual(new Set(['lines']));
    });
    names.length = 0;
    act(() => reset({ title: 'c', lines: [] }));
    expect(names).toContain(undefined);
    expect(getValues('title')).toBe('c');
    names.length = 0;
    stop();
    act(() => setValue('title', 'd'));
    expect(names).toEqual([]);
  });

  it('are not changed by a validation', async () => {
    const form = realForm();
    const told = vi.fn();
    onValueChange(form, told);
    await act(() => form.trigger());
    expect(form.getErrors('title')?.message).toBe('No');
    expect(told).not.toHaveBeenCalled();
  });
});
