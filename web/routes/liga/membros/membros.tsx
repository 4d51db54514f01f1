import { Form, type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router';
import { enderecoDaLiga } from '#regras/liga/endereco.ts';
import { api } from '#web/api/api-browser.ts';
import { apiOf } from '#web/api/api-server.ts';
import { Avatar } from '#web/components/elements/avatar.tsx';
import { Button, ButtonLink } from '#web/components/elements/button.tsx';
import { Link } from '#web/components/elements/link.tsx';
import { shortDay } from '#web/dates/short-date.ts';
import { useUser } from '#web/session/user.ts';
import { useT, useTexts } from '#web/texts/texts.tsx';
import { daRota, useDadosDaLiga } from '../dados-da-liga.ts';
import { useMudanca } from '../use-mudanca.ts';
import { ConvitesPorLink } from './convites-por-link.tsx';
import styles from './membros.module.css';
import { OpcoesDoMembro } from './opcoes-do-membro.tsx';
import { BanidosDaLiga, PedidosDaLiga } from './pedidos-e-banidos.tsx';

const LONGEST_SEARCH = 64;

/** What only the staff reads is asked for by them alone. */
export async function loader(args: LoaderFunctionArgs) {
  const [ask, rota, search] = [apiOf(args), daRota(args), args.url.searchParams];
  const busca = search.get('busca')?.trim().slice(0, LONGEST_SEARCH) || undefined;
  const query = { busca, cursor: search.get('cursor') ?? undefined };
  const [{ data: liga }, membros] = await Promise.all([
    ask('GET /api/ligas/:uuid', rota),
    ask('GET /api/ligas/:uuid/membros', { ...rota, query }),
  ]);
  const next = membros.links.next && new URL(membros.links.next, 'http://localhost').search;
  const lista = { membros: membros.data, ocultos: membros.ocultos, busca, next };
  if (!liga.acoes.includes('gerir_membros')) return { ...lista, cuidado: null };
  const [pedidos, banidos, convites] = await Promise.all([
    ask('GET /api/ligas/:uuid/pedidos', rota),
    ask('GET /api/ligas/:uuid/banidos', rota),
    ask('GET /api/ligas/:uuid/convites', rota),
  ]);
  const cuidado = { pedidos: pedidos.data, banidos: banidos.data, convites: convites.data };
  return { ...lista, cuidado };
}

function Sair() {
  const t = useT();
  const user = useUser();
  const navigate = useNavigate();
  const { liga } = useDadosDaLiga();
  const { isBusy, mudar } = useMudanca();
  if (!user || !liga.acoes.includes('sair')) return null;
  const leave = async () => {
    const params = { uuid: liga.uuid, usuario: user.uuid };
    const send = () => api('DELETE /api/ligas/:uuid/membros/:usuario', { params });
    // Of a private one nothing is left to look at.
    if (liga.visibilidade === 'privado') {
      await send().then(
        () => navigate('/ligas'),
        () => undefined,
      );
    } else await mudar(send, t('liga.saiu'));
  };
  return (
    <p>
      <Button disabled={isBusy} icon="logout" onClick={() => void leave()}>
        {t('liga.sair')}
      </Button>
    </p>
  );
}

function Lista() {
  const texts = useTexts();
  const { t } = texts;
  const { liga, now } = useDadosDaLiga();
  const { membros, ocultos, busca, next } = useLoaderData<typeof loader>();
  return (
    <section className={styles.box} aria-label={t('liga.aba.membros')}>
      <search>
        <Form className={styles.search} key={busca}>
          <input
            type="search"
            name="busca"
            maxLength={LONGEST_SEARCH}
            defaultValue={busca ?? ''}
            placeholder={t('liga.membros.busca')}
            aria-label={t('liga.membros.busca')}
          />
          <Button type="submit" icon="search" aria-label={t('liga.membros.busca')} />
        </Form>
      </search>
      {membros.length === 0 && <p className={styles.none}>{t('liga.membros.vazio')}</p>}
      <ul>
        {membros.map((membro) => (
          <li key={membro.usuario.uuid} className={styles.person}>
            <Avatar name={membro.usuario.nome} photo={membro.usuario.foto} />
            <span className={styles.who}>
              {membro.pagina ? (
                <Link to={`/dashboard/${membro.usuario.uuid}`} className="link">
                  {membro.usuario.nome}
                </Link>
              ) : (
                membro.usuario.nome
              )}
              <small>
                {t(`liga.papel.${membro.papel}`)} ·{' '}
                {t('liga.membros.desde', { data: shortDay(membro.entrou_em, texts, now) })}
              </small>
            </span>
            <OpcoesDoMembro membro={membro} />
          </li>
        ))}
      </ul>
      {ocultos > 0 && <p className={styles.none}>{t('liga.membros.ocultos', { n: ocultos })}</p>}
      {next && (
        <p className={styles.none}>
          <ButtonLink to={`${enderecoDaLiga(liga, 'membros')}${next}`} rel="next">
            {t('liga.membros.mais')}
          </ButtonLink>
        </p>
      )}
    </section>
  );
}

function OfertaFeita() {
  const t = useT();
  const { liga } = useDadosDaLiga();
  const { isBusy, mudar } = useMudanca();
  if (!liga.oferta || liga.oferta.minha || !liga.acoes.includes('transferir')) return null;
  const back = () => api('DELETE /api/ligas/:uuid/oferta', { params: { uuid: liga.uuid } });
  return (
    <p className={styles.line} role="status">
      {t('liga.cuidar.ofertada', { nome: liga.oferta.para.nome })}
      <Button disabled={isBusy} onClick={() => void mudar(back)}>
        {t('liga.cuidar.retirar_oferta')}
      </Button>
    </p>
  );
}

export default function MembrosDaLigaPage() {
  const { cuidado } = useLoaderData<typeof loader>();
  if (!cuidado) {
    return (
      <div className={styles.page}>
        <Lista />
        <Sair />
      </div>
    );
  }
  return (
    <div className={styles.columns}>
      <div className={styles.page}>
        <OfertaFeita />
        {cuidado.pedidos.length > 0 && <PedidosDaLiga pedidos={cuidado.pedidos} />}
        <Lista />
        <Sair />
      </div>
      <div className={styles.page}>
        <ConvitesPorLink convites={cuidado.convites} />
        <BanidosDaLiga banidos={cuidado.banidos} />
      </div>
    </div>
  );
}
