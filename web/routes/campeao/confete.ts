// Bits of paper that fall once and stay. Always the same ones: the page of the server and that of the browser agree.

const BITS = 56;
const COLOURS = ['--cp-forte', '--cp-forte', '--cp-claro', '--cp-creme', '--cp-papel'];

function* numbers(): Generator<number, never> {
  for (let seed = 7; ; ) {
    seed = (seed * 16_807) % 2_147_483_647;
    yield seed / 2_147_483_647;
  }
}

function draw(): string {
  const chance = numbers();
  const upTo = (most: number) => Math.round(chance.next().value * most);
  return Array.from({ length: BITS }, (_, n) => {
    // Few fall on the words, which stand on the left of a wide screen.
    const x = n % 5 === 0 ? upTo(430) : 430 + upTo(570);
    const [y, turn, width] = [upTo(600), upTo(170), 8 + upTo(12)];
    const colour = COLOURS[n % COLOURS.length];
    return `<rect x="${x}" y="${y}" width="${width}" height="${Math.round(width / 2)}" rx="1.5" transform="rotate(${turn} ${x} ${y})" style="fill:var(${colour})"/>`;
  }).join('');
}

export const CONFETTI = draw();
