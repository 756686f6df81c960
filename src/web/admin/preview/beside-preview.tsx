import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { Answer } from '../content/places.ts';
import type { usePreviewChoice } from './preview-choice.ts';
import { createPreviewedForms, PreviewedFormsContext } from './previewed-forms.ts';

const PreviewPanel = lazy(() => import('./preview-panel.tsx'));

interface BesidePreviewProps {
  preview: ReturnType<typeof usePreviewChoice>;
  shownAt: string;
  answer: Answer;
  children: ReactNode;
}

/** A screen's forms and, where it is wanted, the page that they edit. */
export function BesidePreview({ preview, shownAt, answer, children }: BesidePreviewProps) {
  const [forms] = useState(createPreviewedForms);
  const { choice, choose } = preview;
  return (
    <PreviewedFormsContext value={forms}>
      <div className={choice.isOpen ? 'beside-preview' : undefined}>
        <div className="workspace">{children}</div>
        {choice.isOpen && (
          <Suspense>
            <PreviewPanel {...{ choice, shownAt, answer }} onChoose={choose} />
          </Suspense>
        )}
      </div>
    </PreviewedFormsContext>
  );
}
