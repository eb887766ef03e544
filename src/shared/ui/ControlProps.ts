/** What every form control of ours takes beside its value: naming, state and ARIA, given by the field frame or by hand. */
export interface ControlProps {
  id?: string;
  disabled?: boolean;
  placeholder?: string;
  status?: 'error' | 'warning';
  autoFocus?: boolean;
  onBlur?: () => void;
  'aria-label'?: string;
  'aria-labelledby'?: string;
  'aria-describedby'?: string;
  'aria-required'?: boolean;
  'aria-invalid'?: boolean;
}

/** Something that can take the focus: what react-hook-form asks of a ref to lead to the first error. */
export interface Focusable {
  focus: () => void;
}
