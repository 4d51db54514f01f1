// Who scored, for one thumb: a touch for each goal of the own side, as many as the score has; and what else happened.
import { useId } from 'react';
import { GOL_CONTRA, NAO_IDENTIFICADO } from '#regras/sumula/sumula.ts';
import type { LadoDoJogo } from '#regras/vida/partida.ts';
import { Icon } from '#web/components/elements/icon.tsx';
import { ProblemAlert } from '#web/components/forms/problem-alert.tsx';
import { useT } from '#web/texts/texts.tsx';
import type { DadosDaPartida } from '../carregar.ts';
import { NomeDigitado } from '../sumula/metade-campos.tsx';
import { comEscaladosAntes, type PessoaDoLado, pessoasDe } from '../sumula/pessoas.ts';
import {
  cabeGol,
  chaveDoCitado,
  comAutor,
  comLance,
  golsComAutor,
  golsEm,
  type LanceEmRascunho,
} from '../sumula/rascunho.ts';
import sumula from '../sumula/sumula.module.css';
import { useElenco } from '../sumula/use-elenco.ts';
import styles from './gols-campos.module.css';
import { MaisDoLado } from './mais-campos.tsx';

type Props = {
  dados: DadosDaPartida;
  lado: LadoDoJogo;
  gols: number;
  draft: readonly LanceEmRascunho[];
  /** The name that was typed and not added when the sheet was to be sent. */
  left: string;
  onChange(draft: readonly LanceEmRascunho[]): void;
};

function Pessoa({
  pessoa: { nome },
  n,
  isFull,
  onAdd,
  onRemove,
}: {
  pessoa: PessoaDoLado;
  n: number;
  isFull: boolean;
  onAdd(): void;
  onRemove(): void;
}) {
  const t = useT();
  return (
    <span className={styles.person} data-scored={n > 0 ? '' : undefined}>
      <button type="button" aria-disabled={isFull} onClick={() => !isFull && onAdd()}>
        {nome}
        {n > 0 && <b>{t('palavra.gols.n', { n })}</b>}
      </button>
      {n > 0 && (
        <button type="button" aria-label={t('palavra.gols.tirar', { nome })} onClick={onRemove}>
          <Icon name="close" size={16} />
        </button>
      )}
    </span>
  );
}

export default function CamposDosGols({ dados, lado, gols, draft, left, onChange }: Props) {
  const t = useT();
  const id = useId();
  const metade = dados.sumula[lado];
  const elenco = comEscaladosAntes(
    useElenco(dados.partida[lado].participante),
    dados.escalacao?.[lado]?.jogadores,
  );
  const isFullFor = (quem: PessoaDoLado['quem'] | null) => !cabeGol(draft, gols, quem);
  const unknown = { quem: { jogador: NAO_IDENTIFICADO }, nome: t('sumula.nao_identificado') };
  const own = { quem: { jogador: GOL_CONTRA }, nome: t('sumula.gol_contra') };
  const pessoas = pessoasDe({ elenco, metade, draft });
  // With room for all, a goal of nobody known was meant as one more.
  const put = golsEm(draft) < gols ? comLance : comAutor;
  const add = (quem: PessoaDoLado['quem']) => onChange(put(draft, { tipo: 'gol', quem }));
  const ofWhom = (quem: PessoaDoLado['quem']) =>
    draft.filter((one) => one.tipo === 'gol' && chaveDoCitado(one.quem) === chaveDoCitado(quem));
  const remove = (quem: PessoaDoLado['quem']) => {
    const last = ofWhom(quem).at(-1);
    onChange(draft.filter((one) => one !== last));
  };
  return (
    <section className={sumula.half} aria-labelledby={id}>
      <div className={sumula.top}>
        <h3 id={id}>{t(gols > 0 ? 'palavra.gols.titulo' : 'palavra.mais.titulo')}</h3>
        {gols > 0 && <output>{t('sumula.editar.conta', { n: golsComAutor(draft), gols })}</output>}
      </div>
      {gols > 0 && (
        <div className={styles.people}>
          {[...pessoas, unknown, own].map((pessoa) => (
            <Pessoa
              key={chaveDoCitado(pessoa.quem)}
              pessoa={pessoa}
              n={ofWhom(pessoa.quem).length}
              isFull={isFullFor(pessoa.quem)}
              onAdd={() => add(pessoa.quem)}
              onRemove={() => remove(pessoa.quem)}
            />
          ))}
        </div>
      )}
      {dados.sumula.aceita_nomes && gols > 0 && (
        <NomeDigitado lado={lado} isFull={isFullFor(null)} onAdd={(nome) => add({ nome })} />
      )}
      <ProblemAlert texto={left ? t('sumula.editar.ficou', { nome: left }) : null} />
      <MaisDoLado pessoas={pessoas} fixo={unknown} draft={draft} onChange={onChange} />
    </section>
  );
}
