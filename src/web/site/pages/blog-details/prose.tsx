/** A blank line in what was written begins a new paragraph. */
export function Prose({ text, className }: { text: string; className: string }) {
  return (
    <div className={`flex flex-col gap-4 ${className}`}>
      {text.split(/\n\s*\n/).map((paragraph) => (
        <p key={paragraph} className="whitespace-pre-line">
          {paragraph}
        </p>
      ))}
    </div>
  );
}
