import { otherLanguage } from '../../../../model/language.ts';
import type { Settings } from '../../../../model/pages/settings/index.ts';
import type { SiteWords } from '../../../../model/wording/index.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Section } from '../../../ui/section.tsx';
import { isShown } from '../../layout/contact-value.ts';
import { useSiteData } from '../../layout/site-data.ts';
import { useText } from '../../page-context.ts';

interface BothScriptsProps {
  /** The settings in the other language. */
  twin: Settings | null;
  texts: SiteWords['about']['bothScripts'];
}

/** The agency's name and what it is; on demand the same beside it, on the same baselines. */
export function BothScripts({ twin, texts }: BothScriptsProps) {
  const { settings, inUse } = useSiteData();
  const other = otherLanguage(useText().language);
  const hasTwin = isShown(twin?.tagline) && twin.tagline !== settings?.tagline;
  if (!inUse.arabic || !hasTwin || !isShown(settings?.tagline)) return null;
  const isLarge = [settings, twin].every(({ agencyName }) => fitsLarge(agencyName));
  return (
    <Section heading={texts.heading} tone="raised" className="both-scripts">
      <div className={`specimen ${isLarge ? 'specimen-large' : ''}`}>
        <div>
          <Lines {...settings} />
        </div>
        <div lang={other} dir={other === 'ar' ? 'rtl' : 'ltr'}>
          <Lines {...twin} />
        </div>
      </div>
      <label className="button-quiet">
        <input type="checkbox" />
        <Icon name="plus" />
        {texts.seeTwin}
      </label>
    </Section>
  );
}

/** The rules belong to the paragraphs, the words within them can still be missing. */
const Lines = ({ agencyName, tagline }: Settings) => (
  <>
    <p className="specimen-name">
      <span>{agencyName}</span>
    </p>
    <p className="specimen-text">
      <span>{tagline}</span>
    </p>
  </>
);

const fitsLarge = (name: string) => name.length <= 8;
