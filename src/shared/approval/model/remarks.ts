import { lengthProblem, MAX_TEXT } from '@/lib/limits';
import { isBlank } from '@/lib/text';

/** Returns the validation error of remarks, or null. Spaces count as empty (spec 2 §5, 'Approval'). */
export function remarksProblem(remarks: string, required: boolean): string | null {
  if (required && isBlank(remarks)) return 'Remarks is required';
  return lengthProblem(remarks.trim(), MAX_TEXT);
}
