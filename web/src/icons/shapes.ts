/** Outlines that drawings are put together from, as path data in a field of 24 by 24. */

const round = (value: number): number => Math.round(value * 100) / 100;

export function disc(x: number, y: number, radius: number): string {
  return `M${round(x - radius)} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0z`;
}

/** A disc with a hole; drawings are filled by the even-odd rule. */
export function ring(x: number, y: number, outer: number, inner: number): string {
  return disc(x, y, outer) + disc(x, y, inner);
}

export function box(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}z`;
}

function outline(corners: readonly (readonly [number, number])[]): string {
  return `M${corners.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}z`;
}

/** A star with its first point up; with equal radii a polygon of twice as many corners. */
export function star(points: number, outer: number, inner: number, x = 12, y = 12): string {
  const corners = Array.from({ length: points * 2 }, (_, place): [number, number] => {
    const angle = (Math.PI * place) / points - Math.PI / 2;
    const radius = place % 2 === 0 ? outer : inner;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
  return outline(corners);
}

/** Lines outward from a middle. */
export function rays(count: number, from: number, to: number, x = 12, y = 12): string {
  return Array.from({ length: count }, (_, place) => {
    const angle = (2 * Math.PI * place) / count - Math.PI / 2;
    const [across, down] = [Math.cos(angle), Math.sin(angle)];
    return `M${round(x + from * across)} ${round(y + from * down)}L${round(x + to * across)} ${round(y + to * down)}`;
  }).join("");
}
