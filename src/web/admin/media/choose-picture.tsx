import { useCallback, useEffect, useState } from 'react';
import type { Picture, PictureList } from '../../../model/contracts/pictures.ts';
import { FormMessage } from '../../ui/form-message.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { messageOf } from '../api.ts';
import { text } from '../language/text.ts';
import { ModalWindow } from '../modal-window.tsx';
import { fetchPictures, type PictureQuery } from './calls.ts';
import { Library } from './library.tsx';
import { mediaText } from './texts.ts';

interface ChoosePictureProps {
  /** The field that it is for. */
  label: string;
  pngOnly: boolean;
  onChoose: (picture: Picture) => void;
  onClose: () => void;
}

/** The library over a form: what is chosen there goes into the field. */
export default function ChoosePicture({ label, pngOnly, onChoose, onClose }: ChoosePictureProps) {
  const [query, setQuery] = useState<PictureQuery>({
    page: 1,
    search: '',
    isUnused: false,
    pngOnly,
  });
  const [list, setList] = useState<PictureList>();
  const [error, setError] = useState('');
  const load = useCallback(() => {
    let isWanted = true;
    fetchPictures(query).then(
      (found) => {
        if (!isWanted) return;
        setList(found);
        setError('');
      },
      (failure) => isWanted && setError(messageOf(failure)),
    );
    return () => {
      isWanted = false;
    };
  }, [query]);
  useEffect(load, [load]);

  return (
    <ModalWindow
      heading={mediaText.chooseFor(label)}
      isDismissable
      onClose={onClose}
      aside={
        <button type="button" className="button-quiet button-compact" onClick={onClose}>
          {mediaText.close}
        </button>
      }
    >
      {pngOnly && <p className="note">{mediaText.pngOnly}</p>}
      <FormMessage tone="failure" text={error} />
      {error && (
        <button type="button" className="button-quiet button-compact self-start" onClick={load}>
          {text.tryAgain}
        </button>
      )}
      {list && <Library {...{ list, query, onChoose }} onQuery={setQuery} chosen={null} />}
      {!list && !error && <Spinner text={text.loading} />}
    </ModalWindow>
  );
}
