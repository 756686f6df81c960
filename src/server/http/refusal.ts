/** The one error the product throws on purpose: its text may be shown to whoever asked. */
export class Refusal extends Error {
  readonly status: number;
  readonly fields: Record<string, string> | undefined;
  readonly extra: Record<string, unknown>;
  readonly headers: Record<string, string>;

  constructor(
    status: number,
    text: string,
    details: {
      fields?: Record<string, string>;
      extra?: Record<string, unknown>;
      headers?: Record<string, string>;
      cause?: unknown;
    } = {},
  ) {
    super(text, { cause: details.cause });
    this.name = 'Refusal';
    this.status = status;
    this.fields = details.fields;
    this.extra = details.extra ?? {};
    this.headers = details.headers ?? {};
  }

  /** `error` and `message` say the same: the admin area reads one, the public site the other. */
  get answer() {
    return {
      error: this.message,
      message: this.message,
      ...(this.fields && { fields: this.fields }),
      ...this.extra,
    };
  }
}
