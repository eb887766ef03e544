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

/** Element that can get the focus; react-hook-form uses it for the first error. */
export interface Focusable {
  focus: () => void;
}
