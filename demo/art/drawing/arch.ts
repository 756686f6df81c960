/** Every arch stands on `base`, centred on `cx`; its outline is closed. */

/** Two arcs struck from `reach` times the width: 0.5 is round, 1 equilateral, more is a lancet. */
export function pointedArch(cx: number, base: number, width: number, height: number, reach = 1) {
  const half = width / 2;
  const radius = Math.max(width * reach, half);
  const spring = base - height + Math.sqrt(radius ** 2 - (radius - half) ** 2);
  const arc = `A${radius} ${radius} 0 0 1`;
  return (
    `M${cx - half} ${base}V${spring}${arc} ${cx} ${base - height}` +
    `${arc} ${cx + half} ${spring}V${base}z`
  );
}

export const roundArch = (cx: number, base: number, width: number, height: number) =>
  pointedArch(cx, base, width, height, 0.5);

/** The keel arch of Mughal and Persian fronts: round shoulders that turn up to a point. */
export function keelArch(cx: number, base: number, width: number, height: number) {
  const half = width / 2;
  const spring = base - height + half * 1.15;
  return (
    `M${cx - half} ${base}V${spring}` +
    `C${cx - half} ${spring - half * 0.72} ${cx - half * 0.42} ${spring - half * 0.78} ${cx} ${base - height}` +
    `C${cx + half * 0.42} ${spring - half * 0.78} ${cx + half} ${spring - half * 0.72} ${cx + half} ${spring}` +
    `V${base}z`
  );
}

/** An arch whose edge is a row of `foils` small arcs. */
export function cuspedArch(cx: number, base: number, width: number, height: number, foils: number) {
  const half = width / 2;
  const spring = base - height + half;
  const steps = Array.from({ length: foils }, (_, index) => {
    const angle = Math.PI - ((index + 1) * Math.PI) / foils;
    const radius = half * Math.sin(Math.PI / (2 * foils)) * 1.08;
    const x = cx + half * Math.cos(angle);
    const y = spring - half * Math.sin(angle);
    return `A${radius} ${radius} 0 0 1 ${x.toFixed(2)} ${y.toFixed(2)}`;
  });
  return `M${cx - half} ${base}V${spring}${steps.join('')}V${base}z`;
}

/** A bulb that swells over its drum before it comes to a point. */
export function bulbDome(cx: number, base: number, width: number, height: number) {
  const half = width / 2;
  const neck = half * 0.8;
  return (
    `M${cx - neck} ${base}` +
    `C${cx - half * 1.28} ${base - height * 0.34} ${cx - half * 0.82} ${base - height * 0.7} ${cx} ${base - height}` +
    `C${cx + half * 0.82} ${base - height * 0.7} ${cx + half * 1.28} ${base - height * 0.34} ${cx + neck} ${base}z`
  );
}
