import { ContactButton } from '../../layout/contact-dialog.tsx';
import { Prose } from '../../text/prose.tsx';

/** Like a card from the place: what to say, and where it is sent. */
export function Conclusion({ text, cta }: { text: string; cta: string }) {
  return (
    <div className="page-width">
      <div className="conclusion card">
        <Prose text={text} className="font-medium" />
        <ContactButton className="button-signal">{cta}</ContactButton>
      </div>
    </div>
  );
}
