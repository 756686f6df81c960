import { useEffect, useMemo, useState } from 'react';
import type { Preview } from '../../../model/contracts/preview.ts';
import type { Language } from '../../../model/language.ts';
import { message } from '../../../model/messages/message.ts';
import { notFoundPath } from '../../../model/public-paths.ts';
import { ApiError, callApi, messageOf } from '../api.ts';
import type { Answer } from '../content/places.ts';
import type { PreviewedForm } from './previewed-forms.ts';
import { texts } from './texts.ts';

interface Wanted {
  forms: readonly PreviewedForm[];
  shownAt: string;
  language: Language;
  /** What is stored: another answer is another page. */
  answer: Answer;
}

/** While somebody types, the page is asked for once they pause. */
const pause = 400;

export function usePreview({ forms, shownAt, language, answer }: Wanted) {
  const [preview, setPreview] = useState<Preview>();
  const [error, setError] = useState('');
  const [isBusy, setIsBusy] = useState(true);
  const edited = forms.filter(({ isEdited }) => isEdited).at(-1) ?? forms[0];
  const drafts = forms.filter(({ isDirty }) => isDirty);
  const asked = JSON.stringify({
    language,
    shownAt,
    address: edited?.address,
    drafts: drafts.map(({ address, values }) => ({ address, values })),
  });

  // What is stored is in it too: after a save the page is another one for the same typing.
  const request = useMemo(() => ({ body: JSON.parse(asked), answer }), [asked, answer]);

  useEffect(() => {
    let isOutdated = false;
    setIsBusy(true);
    const timer = setTimeout(async () => {
      try {
        const next = await callApi<Preview>('/admin/preview', {
          method: 'POST',
          body: request.body,
          failed: message('previewFailed'),
        });
        if (isOutdated) return;
        setPreview(next);
        const isMissed = next.status === 404 && request.body.shownAt !== notFoundPath;
        setError(isMissed ? texts.notFound : '');
      } catch (failure) {
        if (isOutdated) return;
        // What is only half typed keeps the page as it was.
        const isHalfTyped = failure instanceof ApiError && failure.status < 500 && failure.status;
        setError(isHalfTyped ? texts.waits(messageOf(failure)) : messageOf(failure));
      }
      setIsBusy(false);
    }, pause);
    return () => {
      isOutdated = true;
      clearTimeout(timer);
    };
  }, [request]);

  return {
    preview,
    error,
    isBusy,
    hasDrafts: drafts.length > 0,
    hasNewPicture: drafts.some((draft) => draft.hasNewPicture),
  };
}
