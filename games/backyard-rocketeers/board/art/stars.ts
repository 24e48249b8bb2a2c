/** Stars as dots of one path, for round line ends; they never fall into rows. */
export const starsIn = (width: number, height: number): string =>
  Array.from({ length: Math.round(width / 9) }, (_, place) =>
    dot((place * 61.8) % width, (place * place * 7.3) % height),
  ).join('')

const dot = (x: number, y: number) => `M${x.toFixed(1)} ${(y + 3).toFixed(1)}h.1`
