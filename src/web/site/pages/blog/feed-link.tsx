import { addressIn } from '../../../../model/addresses.ts';
import { feedPath } from '../../../../model/public-paths.ts';
import { usePageNames } from '../../layout/navigation.ts';
import { useText } from '../../page-context.ts';

export function useFeedAddress(): string {
  return addressIn(useText().language, feedPath);
}

/** Lets a feed reader find the feed of this language. */
export function FeedLink() {
  return (
    <link
      rel="alternate"
      type="application/rss+xml"
      title={usePageNames()('blog')}
      href={useFeedAddress()}
    />
  );
}
