import type { SiteWords } from '../../../../model/wording/index.ts';
import { Marquee } from '../../../ui/marquee.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { useSiteData } from '../../layout/site-data.ts';

interface ClientsProps {
  heading: string;
  texts: SiteWords['home']['clients'];
}

export function Clients({ heading, texts }: ClientsProps) {
  const clients = useSiteData().settings?.clientLogos ?? [];
  if (clients.length === 0) return null;
  return (
    <section aria-labelledby="clients-heading" className="pt-[clamp(4rem,8vw,7.5rem)]">
      <h2 id="clients-heading" className="page-width mb-10 text-heading font-semibold">
        {heading}
      </h2>
      <Marquee
        seconds={40}
        label={texts.label}
        pauseLabel={texts.pause}
        items={clients.map(({ _id, name, image, imageAlt, imageFocus }) => ({
          key: _id,
          content: (
            <div className="flex items-center gap-4 whitespace-nowrap">
              {image && (
                <Picture
                  src={image}
                  // The name stands beside it; nobody needs to hear it twice.
                  alt={imageAlt === name ? '' : imageAlt}
                  focus={imageFocus}
                  sizes="10rem"
                  className="size-20 object-cover"
                />
              )}
              <span className="text-title font-semibold ltr:uppercase">{name}</span>
            </div>
          ),
        }))}
      />
    </section>
  );
}
