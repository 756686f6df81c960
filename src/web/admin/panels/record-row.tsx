import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, GridListItem } from 'react-aria-components';
import type { Collection } from '../../../model/vocabulary/nodes.ts';
import { gapsIn } from '../../../model/vocabulary/translation-gaps.ts';
import { useArabic } from '../content/in-use.ts';
import type { Answer } from '../content/places.ts';
import { detailOf, hasPictures, pictureOf, titleOf } from '../content/titles.ts';
import { ImagePreview } from '../controls/image-preview.tsx';
import { text } from '../language/text.ts';

interface RecordRowProps {
  node: Collection;
  record: Answer;
  summary?: ((record: Answer) => ReactNode) | undefined;
  isEdited: boolean;
  /** Something was typed for it and not saved. */
  hasDraft: boolean;
  onEdit: () => void;
  onDelete: () => void;
  /** Where the order is the administrator's. */
  onMove?: (by: 1 | -1) => void;
}

export function RecordRow(props: RecordRowProps) {
  const { node, record, summary, isEdited, hasDraft, onEdit, onDelete, onMove } = props;
  const title = titleOf(node, record);
  const gaps = useArabic() ? gapsIn(node.fields, record) : 0;
  return (
    <GridListItem
      id={String(record._id)}
      textValue={title}
      className="record-row"
      data-edited={isEdited || undefined}
      onAction={onEdit}
    >
      {onMove && (
        <Button slot="drag" className="icon-button" aria-label={text.list.drag(title)}>
          <GripVertical aria-hidden="true" />
        </Button>
      )}
      {hasPictures(node) && (
        <ImagePreview src={pictureOf(node, record) ?? ''} label={title} sizes="3.5rem" />
      )}
      <div className="record-text min-w-0 grow">
        <p dir="auto" className="record-title">
          {title}
        </p>
        <p dir="auto" className="truncate text-small text-muted">
          {detailOf(node, record)}
        </p>
        {summary?.(record)}
        {hasDraft && <span className="mark mark-older">{text.form.unsaved}</span>}
        {gaps > 0 && (
          <span className="mark mark-missing">{text.translation.toTranslate(gaps)}</span>
        )}
      </div>
      <div className="row-actions">
        {onMove && (
          <div className="move-buttons">
            <Button
              className="icon-button"
              aria-label={text.list.moveUp(title)}
              onPress={() => onMove(-1)}
            >
              <ArrowUp aria-hidden="true" />
            </Button>
            <Button
              className="icon-button"
              aria-label={text.list.moveDown(title)}
              onPress={() => onMove(1)}
            >
              <ArrowDown aria-hidden="true" />
            </Button>
          </div>
        )}
        <Button className="row-button" aria-label={`${text.form.edit}: ${title}`} onPress={onEdit}>
          {text.form.edit}
        </Button>
        <Button
          className="row-button text-danger"
          aria-label={`${text.form.delete}: ${title}`}
          onPress={onDelete}
        >
          {text.form.delete}
        </Button>
      </div>
    </GridListItem>
  );
}
