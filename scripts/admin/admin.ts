// `npm run admin -- parceiro dar ana@exemplo.com`: what only who runs the site may do, told in the audit trail. With the
// embedded database the product has to stand still meanwhile; with PostgreSQL it counts from the next request on.
import '#server/node-version.ts';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/database/database.ts';
import { CONCESSOES, type Concessao, conceder } from '#server/planos/concessoes.ts';

const USAGE = `npm run admin -- <what> <e-mail>
  parceiro dar|tirar    the limits and the mark of a partner
  pro dar [days]|tirar  the Pro without payment: pro dar <e-mail> 30
  admin dar|tirar       duties of the site
  conta banir|desbanir  no log-in, and every session ends`;

const [what = '', give = '', email = '', days] = process.argv.slice(2);
const nome = `${what} ${give}`;
const dias = days === undefined ? null : Number(days);

const isKnown = (name: string): name is Concessao => Object.hasOwn(CONCESSOES, name);
const isDays = dias === null || (nome === 'pro dar' && Number.isInteger(dias) && dias > 0);

if (!isKnown(nome) || !email.includes('@') || !isDays) {
  console.error(USAGE);
  process.exit(2);
}

const db = await openDatabase(readConfig(process.env).database);
try {
  const done = await conceder(db, { nome, email, dias });
  console.log(done ? `${nome}: ${email}` : `nobody has the address ${email}`);
  process.exitCode = done ? 0 : 1;
} finally {
  await db.close();
}
