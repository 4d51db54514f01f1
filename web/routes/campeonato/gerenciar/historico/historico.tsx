import { useEndereco } from '#web/campeonato/endereco.ts';
import { Link } from '#web/components/elements/link.tsx';
import { shortDateTime } from '#web/dates/short-date.ts';
import cartao from '#web/routes/campeonato/gerenciar/cartao.module.css';
import { useDaAba, usePagina } from '#web/routes/campeonato/pagina.ts';
import { type Translate, useTexts } from '#web/texts/texts.tsx';
import { carregarHistorico, type RegistroMostrado } from './carregar.ts';
import { linhaEmPalavras } from './linha-em-palavras.ts';

export const loader = carregarHistorico;

/** What no person did the product did by itself; a person whom the trail does not name is somebody. */
function whoDid({ autor, quem }: RegistroMostrado, t: Translate): string {
  return quem ?? t(autor === 'pessoa' ? 'organizacao.alguem' : `organizacao.autor.${autor}`);
}

/** All of it as a file, for who organises. */
function NoArquivo({ id, isAllowed }: { id: string; isAllowed: boolean }) {
  const { t } = useTexts();
  if (isAllowed) {
    return (
      <p>
        <a className="link" href={`/api/campeonatos/${id}/historico/csv`} download>
          {t('organizacao.historico_baixar')}
        </a>
      </p>
    );
  }
  return (
    <p className={cartao.help}>
      {t('organizacao.historico_pro')}{' '}
      <Link className="link" to="/planos">
        {t('organizacao.historico_planos')}
      </Link>
    </p>
  );
}

export default function HistoricoPage() {
  const { dados, ...nomes } = useDaAba<typeof loader>();
  const { registros, mais, arquivo } = dados;
  const pagina = usePagina(nomes);
  const texts = useTexts();
  const { t } = texts;
  const endereco = useEndereco(pagina.campeonato.id);
  const last = registros.at(-1);
  return (
    <section className={cartao.card}>
      <h2>{t('organizacao.parte.historico')}</h2>
      <p className={cartao.help}>{t('organizacao.historico_ajuda')}</p>
      {arquivo !== null && <NoArquivo id={pagina.campeonato.id} isAllowed={arquivo} />}
      {registros.length === 0 && <p>{t('organizacao.historico_vazia')}</p>}
      <ol className={cartao.list}>
        {registros.map((registro) => {
          const { feito, detalhe } = linhaEmPalavras(registro, { ...pagina, texts });
          return (
            <li key={registro.id}>
              <span className={cartao.grow}>
                <b>{whoDid(registro, t)}</b> {feito}
                <small>{detalhe}</small>
              </span>
              <time dateTime={registro.created_at}>
                {shortDateTime(registro.created_at, texts, pagina.now)}
              </time>
            </li>
          );
        })}
      </ol>
      {mais && last && (
        <Link to={endereco('gerenciar/historico', { depois: last.id })}>
          {t('organizacao.historico_mais')}
        </Link>
      )}
    </section>
  );
}
