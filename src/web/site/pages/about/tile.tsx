const shapes = [
  'M0 0h24v24A24 24 0 0 1 0 0zM24 24h24v24H24z',
  'M24 0a24 24 0 0 1 0 48zM0 24a24 24 0 0 1 24-24v24z',
  'M0 0h24v48H0zM48 12a12 12 0 1 1-24 0 12 12 0 0 1 24 0z',
  'M0 48A48 48 0 0 1 48 0v24a24 24 0 0 0-24 24z',
  'M0 24a24 24 0 0 0 48 0zM12 0h24v12H12z',
  'M0 0a24 24 0 0 1 24 24H0zM48 0a24 24 0 0 0-24 24h24zM0 24h24v24H0z',
];

/** A mark in the shapes of the logo, another for each place in a list. */
export function Tile({ turn }: { turn: number }) {
  return (
    <svg viewBox="0 0 48 48" width="48" height="48" aria-hidden="true" className="fill-signal">
      <path d={shapes[turn % shapes.length]} />
    </svg>
  );
}
