import type { EstadoDoCampeonato } from '#regras/estados.ts';
import type { Resultado } from '#regras/montagem/resultado.ts';
import type { Status } from '#regras/participantes/status.ts';
import type { MessageKey } from '#textos/messages.ts';
import { useEndereco } from '#web/campeonato/endereco.ts';
import type { Gente } from '#web/campeonato/gente.ts';
import { nomeDe } from '#web/campeonato/lado.ts';
import { settingName } from '#web/campeonato/setting-words.ts';
import { Link } from '#web/components/elements/link.tsx';
import { shortDateTime } from '#web/dates/short-date.ts';
import cartao from '#web/routes/campeonato/gerenciar/cartao.module.css';
import { useDaAba, usePagina } from '#web/routes/campeonato/pagina.ts';
import { statusName } from '#web/routes/campeonato/participante/lista-de-participantes.ts';
import { type Translate, useTexts } from '#web/texts/texts.tsx';
import { carregarHistorico, type RegistroMostrado } from './carregar.ts';

export const loader = carregarHistorico;

/** What a record may hold, before and after. */
type Lado = {
  readonly nome?: string;
  readonly status?: Status;
  readonly estado?: string;
  readonly resultado?: Resultado | null;
  readonly motivo?: string;
  readonly texto?: string;
  readonly papel?: string;
  readonly dias?: number;
  readonly pago?: boolean;
} | null;

const ESTADOS: readonly string[] = [
  'rascunho',
  'inscricoes',
  'andamento',
  'encerrado',
  'cancelado',
] satisfies EstadoDoCampeonato[];

function side(lado: Lado, t: Translate): string {
  const { resultado, estado } = lado ?? {};
  if (resultado?.tipo === 'placar') return `${resultado.mandante} × ${resultado.visitante}`;
  if (resultado?.tipo === 'wo') {
    return t(`campeonato.jogos.${resultado.wo_de === 'ambos' ? 'wo_duplo' : 'wo'}`);
  }
  if (lado?.pago !== undefined) return t(`organizacao.historico_${lado.pago ? 'pago' : 'a_pagar'}`);
  if (lado?.status) return t(`participantes.status.${statusName(lado.status)}`);
  if (estado && ESTADOS.includes(estado)) return t(`opcoes.estado.${estado}` as MessageKey);
  return '';
}

const EDITED = 'editar-campeonato';

/** The settings that an edit changed, or whom a record is about. */
function subject(
  { acao, objeto, depois, partida }: RegistroMostrado,
  gente: Gente,
  t: Translate,
): string {
  if (acao === EDITED) {
    return Object.keys(depois ?? {})
      .map((name) => settingName(name, t))
      .join(', ');
  }
  if (partida) return partida.map((uuid) => nomeDe(gente, uuid ?? '')).join(' × ');
  return (depois as Lado)?.nome ?? nomeDe(gente, objeto ?? '');
}

/** In words: of what or whom, from what to what, and why. */
function change(registro: RegistroMostrado, gente: Gente, t: Translate): string {
  const [before, after] = [registro.antes as Lado, registro.depois as Lado];
  const sides = [side(before, t), side(after, t)].filter(Boolean).join(' → ');
  const reason = after?.motivo ?? after?.texto ?? before?.motivo ?? before?.texto;
  return [subject(registro, gente, t), sides, reason].filter(Boolean).join(' · ');
}

/** What no person did the product did by itself; a person whom the trail does not name is somebody. */
function whoDid({ autor, quem }: RegistroMostrado, t: Translate): string {
  return quem ?? t(autor === 'pessoa' ? 'organizacao.alguem' : `organizacao.autor.${autor}`);
}

export default function HistoricoPage() {
  const { dados, ...nomes } = useDaAba<typeof loader>();
  const { registros, mais } = dados;
  const pagina = usePagina(nomes);
  const texts = useTexts();
  const { t } = texts;
  const endereco = useEndereco(pagina.campeonato.id);
  const last = registros.at(-1);
  return (
    <section className={cartao.card}>
      <h2>{t('organizacao.parte.historico')}</h2>
      <p className={cartao.help}>{t('organizacao.historico_ajuda')}</p>
      {registros.length === 0 && <p>{t('organizacao.historico_vazia')}</p>}
      <ol className={cartao.list}>
        {registros.map((registro) => {
          const key = `campeonato.acao.${registro.acao}` as MessageKey;
          const known = t(key);
          return (
            <li key={registro.id}>
              <span className={cartao.grow}>
                <b>{whoDid(registro, t)}</b> {known === key ? t('campeonato.acao.outra') : known}
                <small>{change(registro, pagina.gente, t)}</small>
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
