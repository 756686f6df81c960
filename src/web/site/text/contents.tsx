import { partId } from './part-id.ts';
import { Said } from './said.tsx';

interface ContentsProps {
  heading: string;
  /** Of the parts, in their order. */
  titles: string[];
}

/** The way through a long text; it stays beside it. */
export function Contents({ heading, titles }: ContentsProps) {
  if (titles.length < 2) return null;
  return (
    <nav aria-label={heading} className="contents-list">
      <p className="mb-3 font-medium">{heading}</p>
      <ol>
        {Object.entries(titles).map(([place, title]) => (
          <li key={place}>
            <a href={`#${partId(Number(place))}`}>
              <Said text={title} />
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
