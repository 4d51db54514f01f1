// Plans side by side, from the table that the limits are taken from (regras/planos.ts).
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { DESCONTO_ANUAL, PERIODOS, type Periodo, PLANOS } from '#regras/planos.ts';
import { apiOf } from '#web/api/api-server.ts';
import { Chip } from '#web/components/elements/chip.tsx';
import { Icon } from '#web/components/elements/icon.tsx';
import { Link } from '#web/components/elements/link.tsx';
import { Disclosure } from '#web/components/layout/panel.tsx';
import { Seo } from '#web/screen/seo.tsx';
import { useT } from '#web/texts/texts.tsx';
import { CartaoDoPlano } from './cartao-do-plano.tsx';
import { LadoALado } from './lado-a-lado.tsx';
import styles from './planos.module.css';

export const handle = { parameters: ['cobranca'] };

export async function loader(args: LoaderFunctionArgs) {
  const { data } = await apiOf(args)('GET /api/planos');
  return data;
}

const PERGUNTAS = ['participante', 'cancelar', 'desistir', 'regras', 'cartao'] as const;

function usePeriodo(): Periodo {
  const [params] = useSearchParams();
  return PERIODOS.find((one) => one === params.get('cobranca')) ?? 'anual';
}

/** Links, so that it works before the script does. */
function Cobranca({ periodo }: { periodo: Periodo }) {
  const t = useT();
  return (
    <nav className={styles.segments} aria-label={t('planos.cobranca')}>
      {PERIODOS.map((one) => {
        const isCheaper = one === 'anual';
        return (
          <Link
            key={one}
            to={`/planos?cobranca=${one}`}
            preventScrollReset
            replace
            aria-current={one === periodo ? 'true' : undefined}
          >
            {t(`planos.${one}`)}
            {isCheaper && <Chip tone="ok">{t('planos.economize', { n: DESCONTO_ANUAL })}</Chip>}
          </Link>
        );
      })}
    </nav>
  );
}

function Promessa() {
  const t = useT();
  return (
    <section className={styles.promise}>
      <Icon name="lock" size={28} />
      <div>
        <h2>{t('planos.promessa.titulo')}</h2>
        <p>{t('planos.promessa.texto')}</p>
      </div>
    </section>
  );
}

export default function PlanosPage() {
  const t = useT();
  const periodo = usePeriodo();
  const { venda } = useLoaderData<typeof loader>();
  return (
    <>
      <Seo title={t('planos.titulo')} description={t('planos.descricao')} />
      <header className={styles.head}>
        <h1>{t('planos.chamada')}</h1>
        <p>{t('planos.lema')}</p>
        <Cobranca periodo={periodo} />
      </header>
      <div className={styles.cards}>
        {PLANOS.map((plano) => (
          <CartaoDoPlano key={plano} {...{ plano, periodo, venda }} />
        ))}
      </div>
      <p className={styles.taxes}>
        {t('planos.impostos')}{' '}
        <Link className="link" to="/termos">
          {t('planos.termos')}
        </Link>
      </p>
      <LadoALado />
      <Promessa />
      <section className={styles.section} aria-labelledby="perguntas">
        <h2 id="perguntas">{t('planos.perguntas.titulo')}</h2>
        <div className={styles.questions}>
          {PERGUNTAS.map((pergunta) => (
            <Disclosure key={pergunta} title={t(`planos.perguntas.${pergunta}.p`)}>
              <p>{t(`planos.perguntas.${pergunta}.r`)}</p>
            </Disclosure>
          ))}
        </div>
      </section>
    </>
  );
}
