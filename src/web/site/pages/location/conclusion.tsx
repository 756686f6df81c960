import { ContactButton } from '../../layout/contact-dialog.tsx';
import { Prose } from '../../text/prose.tsx';

export function Conclusion({ text, cta }: { text: string; cta: string }) {
  return (
    <div className="on-ink grid-motif">
      <div className="page-width section-space flex flex-col items-start gap-8">
        <Prose
          text={text}
          className="max-w-[52ch] text-[clamp(1.25rem,1rem+1.4vw,2.125rem)] font-medium"
        />
        <ContactButton className="button-signal">{cta}</ContactButton>
      </div>
    </div>
  );
}
