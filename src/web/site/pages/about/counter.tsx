interface CounterProps {
  value: number;
  unit: string;
}

/**
 * Counts up when it is scrolled to (count-up.ts); the number itself is in the page. A share of a
 * hundred does not: half-way it would be read as another result.
 */
export function Counter({ value, unit }: CounterProps) {
  return (
    <>
      <span className="sr-only">
        {value}
        {unit}
      </span>
      <span aria-hidden="true">
        <span data-count={unit === '%' ? undefined : value}>{value}</span>
        {unit}
      </span>
    </>
  );
}
