interface PostPartsProps {
  heading: string;
  parts: { title: string }[];
}

/** The way through a long post; it stays beside the text. */
export function PostParts({ heading, parts }: PostPartsProps) {
  if (parts.length < 2) return null;
  return (
    <nav aria-label={heading} className="lg:sticky lg:top-28 lg:self-start">
      <p className="mb-3 font-medium">{heading}</p>
      <ol className="border-s border-paper-line">
        {Object.entries(parts).map(([place, { title }]) => (
          <li key={place}>
            <a
              href={`#part-${Number(place) + 1}`}
              className="flex min-h-9 items-center py-1.5 ps-4 text-small text-muted hover:text-signal"
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
