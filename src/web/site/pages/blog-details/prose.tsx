/** A blank line in what was written begins a new paragraph. */
export function Prose({ text, className }: { text: string; className: string }) {
  return (
    <div className={`flex flex-col gap-4 ${className}`}>
      {Object.entries(text.split(/\n\s*\n/)).map(([place, paragraph]) => (
        <p key={place} className="whitespace-pre-line">
          {paragraph}
        </p>
      ))}
    </div>
  );
}
