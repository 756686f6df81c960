/** Which form of a page was sent, in the hidden field `form`. */
export const formNames = ['contact-modal', 'contact-section', 'lease-lead'] as const;
export type FormName = (typeof formNames)[number];

/** What a page's action answers to a form that was posted without JavaScript. */
export interface FormAnswer {
  form: FormName;
  ok: boolean;
  message: string;
  /** The texts of the fields at fault. */
  fields?: Record<string, string>;
  /** What the visitor wrote, to show again after a failure. */
  values?: Record<string, string>;
}
