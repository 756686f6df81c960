import { useEffect, useRef } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { Picture } from '../../../model/contracts/pictures.ts';
import { loadSignedIn } from '../account/load-signed-in.ts';
import { BackToDashboard } from '../back-link.tsx';
import { stayWithin } from '../content/list-pages.ts';
import { text } from '../language/text.ts';
import { LoadFailed } from '../load-failed.tsx';
import { NoticesArea } from '../notices/notices.tsx';
import { useAsked } from '../panels/use-asked.ts';
import { AddPictures } from './add-pictures.tsx';
import { fetchPicture, fetchPictures, type PictureQuery, picturesOnPage } from './calls.ts';
import { Library } from './library.tsx';
import { PicturePanel } from './picture-panel.tsx';
import { mediaText } from './texts.ts';

export const loader = ({ request }: LoaderFunctionArgs) =>
  loadSignedIn(request, async () => {
    const { searchParams } = new URL(request.url);
    const list = await fetchPictures(queryIn(searchParams));
    stayWithin(request, list.total, picturesOnPage);
    return { list, chosen: await chosenIn(searchParams, list.pictures) };
  });

/** Every picture of the site: found, looked at, replaced and deleted. */
export default function Media() {
  const { loaded, error } = useLoaderData<typeof loader>();
  const chosen = loaded?.chosen;
  const [params, setParams] = useAsked();
  const panel = useRef<HTMLDivElement>(null);

  const asked = queryIn(params);
  /** Only another page is a step that Back undoes. */
  const onQuery = (query: PictureQuery) =>
    setParams(paramsOf(query, params.get('picture')), {
      replace: query.search !== asked.search || query.isUnused !== asked.isUnused,
      preventScrollReset: true,
    });

  const show = (picture: string | null) =>
    setParams(paramsOf(asked, picture), { preventScrollReset: true });

  // On a narrow screen it stands above the pictures, perhaps out of sight.
  const chosenName = chosen?._id;
  useEffect(() => {
    const isAbove = (panel.current?.getBoundingClientRect().top ?? 0) < 0;
    if (chosenName && isAbove) panel.current?.scrollIntoView();
  }, [chosenName]);

  return (
    <NoticesArea>
      <title>{`${text.dashboard.media} · ${text.title}`}</title>
      <div className="mb-2">
        <BackToDashboard />
      </div>
      <h1 className="text-title font-semibold">{text.dashboard.media}</h1>
      <p className="mb-4 text-muted">{mediaText.about}</p>
      {loaded ? (
        <div className="library-and-picture">
          <Library
            list={loaded.list}
            query={asked}
            onQuery={onQuery}
            chosen={chosen?._id ?? null}
            onChoose={({ _id }) => show(_id)}
          >
            <AddPictures onAdded={({ _id }) => show(_id)} />
          </Library>
          <div ref={panel} className="chosen-picture min-w-0">
            {chosen ? (
              <PicturePanel
                key={chosen._id}
                picture={chosen}
                onReplaced={({ _id }) => show(_id)}
                onDeleted={() => show(null)}
              />
            ) : (
              <p className="empty max-lg:hidden">{mediaText.chooseOne}</p>
            )}
          </div>
        </div>
      ) : (
        <LoadFailed error={error} />
      )}
    </NoticesArea>
  );
}

const queryIn = (params: URLSearchParams): PictureQuery => ({
  page: Number(params.get('page')) || 1,
  search: params.get('search') ?? '',
  isUnused: params.has('unused'),
});

function paramsOf({ page, search, isUnused }: PictureQuery, picture: string | null) {
  return {
    ...(page > 1 && { page: String(page) }),
    ...(search && { search }),
    ...(isUnused && { unused: '' }),
    ...(picture && { picture }),
  };
}

/** It may stand on another page, and it may have been deleted since. */
async function chosenIn(params: URLSearchParams, listed: Picture[]): Promise<Picture | null> {
  const name = params.get('picture');
  if (!name) return null;
  return listed.find(({ _id }) => _id === name) ?? fetchPicture(name).catch(() => null);
}
