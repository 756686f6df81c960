import { I18nProvider, ListBox, ListBoxItem } from 'react-aria-components';
import type { Picture } from '../../../model/contracts/pictures.ts';
import { Picture as Image } from '../../ui/picture.tsx';
import { language } from '../language/text.ts';
import { mediaText } from './texts.ts';
import { formatBytes, nameOf, stateOf } from './words.ts';

interface PictureGridProps {
  pictures: Picture[];
  chosen: string | null;
  onChoose: (picture: Picture) => void;
  /** Said where there is none. */
  nothing: string;
}

/** Arrow keys move in both directions, Enter or Space chooses. */
export function PictureGrid({ pictures, chosen, onChoose, nothing }: PictureGridProps) {
  return (
    // The library would take the direction from the browser's language, not from the page's.
    <I18nProvider locale={language}>
      <ListBox
        aria-label={mediaText.pictures}
        layout="grid"
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={chosen ? [chosen] : []}
        onSelectionChange={(keys) => {
          const picture = pictures.find(({ _id }) => keys !== 'all' && keys.has(_id));
          if (picture) onChoose(picture);
        }}
        className="picture-grid"
        renderEmptyState={() => <p className="empty">{nothing}</p>}
      >
        {pictures.map((picture) => (
          <ListBoxItem
            key={picture._id}
            id={picture._id}
            textValue={nameOf(picture)}
            className="picture-tile"
          >
            <Image src={picture.path} alt="" sizes="10rem" className="picture-thumb" />
            <span dir="auto" className="truncate font-medium">
              {nameOf(picture)}
            </span>
            <span className="flex flex-wrap gap-x-2 text-muted">
              <bdi dir="ltr">
                {picture.width} × {picture.height}
              </bdi>
              <bdi>{formatBytes(picture.bytes)}</bdi>
            </span>
            <span className={picture.useCount > 0 ? 'text-muted' : 'mark mark-older self-start'}>
              {stateOf(picture)}
            </span>
          </ListBoxItem>
        ))}
      </ListBox>
    </I18nProvider>
  );
}
