import { useEffect, useRef, useState } from 'react';
import { useFields } from '../FieldsProvider';
import type { EditorProps } from './EditorProps';

const NO_ANSWER = 'The check could not be completed. Please try again.';

/** A text that is checked when its field is left. What was said is gone with the next key, and so is an answer that comes late. */
export function useBlurCheck({ def, value, values }: Pick<EditorProps<'text'>, 'def' | 'value' | 'values'>) {
  const { checks = {} } = useFields();
  const [answer, setAnswer] = useState<{ text: string; message: string } | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const ask = async (name: string, text: string) => {
    running.current?.abort();
    const mine = new AbortController();
    running.current = mine;
    const say = (message: string) => !mine.signal.aborted && setAnswer({ text, message });
    try {
      const check = checks[name];
      if (!check) throw new Error(`No check named '${name}'`);
      const result = await check(text, values, mine.signal);
      say(result.ok ? '' : result.message);
    } catch {
      say(NO_ANSWER);
    }
  };
  return {
    /** What is wrong with the text that stands there, '' for nothing. */
    message: answer?.text === value.trim() ? answer.message : '',
    check: () => {
      const text = value.trim();
      if (def.checkOnBlur !== undefined && text !== '' && text !== answer?.text) void ask(def.checkOnBlur, text);
    },
  };
}
