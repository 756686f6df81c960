import type { Message } from '../../model/messages/message.ts';
import { type Say, sayEach, sayInEnglish } from '../../model/messages/say.ts';

interface Details {
  /** What is wrong with each field, by its dotted path. */
  fields?: Record<string, Message>;
  extra?: Record<string, unknown>;
  headers?: Record<string, string>;
  cause?: unknown;
  /** Nothing that the log should hear of, whatever the status. */
  isExpected?: boolean;
  /** In whose words it is said. */
  say?: Say;
}

/** The one error the product throws on purpose: it may be shown to whoever asked. */
export class Refusal extends Error {
  readonly status: number;
  readonly said: Message;
  /** In words. */
  readonly fields: Record<string, string> | undefined;
  readonly faults: Record<string, Message> | undefined;
  readonly extra: Record<string, unknown>;
  readonly headers: Record<string, string>;
  readonly isExpected: boolean;

  constructor(status: number, said: Message, details: Details = {}) {
    const { fields: faults, say = sayInEnglish, cause } = details;
    super(say(said), { cause });
    this.name = 'Refusal';
    this.status = status;
    this.said = said;
    this.fields = faults && sayEach(say, faults);
    this.faults = faults;
    this.extra = details.extra ?? {};
    this.headers = details.headers ?? {};
    this.isExpected = details.isExpected ?? false;
  }

  /**
   * `error` and `message` say the same: the admin area reads one, the public site the other. The
   * codes say it again for whoever wants to put it into words of another language.
   */
  get answer() {
    return {
      error: this.message,
      message: this.message,
      ...this.said,
      ...(this.fields && { fields: this.fields, faults: this.faults }),
      ...this.extra,
    };
  }
}
