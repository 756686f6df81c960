interface CounterProps {
  value: number;
  unit: string;
}

/** Counts up when it is scrolled to (count-up.ts); the number itself is in the page. */
export function Counter({ value, unit }: CounterProps) {
  return (
    <>
      <span className="sr-only">
        {value}
        {unit}
      </span>
      <span aria-hidden="true">
        <span data-count={value}>{value}</span>
        {unit}
      </span>
    </>
  );
}
