import { Trash2 } from 'lucide-react';
import { useNavigate } from 'react-router';
import type { Lead } from '../../../model/contracts/leads.ts';
import { message } from '../../../model/messages/message.ts';
import { saveToApi } from '../api.ts';
import { text } from '../language/text.ts';
import { confirmDelete } from '../notices/confirmation.ts';
import { useNotices } from '../notices/notices-context.ts';
import { useAttempt } from '../notices/use-attempt.ts';
import { texts } from './texts.ts';

/** A person's data can be taken out for good; unlike content it leaves no history behind. */
export function LeadActions({ lead, listAddress }: { lead: Lead; listAddress: string }) {
  const notices = useNotices();
  const navigate = useNavigate();
  const { isBusy, attempt } = useAttempt();

  async function remove() {
    if (isBusy || !(await confirmDelete(texts.confirmDelete, lead.fields.name ?? ''))) return;
    await attempt(async () => {
      await saveToApi(`/admin/leads/${lead._id}`, {
        method: 'DELETE',
        failed: message('deleteFailed', { noun: 'lead' }),
      });
      notices.succeed(texts.deleted);
      await navigate(listAddress, { replace: true });
    });
  }

  return (
    <button
      type="button"
      className="button-danger button-compact"
      aria-disabled={isBusy}
      onClick={remove}
    >
      <Trash2 aria-hidden="true" /> {text.form.delete}
    </button>
  );
}
