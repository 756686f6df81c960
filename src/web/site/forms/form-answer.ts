import type { LeadForm } from '../../../model/forms/lead-forms.ts';

/** What a page's action answers to a form that was posted without JavaScript. */
export interface FormAnswer {
  /** Its name stands in the hidden field `form`. */
  form: LeadForm;
  ok: boolean;
  message: string;
  /** The texts of the fields at fault. */
  fields?: Record<string, string>;
  /** What the visitor wrote, to show again after a failure. */
  values?: Record<string, string>;
}
