import { plainLine } from '../../../../model/markdown/plain-text.ts';
import { Icon } from '../../../ui/icon.tsx';
import { restOfRow } from '../../../ui/rest-of-row.ts';
import { Reveal } from '../../../ui/reveal.tsx';
import type { PrimaryService, Services } from '../../content.ts';
import { ContactButton } from '../../layout/contact-dialog.tsx';
import { SiteLink } from '../../layout/site-link.tsx';
import { useText } from '../../page-context.ts';

interface PrimaryServiceCardsProps {
  /** Of the main service. */
  path: string;
  services: PrimaryService[];
  group: string;
  headings: Pick<Services['headings'], 'unsure' | 'unsureText'>;
}

export function PrimaryServiceCards(props: PrimaryServiceCardsProps) {
  const { path, services, group, headings } = props;
  return (
    <ul className={`${group} grid gap-6 sm:grid-cols-2 lg:grid-cols-3`}>
      {services.map(({ slug, title, description, secondaryServices: parts }) => (
        <Reveal as="li" key={slug} className="card group flex flex-col">
          <div aria-hidden="true" className="gradient-fill h-1.5" />
          <div className="flex flex-1 flex-col gap-4 p-6">
            <h3 className="text-title font-semibold">
              <SiteLink
                to={`${path}/${slug}`}
                className="flex items-start justify-between gap-3 after:absolute after:inset-0 group-hover:text-signal"
              >
                {title}
                <Icon name="arrow" className="mt-1 size-5 flex-none text-signal" />
              </SiteLink>
            </h3>
            <p className="clamp-3 text-muted">{plainLine(description)}</p>
            {parts.length > 0 && (
              <ul className="mt-auto flex flex-col gap-1.5 border-t border-paper-line pt-4 text-small">
                {Object.entries(parts).map(([place, part]) => (
                  <li key={place} className="flex items-center gap-2.5">
                    <span
                      aria-hidden="true"
                      className="gradient-fill size-2 flex-none rounded-round"
                    />
                    {part.title}
                  </li>
                ))}
              </ul>
            )}
          </div>
        </Reveal>
      ))}
      <Unsure headings={headings} after={services.length} />
    </ul>
  );
}

/** For those who do not find theirs; fills the last row. */
function Unsure({
  headings,
  after,
}: Pick<PrimaryServiceCardsProps, 'headings'> & { after: number }) {
  const { navigation } = useText();
  const span = `${after % 2 === 0 ? 'sm:col-span-2' : ''} ${restOfRow(after, 3)}`;
  return (
    <li
      className={`on-ink grid-motif flex flex-col items-start justify-between gap-8 overflow-hidden rounded-card p-6 sm:p-8 ${span}`}
    >
      <div className="flex flex-col gap-3">
        <h3 className="text-heading font-semibold">{headings.unsure}</h3>
        {headings.unsureText && (
          <p className="max-w-measure text-muted-on-ink">{headings.unsureText}</p>
        )}
      </div>
      <ContactButton className="button-signal">{navigation.speakToAnExpert}</ContactButton>
    </li>
  );
}
