import { ArrowLeft } from 'lucide-react';
import { useCallback, useEffect, useRef } from 'react';
import { type ClientLoaderFunctionArgs, Link, useLoaderData, useSearchParams } from 'react-router';
import { loadSignedIn } from '../account/load-signed-in.ts';
import { ApiError, messageOf } from '../api.ts';
import { text } from '../language/text.ts';
import { LoadFailed } from '../load-failed.tsx';
import { NoticesArea } from '../notices/notices.tsx';
import { useSection } from '../sections.ts';
import { AddPictures } from './add-pictures.tsx';
import { fetchPicture, fetchPictures, type Picture, type PictureQuery } from './calls.ts';
import { Library } from './library.tsx';
import { PicturePanel } from './picture-panel.tsx';
import { mediaText } from './texts/media-text.ts';

export const clientLoader = ({ request }: ClientLoaderFunctionArgs) =>
  loadSignedIn(request, async () => {
    const { searchParams } = new URL(request.url);
    try {
      const list = await fetchPictures(queryIn(searchParams));
      return { list, chosen: await chosenIn(searchParams, list.pictures), error: '' };
    } catch (failure) {
      if (failure instanceof ApiError && failure.status === 401) throw failure;
      return { list: null, chosen: null, error: messageOf(failure) };
    }
  });

/** Every picture of the site: found, looked at, replaced and deleted. */
export default function Media() {
  const { list, chosen, error } = useLoaderData<typeof clientLoader>();
  const [params, setParams] = useSearchParams();
  const section = useSection();
  const panel = useRef<HTMLDivElement>(null);

  const onQuery = useCallback(
    (query: PictureQuery) =>
      setParams((before) => paramsOf(query, before.get('picture')), { preventScrollReset: true }),
    [setParams],
  );

  const show = (picture: string | null) =>
    setParams(paramsOf(queryIn(params), picture), { preventScrollReset: true });

  // On a narrow screen it stands above the pictures, perhaps out of sight.
  const chosenName = chosen?._id;
  useEffect(() => {
    const isAbove = (panel.current?.getBoundingClientRect().top ?? 0) < 0;
    if (chosenName && isAbove) panel.current?.scrollIntoView();
  }, [chosenName]);

  return (
    <NoticesArea>
      <title>{`${text.dashboard.media} · ${text.title}`}</title>
      <Link to={`/admin/dashboard?section=${section}`} className="quiet-link mb-2">
        <ArrowLeft aria-hidden="true" className="rtl:-scale-x-100" />
        {text.backToDashboard}
      </Link>
      <h1 className="text-title font-semibold">{text.dashboard.media}</h1>
      <p className="mb-4 text-muted">{mediaText.about}</p>
      {list ? (
        <div className="library-and-picture">
          <Library
            list={list}
            query={queryIn(params)}
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
