// Ready-made messages to the other side, and the way to it outside of the product where both share their number.
import { useState } from 'react';
import type { Mensagem } from '#contract/partida/mensagens.ts';
import { textoDaMensagem } from '#regras/acordo/mensagens.ts';
import { rivalDe } from '#regras/vida/partida.ts';
import { useChange } from '#web/campeonato/use-change.ts';
import { Button } from '#web/components/elements/button.tsx';
import { ProblemAlert } from '#web/components/forms/problem-alert.tsx';
import { isOver } from '#web/components/match/match-state.ts';
import { useT } from '#web/texts/texts.tsx';
import { estaRolando } from '../carregar.ts';
import { nomeDoLado, nomesDosLados } from '../vida/lados.ts';
import styles from './acordo.module.css';
import { recadosDaHora } from './recados-da-hora.ts';
import type { DoLado } from './situacao.ts';

type OndeSeManda = {
  readonly dados: {
    readonly partida: Pick<DoLado['dados']['partida'], 'estado' | 'placar' | 'wo_de'>;
    readonly vida: Pick<DoLado['dados']['vida'], 'quem_responde'>;
    readonly campeonato: Pick<DoLado['dados']['campeonato'], 'estado'>;
  };
  readonly acordo: Pick<DoLado['acordo'], 'recusa'>;
};

const SEM_NINGUEM: readonly DoLado['acordo']['recusa'][] = ['sem_lados', 'sem_resposta_possivel'];

/** While the match is on and somebody is there to read it. */
export function podeMandar({ dados, acordo }: OndeSeManda): boolean {
  const { partida, vida, campeonato } = dados;
  if (campeonato.estado !== 'andamento' || isOver(partida)) return false;
  if (partida.estado === 'cancelada' || SEM_NINGUEM.includes(acordo.recusa)) return false;
  return !(partida.estado === 'informada' && vida.quem_responde === 'organizacao');
}

function Contatos({ acordo }: Pick<DoLado, 'acordo'>) {
  const t = useT();
  if (acordo.contatos.length === 0) return null;
  return (
    <>
      {acordo.contatos.map(({ nome, whatsapp }) => (
        <a
          key={whatsapp}
          className={styles.contact}
          href={`https://wa.me/${whatsapp.replace(/\D/g, '')}`}
          target="_blank"
          rel="noreferrer"
        >
          {t('acordo.recado.whatsapp', { nome })}
        </a>
      ))}
      <p>{t('acordo.recado.whatsapp_ajuda')}</p>
    </>
  );
}

export function RecadosProntos(props: DoLado) {
  const { dados, acordo, lado } = props;
  const t = useT();
  const { isBusy, problem, run } = useChange();
  const [isWhole, setWhole] = useState(false);
  const { partida, now } = dados;
  const { modalidade } = dados.campeonato;
  const { uuid, estado, jogo_previsto_at } = partida;
  if (!podeMandar(props)) return null;
  const propos = acordo.propostas.some((one) => one.lado === lado && one.estado === 'aberta');
  const responde = dados.vida.quem_responde === lado;
  const { perto, resto } = recadosDaHora({
    ...{ estado, jogo_previsto_at, propos, responde, now, modalidade },
    rolando: estaRolando(dados),
  });
  const time = nomeDoLado(rivalDe(lado), nomesDosLados(dados));
  const send = (mensagem: Mensagem['mensagem']) =>
    run(
      (call) =>
        call('POST /api/partidas/:uuid/mensagens', { params: { uuid }, body: { mensagem } }),
      t('acordo.feito.recado', { time, mensagem: t(textoDaMensagem(mensagem, modalidade)) }),
    );
  return (
    <div className={styles.notes}>
      <fieldset className={styles.quick}>
        <legend>{t('acordo.recado.titulo')}</legend>
        {[...perto, ...(isWhole ? resto : [])].map((mensagem) => (
          <button
            key={mensagem}
            type="button"
            disabled={isBusy}
            onClick={() => void send(mensagem)}
          >
            {t(textoDaMensagem(mensagem, modalidade))}
          </button>
        ))}
      </fieldset>
      <Button variant="ghost" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
        {t(isWhole ? 'acordo.recado.menos' : 'acordo.recado.mais')}
      </Button>
      <ProblemAlert texto={problem} />
      <p>{t('acordo.recado.ajuda')}</p>
      <Contatos acordo={acordo} />
    </div>
  );
}
