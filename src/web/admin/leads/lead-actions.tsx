import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { message } from '../../../model/messages/message.ts';
import { messageOf, saveToApi } from '../api.ts';
import { text } from '../language/text.ts';
import { useNotices } from '../notices/notices-context.ts';
import type { Lead } from './lead.ts';
import { texts } from './texts/texts.ts';

/** A person's data can be taken out for good; unlike content it leaves no history behind. */
export function LeadActions({ lead, listAddress }: { lead: Lead; listAddress: string }) {
  const notices = useNotices();
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);

  async function remove() {
    if (!window.confirm(texts.confirmDelete)) return;
    setIsBusy(true);
    try {
      await saveToApi(`/admin/leads/${lead._id}`, {
        method: 'DELETE',
        failed: message('deleteFailed', { noun: 'lead' }),
      });
      notices.succeed(texts.deleted);
      await navigate(listAddress, { replace: true });
    } catch (failure) {
      notices.fail(messageOf(failure));
      setIsBusy(false);
    }
  }

  return (
    <button
      type="button"
      className="button-danger button-compact"
      disabled={isBusy}
      onClick={remove}
    >
      <Trash2 aria-hidden="true" /> {text.form.delete}
    </button>
  );
}
