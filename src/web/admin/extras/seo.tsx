import { addressIn } from '../../../model/addresses.ts';
import type { Input } from '../../../model/vocabulary/checks.ts';
import { useArabic } from '../content/in-use.ts';
import { isBlock, placeOf } from '../content/places.ts';
import { Fields } from '../controls/fields.tsx';
import { arabicOf } from '../forms/values.ts';
import { text } from '../language/text.ts';
import { BlockPanel } from '../panels/block-panel.tsx';
import type { ScreenPanelProps } from '../screens/rows.ts';
import { SearchResult } from './search-result.tsx';

/** Title and description of a page, as a search engine shows them, with what makes them good. */
export default function Seo({ screen, answer }: ScreenPanelProps) {
  return screen.kinds
    .map(placeOf)
    .filter(isBlock)
    .map((place) => (
      <BlockPanel key={place.kind} place={place} answer={answer} failureClearsItself>
        {({ node, values, stored, setValues }) => (
          <>
            <Fields
              fields={node.fields}
              values={values}
              stored={stored ?? {}}
              onChange={setValues}
            />
            <Previews values={values} path={screen.shownAt} />
            <section aria-label={text.seo.tips} className="note">
              <h3 className="font-semibold">{text.seo.tips}</h3>
              <ul className="ms-5 list-disc">
                {text.seo.tipList.map((tip) => (
                  <li key={tip}>{tip}</li>
                ))}
              </ul>
            </section>
          </>
        )}
      </BlockPanel>
    ));
}

function Previews({ values, path }: { values: Input; path: string }) {
  const hasArabic = useArabic();
  const arabic = arabicOf(values);
  return (
    <section aria-label={text.seo.preview}>
      <h3 className="mb-2 text-small font-medium">{text.seo.preview}</h3>
      <div className="language-pair">
        <SearchResult
          language="en"
          path={path}
          title={String(values.title ?? '')}
          description={String(values.description ?? '')}
        />
        {hasArabic && (
          <SearchResult
            language="ar"
            path={addressIn('ar', path)}
            title={String(arabic.title || values.title || '')}
            description={String(arabic.description || values.description || '')}
          />
        )}
      </div>
    </section>
  );
}
