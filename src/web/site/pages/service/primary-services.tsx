import { openingOf } from '../../../../model/markdown/opening.ts';
import { plainLine } from '../../../../model/markdown/plain-text.ts';
import type {
  MainService,
  PrimaryService,
  Services,
} from '../../../../model/pages/services/index.ts';
import { outlineOf } from '../../../ui/arch.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Reveal } from '../../../ui/reveal.tsx';
import { Section } from '../../../ui/section.tsx';
import { ContactButton } from '../../layout/contact-dialog.tsx';
import { SiteLink } from '../../layout/site-link.tsx';
import { useText } from '../../page-context.ts';
import { Said } from '../../text/said.tsx';
import { Words } from '../../text/words.tsx';
import { DoorMark, useGroupPosition } from '../service-parts/group-door.tsx';

interface PrimaryServicesProps {
  path: string;
  main: MainService;
  group: string;
  headings: Pick<Services['headings'], 'group' | 'unsure' | 'unsureText'>;
}

/** What is behind the group's door: one door more for each, and somebody to ask. */
export function PrimaryServices({ path, main, group, headings }: PrimaryServicesProps) {
  const { slug, title, description, banner, primaryServices } = main;
  const outline = outlineOf(useGroupPosition(slug));
  return (
    <Section
      heading={banner?.heading ? title : headings.group}
      {...(banner?.detail && { lead: <Words text={description} /> })}
      className={group}
    >
      <div className="behind-the-door">
        <ul>
          {primaryServices.map((service) => (
            <ServiceRow key={service.slug} {...service} path={path} outline={outline} />
          ))}
        </ul>
        <Unsure headings={headings} />
      </div>
    </Section>
  );
}

function ServiceRow(props: PrimaryService & { path: string; outline: string }) {
  const { path, outline, slug, title, description, secondaryServices: parts } = props;
  return (
    <Reveal as="li" className="later service-row group">
      <DoorMark outline={outline} className="w-full" />
      <h3 className="text-title font-semibold">
        <SiteLink
          to={`${path}/${slug}`}
          className="after:absolute after:inset-0 group-hover:text-signal"
        >
          <Said text={title} />
        </SiteLink>
      </h3>
      <div className="flex flex-col gap-3">
        <p className="text-muted">
          <Said text={openingOf(plainLine(description), 160)} />
        </p>
        {parts.length > 0 && (
          <ul className="service-parts text-small">
            {Object.entries(parts).map(([place, part]) => (
              <li key={place}>
                <Said text={part.title} />
              </li>
            ))}
          </ul>
        )}
      </div>
      <Icon name="arrow" className="size-5 text-signal" />
    </Reveal>
  );
}

/** For those who do not find theirs. */
function Unsure({ headings }: Pick<PrimaryServicesProps, 'headings'>) {
  const { navigation } = useText();
  return (
    <div className="unsure on-ink">
      <h3 className="text-heading font-semibold">{headings.unsure}</h3>
      {headings.unsureText && <p className="text-paper/85">{headings.unsureText}</p>}
      <ContactButton className="button-paper">{navigation.speakToAnExpert}</ContactButton>
    </div>
  );
}
