// The home page and the API of the visitor, beside a bare Node server that sends the same bytes.
import { startProduct } from '#scripts/product.ts';
import { DEMO_EMAIL } from '#server/demonstracao/conta.ts';
import { verdict } from './figures.ts';
import { BARE, compare, startBare, textOf } from './ratio.ts';
import { signIn } from './visitor.ts';

const CACHED = 'home, guest';
const WANTED_OF_BARE = 0.6;

export async function benchHttp(): Promise<void> {
  const product = await startProduct();
  const uncached = await startProduct({ env: { PAGE_CACHE: 'off' } });
  const page = await textOf(product.url);
  const bare = await startBare(page);
  try {
    const session = { Cookie: (await signIn(product.url)).cookie() };
    const user = await textOf(`${product.url}/api/user`, session);
    if (!user.includes(DEMO_EMAIL)) throw new Error(`api/user answered ${user}`);
    const bytes = Buffer.byteLength(page);
    const { ratio } = await compare([
      { name: BARE, url: bare.url, pid: bare.pid, headers: {}, bytes },
      { name: CACHED, url: `${product.url}/`, pid: product.pid, headers: {}, bytes },
      {
        name: 'home, rendered each time',
        url: `${uncached.url}/`,
        pid: uncached.pid,
        headers: {},
        bytes,
      },
      {
        name: 'GET /api/user',
        url: `${product.url}/api/user`,
        pid: product.pid,
        headers: session,
        bytes: Buffer.byteLength(user),
      },
    ]);
    const cached = ratio(CACHED);
    const reached = verdict(cached >= WANTED_OF_BARE, `>= ${WANTED_OF_BARE}`);
    console.log(`cached page of bare: ${cached.toFixed(2)}, ${reached}`);
  } finally {
    await Promise.all([bare.stop(), product.stop(), uncached.stop()]);
  }
}
