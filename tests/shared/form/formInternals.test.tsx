import { act, renderHook } from '@testing-library/react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { liveErrors, liveValues, onQuietChange, onValueChange, putEntry, putValue } from '@/shared/form/formInternals';

interface Doc {
  title: string;
  lines: { amount: string }[];
}

/** A real form of the installed react-hook-form: what fails here says which of its internals a version has changed. */
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

describe('what is used of react-hook-form’s internals', () => {
  it('gives the live values: the same array until somebody replaces it', () => {
    const { control, setValue } = realForm();
    const { lines } = liveValues(control);
    expect(liveValues(control).lines).toBe(lines);
    act(() => setValue('lines', [{ amount: '3' }]));
    expect(liveValues(control).lines).not.toBe(lines);
    expect(liveValues(control).lines).toEqual([{ amount: '3' }]);
  });

  it('puts values and entries so that getValues sees them at once, and no watcher is called', () => {
    const { control, getValues } = realForm();
    const [told, quietly] = [vi.fn(), vi.fn()];
    onValueChange(control, told);
    onQuietChange(control, quietly);
    putEntry(control, 'lines', 1, { amount: '9' });
    expect(getValues('lines')).toEqual([{ amount: '1' }, { amount: '9' }]);
    putValue(control, 'lines', []);
    expect(getValues('lines')).toEqual([]);
    expect(told).not.toHaveBeenCalled();
    expect(quietly).toHaveBeenCalledTimes(2);
  });

  it('hears of a change by setValue, a field’s onChange and reset, synchronously and with its name', async () => {
    const { control, register, setValue, reset } = realForm();
    const names: (string | undefined)[] = [];
    const stop = onValueChange(control, name => names.push(name));
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
    expect(liveValues(control).title).toBe('c');
    names.length = 0;
    stop();
    act(() => setValue('title', 'd'));
    expect(names).toEqual([]);
  });

  it('does not take a validation for a change, and reads the errors it found', async () => {
    const { control, trigger } = realForm();
    const told = vi.fn();
    onValueChange(control, told);
    await act(() => trigger());
    expect(liveErrors(control).title?.message).toBe('No');
    expect(told).not.toHaveBeenCalled();
  });
});
