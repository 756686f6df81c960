import type { Collection } from '../../../model/vocabulary/nodes.ts';
import { gapsIn } from '../../../model/vocabulary/translation-gaps.ts';
import type { Place } from '../../../model/vocabulary/tree.ts';
import { useArabic } from '../content/in-use.ts';
import type { Answer } from '../content/places.ts';
import { shownText, titleOf } from '../content/titles.ts';
import { nounOf, text } from '../language/text.ts';
import { ListTools } from '../panels/list-tools.tsx';
import { PageLinks } from '../panels/page-links.tsx';
import { useListView } from '../panels/use-list-view.ts';

interface LocationTableProps {
  place: Place<Collection>;
  records: Answer[];
  total: number;
  onEdit: (record: Answer) => void;
  onDelete: (record: Answer) => void;
}

export function LocationTable({ place, records, total, onEdit, onDelete }: LocationTableProps) {
  const { node } = place;
  const view = useListView(place, records);
  const hasArabic = useArabic();
  const { location, title, status, actions, active, inactive } = text.localSeo;
  return (
    <>
      <ListTools view={view} node={node} noun={nounOf(node)} />
      <div className="overflow-x-auto">
        <table className="records">
          <thead>
            <tr>
              {[location, title, status, actions].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {view.records.map((record) => {
              const gaps = hasArabic ? gapsIn(node.fields, record) : 0;
              return (
                <tr key={String(record._id)}>
                  <th scope="row" dir="auto">
                    {titleOf(node, record)}
                  </th>
                  <td dir="auto">
                    {shownText(record, 'title')}{' '}
                    {gaps > 0 && (
                      <span className="mark mark-missing">
                        {text.translation.toTranslate(gaps)}
                      </span>
                    )}
                  </td>
                  <td>{record.isActive ? active : inactive}</td>
                  <td className="whitespace-nowrap">
                    <button
                      type="button"
                      className="row-button"
                      aria-label={`${text.form.edit}: ${titleOf(node, record)}`}
                      onClick={() => onEdit(record)}
                    >
                      {text.form.edit}
                    </button>
                    <button
                      type="button"
                      className="row-button text-danger"
                      aria-label={`${text.form.delete}: ${titleOf(node, record)}`}
                      onClick={() => onDelete(record)}
                    >
                      {text.form.delete}
                    </button>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      {view.records.length === 0 && (
        <p className="empty">
          {view.isWhole ? text.list.none(nounOf(node)) : text.list.nothingFound}
        </p>
      )}
      <PageLinks total={total} />
    </>
  );
}
