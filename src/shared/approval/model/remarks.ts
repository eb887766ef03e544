import { lengthProblem, MAX_TEXT } from '@/lib/limits';

/** What keeps remarks from being sent, in words; null when they can go. Blanks alone are no remarks (spec 2 §5, 'Approval'). */
export function remarksProblem(remarks: string, required: boolean): string | null {
  if (required && remarks.trim() === '') return 'Remarks is required';
  return lengthProblem(remarks.trim(), MAX_TEXT);
}
