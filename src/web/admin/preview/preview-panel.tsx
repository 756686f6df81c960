import { Monitor, Smartphone } from 'lucide-react';
import { useContext, useSyncExternalStore } from 'react';
import { languages } from '../../../model/language.ts';
import { useArabic } from '../content/in-use.ts';
import type { Answer } from '../content/places.ts';
import './preview.css';
import type { PreviewChoice } from './preview-choice.ts';
import { PreviewFrame } from './preview-frame.tsx';
import { type PreviewedForms, PreviewedFormsContext } from './previewed-forms.ts';
import { texts } from './texts.ts';
import { usePreview } from './use-preview.ts';

interface PreviewPanelProps {
  choice: PreviewChoice;
  onChoose: (choice: Partial<PreviewChoice>) => void;
  shownAt: string;
  answer: Answer;
}

const widths = { phone: 390, desktop: 1280 };
const icons = { phone: Smartphone, desktop: Monitor };

export default function PreviewPanel({ choice, onChoose, shownAt, answer }: PreviewPanelProps) {
  const forms = useContext(PreviewedFormsContext) as PreviewedForms;
  const hasArabic = useArabic();
  const { preview, error, isBusy, hasDrafts, hasNewPicture } = usePreview({
    forms: useSyncExternalStore(forms.subscribe, forms.read),
    shownAt,
    language: hasArabic ? choice.language : 'en',
    answer,
  });
  return (
    <section aria-label={texts.title} className="preview">
      <div className="flex flex-wrap items-center gap-2">
        {hasArabic && (
          <fieldset className="choices" aria-label={texts.language}>
            {languages.map((language) => (
              <button
                key={language}
                type="button"
                lang={language}
                aria-pressed={choice.language === language}
                onClick={() => onChoose({ language })}
              >
                {texts.languages[language]}
              </button>
            ))}
          </fieldset>
        )}
        <fieldset className="choices" aria-label={texts.width}>
          {(['phone', 'desktop'] as const).map((width) => {
            const Icon = icons[width];
            return (
              <button
                key={width}
                type="button"
                aria-pressed={choice.width === width}
                onClick={() => onChoose({ width })}
              >
                <Icon aria-hidden="true" className="size-4" /> {texts.widths[width]}
              </button>
            );
          })}
        </fieldset>
        <bdi dir="ltr" className="ms-auto truncate text-small text-muted">
          {preview?.path}
        </bdi>
      </div>
      {preview && (
        <PreviewFrame preview={preview} title={texts.title} width={widths[choice.width]} />
      )}
      <p role="status" className="text-small text-muted">
        {error || (isBusy ? texts.updating : hasDrafts ? texts.typed : texts.stored)}
        {!error && !isBusy && hasNewPicture && ` ${texts.newPicture}`}
      </p>
    </section>
  );
}
