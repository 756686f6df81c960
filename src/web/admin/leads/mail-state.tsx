import type { LeadMail } from '../../../model/contracts/leads.ts';
import { texts } from './texts.ts';

/** What has become of the e-mail about a lead. */
export function MailState({ mail }: { mail: LeadMail | null }) {
  return (
    <>
      <span className={`mark ${mail ? tones[mail.state] : 'mark-plain'}`}>
        {texts.states[mail?.state ?? 'stored']}
      </span>
      {mail?.possiblyRepeated && (
        <span className="mark mark-older" title={texts.repeatedAbout}>
          {texts.repeated}
        </span>
      )}
    </>
  );
}

const tones = {
  waiting: 'mark-older',
  sending: 'mark-older',
  sent: 'mark-done',
  'given up': 'mark-missing',
  collected: 'mark-older',
} satisfies Record<LeadMail['state'], string>;
