import { Send } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import type { OpenedLead } from '../../../model/contracts/leads.ts';
import { message } from '../../../model/messages/message.ts';
import { saveToApi } from '../api.ts';
import { formatMoment } from '../language/text.ts';
import { useNotices } from '../notices/notices-context.ts';
import { useAttempt } from '../notices/use-attempt.ts';
import { useRefetch } from '../panels/use-refetch.ts';
import { MailState } from './mail-state.tsx';
import { MailTries } from './mail-tries.tsx';
import { texts } from './texts.ts';

/** While an e-mail is on its way the screen looks again this often, in milliseconds. */
const lookAgainAfter = 3_000;

export function LeadMailPanel({ lead }: { lead: OpenedLead }) {
  const { mail, tries, mailIsSetUp } = lead;
  const notices = useNotices();
  const refetch = useRefetch();
  const { isBusy, attempt } = useAttempt();
  const isOnItsWay = mail?.state === 'waiting' || mail?.state === 'sending';
  const isSending = isBusy || mail?.state === 'sending';
  const lookAgain = useEffectEvent(refetch);
  useEffect(() => {
    if (!isOnItsWay) return;
    const timer = setInterval(() => lookAgain(), lookAgainAfter);
    return () => clearInterval(timer);
  }, [isOnItsWay]);

  async function send() {
    if (isSending) return;
    await attempt(async () => {
      await saveToApi(`/admin/leads/${lead._id}/mail`, {
        method: 'POST',
        failed: message('mailNotSent'),
      });
      notices.succeed(texts.queued);
    });
    refetch();
  }

  return (
    <section className="panel" aria-label={texts.mail}>
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="text-lead font-semibold">{texts.mail}</h2>
        <MailState mail={mail} />
      </div>
      {mail?.possiblyRepeated && <p className="text-small text-muted">{texts.repeatedAbout}</p>}
      {mail?.nextTryAt && mail.tries > 0 && (
        <p className="text-small text-muted">{texts.nextTry(formatMoment(mail.nextTryAt))}</p>
      )}
      {mail && <MailTries tries={tries} />}
      {mailIsSetUp ? (
        <button
          type="button"
          className="button-quiet button-compact self-start"
          aria-disabled={isSending}
          onClick={send}
        >
          <Send aria-hidden="true" className="rtl:-scale-x-100" />
          {mail ? texts.sendAgain : texts.sendNow}
        </button>
      ) : (
        <p className="note">{texts.notSetUp}</p>
      )}
    </section>
  );
}
