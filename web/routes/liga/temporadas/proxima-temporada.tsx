import { useNavigate } from 'react-router';
import type {
  MudancaMostrada,
  PreviaMostrada,
  TemporadaDaLiga,
} from '#contract/liga/temporadas.ts';
import { enderecoDaLiga } from '#regras/liga/endereco.ts';
import { api } from '#web/api/api-browser.ts';
import { EscudoDoTime } from '#web/campeonato/escudo-do-time.tsx';
import { Button } from '#web/components/elements/button.tsx';
import { Note } from '#web/components/layout/panel.tsx';
import { type Translate, useT } from '#web/texts/texts.tsx';
import { useDadosDaLiga } from '../dados-da-liga.ts';
import { useMudanca } from '../use-mudanca.ts';
import { AcertarTemporada } from './acertar-temporada.tsx';
import styles from './proxima-temporada.module.css';
import frame from './temporadas.module.css';

/** How the move looks: up, down, by people, waiting, or as it was. */
function tomDe({ de, para, motivo, espera }: MudancaMostrada): string | undefined {
  if (espera) return 'espera';
  if (para === null) return 'saiu';
  if (para !== de) return para < de ? 'sobe' : 'cai';
  return motivo === 'fica' ? undefined : 'fica';
}

function porqueDe(
  { motivo, lugar, outro, porque, de }: MudancaMostrada,
  { divisoes }: PreviaMostrada,
  t: Translate,
): string {
  if (motivo === 'mao') return t('liga.temporada.motivo.mao', { porque: porque ?? '' });
  const divisao = divisoes[de - 1]?.nome ?? '';
  return t(`liga.temporada.motivo.${motivo}`, { lugar, divisao, outro: outro ?? '' });
}

type DivisaoProps = { previa: PreviaMostrada; nivel: number; nome: string };

function DivisaoSeguinte({ previa, nivel, nome }: DivisaoProps) {
  const t = useT();
  const times = previa.mudancas.filter(({ para }) => para === nivel);
  const novos = times.filter(({ de }) => de !== nivel).length;
  const vagas = previa.vagas[nivel - 1] ?? 0;
  return (
    <article className={styles.next}>
      <header>
        <h3>{nome}</h3>
        <small>
          {[
            t('liga.temporada.n_times', { n: times.length }),
            novos > 0 && t('liga.temporada.n_novos', { n: novos }),
            vagas > 0 && t('liga.temporada.n_vagas', { n: vagas }),
          ]
            .filter(Boolean)
            .join(', ')}
        </small>
      </header>
      <ul>
        {times.map((one) => (
          <li key={one.time.participante} data-tom={tomDe(one)}>
            <EscudoDoTime nome={one.time.nome} escudo={one.time.escudo} size={22} />
            <span>
              {one.time.nome}
              <small>{porqueDe(one, previa, t)}</small>
            </span>
          </li>
        ))}
        {Array.from({ length: vagas }, (_, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: open places are all alike
          <li key={n} data-tom="vaga">
            <span>{t('liga.temporada.vaga')}</span>
          </li>
        ))}
      </ul>
    </article>
  );
}

function Saidas({ previa }: { previa: PreviaMostrada }) {
  const t = useT();
  const out = previa.mudancas.filter(({ para }) => para === null);
  if (out.length === 0) return null;
  const said = out.map((one) => `${one.time.nome} (${porqueDe(one, previa, t)})`);
  return <p className={styles.out}>{t('liga.temporada.fora', { nomes: said.join(', ') })}</p>;
}

type Props = { previa: PreviaMostrada; temporada: TemporadaDaLiga };

/** For who runs the liga: what is still missing, and the button when nothing is. */
function Preparar({ previa, temporada }: Props) {
  const t = useT();
  const navigate = useNavigate();
  const { liga } = useDadosDaLiga();
  const { isBusy, mudar } = useMudanca();
  const n = temporada.numero + 1;
  const params = { uuid: liga.uuid, numero: temporada.numero };
  const ties = () => api('POST /api/ligas/:uuid/temporadas/:numero/confrontos', { params });
  const make = async () => {
    const body = { versao: previa.versao };
    const send = () => api('POST /api/ligas/:uuid/temporadas/:numero/proxima', { params, body });
    const done = t('liga.temporada.criada', { n });
    if (await mudar(send, done)) await navigate(`${enderecoDaLiga(liga, 'temporadas')}?n=${n}`);
  };
  return (
    <div className={styles.prepare}>
      <h3>{t('liga.temporada.passa', { n })}</h3>
      <p>{t('liga.temporada.passa_texto')}</p>
      {previa.faltam.map((falta) => (
        <Note key={falta} tone="warn">
          {t(`liga.temporada.falta.${falta}`)}
        </Note>
      ))}
      <div className={styles.buttons}>
        {previa.confrontos_a_criar > 0 && (
          <Button
            variant="primary"
            disabled={isBusy}
            onClick={() => void mudar(ties, t('liga.temporada.confrontos_criados'))}
          >
            {t('liga.temporada.criar_confrontos')}
          </Button>
        )}
        {previa.faltam.length === 0 && (
          <Button variant="primary" disabled={isBusy} onClick={() => void make()}>
            {t('liga.temporada.preparar', { n })}
          </Button>
        )}
      </div>
      <AcertarTemporada previa={previa} numero={temporada.numero} />
    </div>
  );
}

export function ProximaTemporada({ previa, temporada }: Props) {
  const t = useT();
  const { liga } = useDadosDaLiga();
  const runs = liga.acoes.includes('vincular') && !temporada.fechada;
  const isOver = !previa.faltam.includes('divisoes');
  const n = temporada.numero + 1;
  if (temporada.fechada && !(previa.difere && liga.acoes.includes('vincular'))) return null;
  return (
    <section aria-labelledby="proxima">
      <h2 id="proxima" className={frame.heading}>
        {t(isOver ? 'liga.temporada.sera' : 'liga.temporada.seria', { n })}
      </h2>
      {temporada.fechada && <Note tone="warn">{t('liga.temporada.difere')}</Note>}
      <ul className={frame.columns}>
        {previa.divisoes.map(({ nivel, nome }) => (
          <li key={nivel}>
            <DivisaoSeguinte previa={previa} nivel={nivel} nome={nome} />
          </li>
        ))}
      </ul>
      <Saidas previa={previa} />
      {runs && <Preparar previa={previa} temporada={temporada} />}
    </section>
  );
}
