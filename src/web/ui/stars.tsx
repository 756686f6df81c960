const star = 'M12 2l2.9 6.3 6.9.8-5.1 4.7 1.4 6.8L12 17.2 5.9 20.6l1.4-6.8L2.2 9.1l6.9-.8z';

interface StarsProps {
  count: number;
  /** Read instead of the five shapes: '4 out of 5'. */
  label: string;
}

export function Stars({ count, label }: StarsProps) {
  return (
    <span role="img" aria-label={label} className="inline-flex gap-1">
      {[1, 2, 3, 4, 5].map((position) => (
        <svg
          key={position}
          viewBox="0 0 24 24"
          width="20"
          height="20"
          aria-hidden="true"
          className={position <= Math.round(count) ? 'fill-signal' : 'fill-none stroke-field-line'}
        >
          <path d={star} strokeWidth="1.5" />
        </svg>
      ))}
    </span>
  );
}
