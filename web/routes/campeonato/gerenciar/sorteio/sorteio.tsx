import { useId, useState } from 'react';
import type { Fase } from '#regras/configuracao/fases.ts';
import { temTabela } from '#regras/configuracao/formato.ts';
import { useEndereco } from '#web/campeonato/endereco.ts';
import { useChange } from '#web/campeonato/use-change.ts';
import { Button } from '#web/components/elements/button.tsx';
import { Link } from '#web/components/elements/link.tsx';
import { ProblemAlert } from '#web/components/forms/problem-alert.tsx';
import { SortableList } from '#web/components/forms/sortable-list.tsx';
import { shortDateTime } from '#web/dates/short-date.ts';
import { goTo } from '#web/navigation/navigation.ts';
import cartao from '#web/routes/campeonato/gerenciar/cartao.module.css';
import { type DadosDaPagina, useDaAba, usePagina } from '#web/routes/campeonato/pagina.ts';
import { useT, useTexts } from '#web/texts/texts.tsx';
import { ajudaDoMetodo, METODOS, type Metodo } from './ajuda-do-metodo.ts';
import { carregarSorteios } from './carregar.ts';
import { Confrontos } from './confrontos.tsx';
import { Desempate } from './desempate.tsx';
import { type Caixas, gruposIniciais, mover, potesIniciais } from './distribuicao.ts';
import { QuadroDeCaixas } from './quadro-de-caixas.tsx';
import { Separados } from './separados.tsx';
import styles from './sorteio.module.css';
import { SorteioPronto } from './sorteio-pronto.tsx';
import { TotalDeJogos } from './total-de-jogos.tsx';

export const loader = carregarSorteios;

const CONFIRMED = 2;

type MethodsProps = {
  value: Metodo;
  primeira: Fase | undefined;
  onChange(metodo: Metodo): void;
};

function Methods({ value, primeira, onChange }: MethodsProps) {
  const t = useT();
  const name = useId();
  return (
    <fieldset className={styles.methods}>
      <legend>{t('sorteio.como')}</legend>
      {METODOS.map((metodo) => (
        <label key={metodo}>
          <input
            type="radio"
            name={name}
            value={metodo}
            checked={value === metodo}
            onChange={() => onChange(metodo)}
          />
          <span>
            <b>{t(`sorteio.metodo.${metodo}`)}</b>
            <small>{t(ajudaDoMetodo(metodo, primeira))}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** What the organiser arranges before the draw, for each way of drawing. */
function usePlan({ participantes, campeonato }: DadosDaPagina) {
  const nomes = participantes.filter(({ status }) => status === CONFIRMED);
  const [first] = campeonato.fases;
  const grupos = first?.tipo === 'grupos' ? first.grupos : 0;
  const [metodo, setMetodo] = useState<Metodo>('aleatorio');
  const [potes, setPotes] = useState<Caixas>(() => potesIniciais(nomes, grupos));
  const uuids = nomes.map(({ uuid }) => uuid);
  const [ordem, setOrdem] = useState<readonly string[]>(uuids);
  const [manual, setManual] = useState<Caixas>(() => gruposIniciais(uuids, grupos));
  const [conjuntos, setConjuntos] = useState<readonly (readonly string[])[]>([]);
  const canKeepApart = grupos > 0 && metodo !== 'manual';
  const copy = (boxes: Caixas) =>
    Object.fromEntries(Object.entries(boxes).map(([nome, list]) => [nome, [...list]]));
  const body = {
    metodo,
    ...(metodo === 'potes' && {
      potes: Object.values(copy(potes)).filter((pote) => pote.length > 0),
    }),
    ...(metodo === 'ranking' && { ordem: [...ordem] }),
    ...(canKeepApart && {
      separados: conjuntos.filter((list) => list.length > 1).map((list) => [...list]),
    }),
    ...(metodo === 'manual' && { manual: grupos > 0 ? copy(manual) : [...ordem] }),
  };
  return {
    nomes,
    grupos,
    metodo,
    setMetodo,
    potes,
    setPotes,
    ordem,
    setOrdem,
    manual,
    setManual,
    conjuntos,
    setConjuntos,
    canKeepApart,
    body,
  };
}

type PlanoDoSorteio = ReturnType<typeof usePlan>;

function Arrangement({ plan, fases }: { plan: PlanoDoSorteio; fases: readonly Fase[] }) {
  const t = useT();
  const { metodo, nomes, grupos, potes, manual, ordem } = plan;
  const isBracket = fases.slice(0, 1).some((fase) => !temTabela(fase));
  const isOrder = metodo === 'ranking' || (metodo === 'manual' && grupos === 0);
  if (metodo === 'potes') {
    return (
      <QuadroDeCaixas
        participantes={nomes}
        caixas={Object.entries(potes).map(([nome, uuids]) => ({
          nome,
          titulo: t('sorteio.pote', { n: nome }),
          uuids,
        }))}
        onMove={(uuid, para) => plan.setPotes((now) => mover(now, uuid, para))}
      />
    );
  }
  if (metodo === 'manual' && isBracket) {
    return (
      <Confrontos fases={fases} participantes={nomes} ordem={ordem} onChange={plan.setOrdem} />
    );
  }
  if (isOrder) {
    const names = new Map(nomes.map((nome) => [nome.uuid, nome.time_nome ?? nome.nome]));
    return (
      <SortableList
        label={t(`sorteio.metodo.${metodo}`)}
        items={ordem.map((id) => ({ id, label: names.get(id) ?? '' }))}
        least={nomes.length}
        onChange={plan.setOrdem}
      />
    );
  }
  if (metodo !== 'manual') return null;
  return (
    <QuadroDeCaixas
      participantes={nomes}
      caixas={Object.entries(manual).map(([nome, uuids]) => ({
        nome,
        titulo: t('campeonato.grupo', { nome }),
        uuids,
      }))}
      onMove={(uuid, para) => plan.setManual((now) => mover(now, uuid, para))}
    />
  );
}

type NewProps = { pagina: DadosDaPagina; hasOther: boolean };

/** Set by hand or by an order: no ball leaves a pot, so nobody has to be called. */
const isPlaced = (metodo: Metodo) => metodo === 'manual' || metodo === 'ranking';

/** `hasOther`: one is announced already, and stays so when this one is refused. */
function NewDraw({ pagina, hasOther }: NewProps) {
  const t = useT();
  const { isBusy, problem, run } = useChange();
  const plan = usePlan(pagina);
  const { id, fases } = pagina.campeonato;
  const page = useEndereco(id)('sorteio');
  // The hash of the seed is public before the second request reveals the seed, also when both come in one press.
  const draw = (isNow: boolean) =>
    run(
      async (api) => {
        const params = { id };
        const input = { params, body: plan.body };
        const { uuid } = (await api('POST /api/campeonatos/:id/sorteio', input)).data;
        if (isNow) await api('PUT /api/campeonatos/:id/sorteio', { params, body: { uuid } });
        await goTo(page);
      },
      () => null,
    );
  return (
    <section className={cartao.card}>
      <h2>{t('sorteio.novo')}</h2>
      <Methods value={plan.metodo} primeira={fases[0]} onChange={plan.setMetodo} />
      <Arrangement plan={plan} fases={fases} />
      {plan.canKeepApart && (
        <Separados nomes={plan.nomes} conjuntos={plan.conjuntos} onChange={plan.setConjuntos} />
      )}
      <TotalDeJogos fases={fases} participantes={plan.nomes.length} />
      {!isPlaced(plan.metodo) && <p className={cartao.help}>{t('sorteio.sortear_ajuda')}</p>}
      <ProblemAlert
        texto={problem && hasOther ? `${problem} ${t('sorteio.vale_o_anterior')}` : problem}
      />
      <div className={cartao.row}>
        <Button variant="primary" big disabled={isBusy} onClick={() => void draw(true)}>
          {t(isPlaced(plan.metodo) ? 'sorteio.montar' : 'sorteio.sortear_agora')}
        </Button>
        {!isPlaced(plan.metodo) && (
          <Button big disabled={isBusy} onClick={() => void draw(false)}>
            {t('sorteio.anunciar')}
          </Button>
        )}
      </div>
    </section>
  );
}

/** Entries can change again; the draw that was held stays in the list. */
function Undo({ id }: { id: string }) {
  const t = useT();
  const { isBusy, problem, run } = useChange();
  const undo = () =>
    run(
      (api) => api('DELETE /api/campeonatos/:id/sorteio', { params: { id } }),
      t('sorteio.desfeito'),
    );
  return (
    <>
      <p className={cartao.help}>{t('sorteio.desfazer_ajuda')}</p>
      <ProblemAlert texto={problem} />
      <Button disabled={isBusy} onClick={() => void undo()}>
        {t('sorteio.desfazer')}
      </Button>
    </>
  );
}

export default function PrepararSorteioPage() {
  const { dados: sorteios, participantes, desempate, ...nomes } = useDaAba<typeof loader>();
  const pagina = usePagina(nomes, { participantes });
  const texts = useTexts();
  const { t } = texts;
  const { id, estado, resumo, confirmados } = pagina.campeonato;
  const endereco = useEndereco(id);
  const isBefore = (estado === 'rascunho' || estado === 'inscricoes') && resumo.jogos_feitos === 0;
  const waiting = sorteios[0]?.realizado_em === null ? sorteios[0] : undefined;
  const held = sorteios.filter(({ realizado_em }) => realizado_em);
  return (
    <div className={cartao.stack}>
      {desempate && <Desempate pagina={pagina} desempate={desempate} />}
      {!isBefore && !desempate && <p className={cartao.help}>{t('sorteio.tarde')}</p>}
      {isBefore && confirmados < 2 && <p className={cartao.help}>{t('sorteio.poucos')}</p>}
      {isBefore && waiting && (
        <SorteioPronto key={waiting.uuid} pagina={pagina} sorteio={waiting} />
      )}
      {isBefore && confirmados >= 2 && <NewDraw pagina={pagina} hasOther={waiting !== undefined} />}
      {held.length > 0 && (
        <section className={cartao.card}>
          <h2>{t('sorteio.realizados')}</h2>
          <ul className={cartao.list}>
            {held.map(({ uuid, metodo, realizado_em }) => (
              <li key={uuid}>
                <span className={cartao.grow}>
                  {t(`sorteio.metodo.${metodo}`)}
                  <small>{realizado_em && shortDateTime(realizado_em, texts, pagina.now)}</small>
                </span>
                <Link to={endereco('sorteio', { sorteio: uuid })}>{t('sorteio.rever')}</Link>
              </li>
            ))}
          </ul>
          {isBefore && resumo.jogos > 0 && <Undo id={id} />}
        </section>
      )}
    </div>
  );
}
