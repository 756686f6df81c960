import type { Fields as FieldsOfNode } from '../../../model/vocabulary/field.ts';
import '../brand/brand.css';
import { cornerDrawings, patternDrawings } from '../brand/drawings.tsx';
import { DrawnChoice } from '../brand/drawn-choice.tsx';
import { SetChooser } from '../brand/set-chooser.tsx';
import { isBlock, placeOf } from '../content/places.ts';
import { Fields } from '../controls/fields.tsx';
import type { RecordForm } from '../forms/use-record-form.ts';
import { BlockPanel } from '../panels/block-panel.tsx';
import type { ScreenPanelProps } from '../screens/rows.ts';

/** Looks are chosen by looking: sets of colours as swatches, corners and patterns as drawings. */
export default function Brand({ screen, answer }: ScreenPanelProps) {
  return screen.kinds
    .map(placeOf)
    .filter(isBlock)
    .map((place) => (
      <BlockPanel key={place.kind} place={place} answer={answer}>
        {(form) => <BrandFields form={form} />}
      </BlockPanel>
    ));
}

function BrandFields({ form }: { form: RecordForm }) {
  const { node, values, stored, setValues } = form;
  const { corners, pattern, ...others } = node.fields;
  const show = (fields: FieldsOfNode) => (
    <Fields fields={fields} values={values} stored={stored ?? {}} onChange={setValues} />
  );
  const isPicture = ([, { type }]: [string, { type: string }]) => type === 'image';
  const entries = Object.entries(others);
  return (
    <>
      {show(Object.fromEntries(entries.filter(isPicture)))}
      <SetChooser values={values} onChange={setValues} />
      {show(Object.fromEntries(entries.filter((entry) => !isPicture(entry))))}
      {corners && <DrawnChoice name="corners" field={corners} drawings={cornerDrawings} />}
      {pattern && <DrawnChoice name="pattern" field={pattern} drawings={patternDrawings} />}
    </>
  );
}
