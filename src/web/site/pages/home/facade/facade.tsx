import { renderToString } from 'react-dom/server';
import { groupClass } from '../../../../ui/group-class.ts';
import { type Mosaic, tall, wide } from './mosaics.ts';
import { cell, type Fill, shapes, type Tile } from './shapes.ts';

const paints = { paper: '#faf6ee', night: '#26264a' };
const colours = ['house', 'pair1', 'pair2', 'pair3', 'pair4', 'pair5'] as const;

/**
 * The tiles of the hero, in the colours of the brand: what is seen before the film plays, or instead
 * of it, and what slides apart when somebody scrolls (see hero.css). The drawings are the same on
 * every page, since the style sheet has the colours: they are made once.
 */
export function Facade() {
  return (
    <>
      <svg
        aria-hidden="true"
        width="0"
        height="0"
        className="absolute"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant
        dangerouslySetInnerHTML={{ __html: definitions }}
      />
      {drawings.map(({ mosaic: { width, height }, className, leaves }) => (
        <svg
          key={className}
          aria-hidden="true"
          viewBox={`0 0 ${width} ${height}`}
          className={className}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant
          dangerouslySetInnerHTML={{ __html: leaves }}
        />
      ))}
    </>
  );
}

const Definitions = () => (
  <defs>
    {Object.entries(shapes).map(([name, outline]) => (
      <path key={name} id={name} d={outline} />
    ))}
    {colours.map((colour) => (
      // Half as large again as the cell, in every tile alike.
      <linearGradient
        key={colour}
        id={groupClass(colour)}
        className={groupClass(colour)}
        gradientUnits="userSpaceOnUse"
        x1="-90"
        y1="-90"
        x2="90"
        y2="90"
      >
        <stop stopColor="var(--group-from)" />
        <stop offset="1" stopColor="var(--group-to)" />
      </linearGradient>
    ))}
    <g id="eye" fill={paints.paper}>
      <circle r="18" fill="none" stroke={paints.paper} strokeWidth="2" />
      <circle r="5" />
    </g>
    <pattern id="cells" width={cell} height={cell} patternUnits="userSpaceOnUse">
      <path d="M.5 0V120M0 .5H120" stroke="#6a6a96" opacity=".4" />
    </pattern>
  </defs>
);

/** Two leaves like those of a door, each in three parts that set out one after the other. */
function Leaves({ mosaic: { width, height, axis, tiles } }: { mosaic: Mosaic }) {
  const parts = Object.groupBy(tiles, ({ column, row, span }) => {
    const leaf = column + span / 2 < axis ? 0 : 3;
    return leaf + (row % 3);
  });
  return (
    <>
      <path fill="url(#cells)" d={`M0 0H${width}V${height}H0z`} />
      {[0, 1, 2, 3, 4, 5].map((part) => (
        <g key={part}>
          {parts[part]?.map((tile) => (
            <Piece key={`${tile.column} ${tile.row} ${tile.fill}`} tile={tile} />
          ))}
        </g>
      ))}
    </>
  );
}

function Piece({ tile: { shape, fill, column, row, span } }: { tile: Tile }) {
  const middle = (at: number) => (at + span / 2) * cell;
  const place = `translate(${middle(column)} ${middle(row)})${span > 1 ? `scale(${span})` : ''}`;
  const href = `#${shape}`;
  if (fill === 'line')
    return <use href={href} transform={place} fill="none" stroke={paints.paper} opacity=".5" />;
  return (
    <>
      <use href={href} transform={place} fill={paintOf(fill)} />
      {shape === 'star' && <use href="#eye" transform={place} />}
    </>
  );
}

const paintOf = (fill: Exclude<Fill, 'line'>) =>
  fill === 'paper' || fill === 'night' ? paints[fill] : `url(#${groupClass(fill)})`;

const definitions = renderToString(<Definitions />);

const drawings = [
  { mosaic: wide, className: 'facade facade-wide' },
  { mosaic: tall, className: 'facade facade-tall' },
].map((each) => ({ ...each, leaves: renderToString(<Leaves mosaic={each.mosaic} />) }));
