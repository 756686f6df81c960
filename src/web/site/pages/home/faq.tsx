import { useText } from '../../language/dictionary.ts';

interface FaqProps {
  items: { question: string; answer: string }[];
}

/** Elements of the browser: one open at a time by their shared name, and readable without scripts. */
export function Faq({ items }: FaqProps) {
  const { faq } = useText();
  return (
    <section aria-labelledby="faq-heading" className="border-y border-paper-line bg-paper-raised">
      <div className="page-width grid gap-10 py-24 lg:grid-cols-[1fr_2fr]">
        <h2 id="faq-heading" className="text-heading font-semibold">
          {faq.heading}
        </h2>
        <div className="border-t border-paper-line">
          {items.map(({ question, answer }) => (
            <details
              key={question}
              name="faq"
              className="group border-b border-paper-line"
              // It may have been opened before hydration.
              suppressHydrationWarning
            >
              <summary className="flex cursor-pointer list-none items-center justify-between gap-6 py-5 text-title font-medium hover:text-signal [&::-webkit-details-marker]:hidden">
                {question}
                <svg
                  viewBox="0 0 24 24"
                  aria-hidden="true"
                  className="size-6 flex-none stroke-signal transition-transform group-open:rotate-45"
                >
                  <path d="M12 4v16M4 12h16" fill="none" strokeWidth="2" />
                </svg>
              </summary>
              <p className="max-w-measure pb-6 text-muted">{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
