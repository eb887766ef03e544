import { lengthProblem, MAX_TEXT } from '@/lib/limits';
import { isBlank } from '@/lib/text';

/** What keeps remarks from being sent, in words; null when they can go. Blanks alone are no remarks (spec 2 §5, 'Approval'). */
export function remarksProblem(remarks: string, required: boolean): string | null {
  if (required && isBlank(remarks)) return 'Remarks is required';
  return lengthProblem(remarks.trim(), MAX_TEXT);
}
