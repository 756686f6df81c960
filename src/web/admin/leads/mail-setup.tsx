import { Send } from 'lucide-react';
import { useState } from 'react';
import type { TestMail } from '../../../model/contracts/leads.ts';
import { message } from '../../../model/messages/message.ts';
import { FormMessage } from '../../ui/form-message.tsx';
import { isSaid, messageOf, saveToApi } from '../api.ts';
import { say } from '../language/text.ts';
import { texts } from './texts.ts';

/** Whether leads go out by e-mail, and the way to find out whether they arrive. */
export function MailSetup({ isSetUp }: { isSetUp: boolean }) {
  const [isBusy, setIsBusy] = useState(false);
  const [success, setSuccess] = useState('');
  const [failure, setFailure] = useState('');
  if (!isSetUp) return <p className="note">{texts.notSetUp}</p>;

  async function sendTest() {
    if (isBusy) return;
    setIsBusy(true);
    setSuccess('');
    setFailure('');
    try {
      const tested = await saveToApi<TestMail>('/admin/leads/test-mail', {
        method: 'POST',
        failed: message('mailNotSent'),
        // The server itself waits for the mail server as long as other calls may take.
        patience: 60_000,
      });
      if (tested.outcome === 'sent') setSuccess(texts.testSent(isolated(tested.to)));
      else setFailure(failureOf(tested));
    } catch (error) {
      setFailure(messageOf(error));
    }
    setIsBusy(false);
  }

  return (
    <div className="flex flex-col gap-2">
      <div className="note flex flex-wrap items-center gap-x-4 gap-y-2">
        <p>{texts.isSetUp}</p>
        <button
          type="button"
          className="button-quiet button-compact"
          aria-disabled={isBusy}
          onClick={sendTest}
        >
          <Send aria-hidden="true" className="rtl:-scale-x-100" />
          {isBusy ? texts.sendingTest : texts.sendTest}
        </button>
      </div>
      <FormMessage tone="success" text={success} />
      <FormMessage tone="failure" text={failure} />
    </div>
  );
}

const failureOf = ({ outcome, to, ...detail }: TestMail) =>
  outcome === 'unknown'
    ? texts.testUncertain(isolated(to))
    : texts.testFailed(isolated(to), isSaid(detail) ? say(detail) : isolated(detail.detail));

/** From left to right within Arabic words too. */
const isolated = (words: string) => `\u2066${words}\u2069`;
