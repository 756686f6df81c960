import { ContactButton } from '../../layout/contact-dialog.tsx';

/** The frame that is still empty, at the end of the row. */
export function NextWork({ heading, button }: { heading: string; button: string }) {
  return (
    <section aria-labelledby="next-heading" className="page-width">
      <div className="next-work grid-motif">
        <h2 id="next-heading" className="text-display font-semibold">
          {heading}
        </h2>
        <ContactButton className="button-signal">{button}</ContactButton>
      </div>
    </section>
  );
}
