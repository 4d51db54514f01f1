// The first matches of a bracket, set by hand: two names change places, by pressing one after the other or
// by dragging one onto the other.
import { type DragEvent, useState } from 'react';
import type { Fase } from '#regras/configuracao/fases.ts';
import { EscudoDoTime } from '#web/campeonato/time.tsx';
import { SortableList } from '#web/components/forms/sortable-list.tsx';
import cartao from '#web/routes/campeonato/gerenciar/cartao.module.css';
import type { DadosDaPagina } from '#web/routes/campeonato/pagina.ts';
import { useLater } from '#web/storage/later.ts';
import { useT } from '#web/texts/texts.tsx';
import styles from './confrontos.module.css';
import { trocados } from './distribuicao.ts';

type Props = {
  fases: readonly Fase[];
  participantes: DadosDaPagina['participantes'];
  ordem: readonly string[];
  onChange(ordem: readonly string[]): void;
};

const KIND = 'text/plain';

const loadEngine = () => import('./primeiros-jogos.ts');

export function Confrontos({ fases, participantes, ordem, onChange }: Props) {
  const t = useT();
  const engine = useLater(loadEngine);
  const [chosen, setChosen] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const known = new Map(participantes.map((one) => [one.uuid, one]));
  const nameOf = (uuid: string) => known.get(uuid)?.time_nome ?? known.get(uuid)?.nome ?? '';
  const swap = (a: string, b: string) => {
    setChosen(null);
    if (a === b || !known.has(a)) return;
    onChange(trocados(ordem, a, b));
    setSaid(t('sorteio.trocados', { a: nameOf(a), b: nameOf(b) }));
  };
  const drop = (event: DragEvent, onto: string) => {
    event.preventDefault();
    swap(event.dataTransfer.getData(KIND), onto);
  };
  const jogos = engine?.primeirosJogos(fases, ordem);
  if (!jogos) {
    return (
      <SortableList
        label={t('sorteio.metodo.manual')}
        items={ordem.map((id) => ({ id, label: nameOf(id) }))}
        least={ordem.length}
        onChange={onChange}
      />
    );
  }
  return (
    <>
      <p className={cartao.help}>{t('sorteio.trocar_ajuda')}</p>
      <ol className={styles.ties}>
        {jogos.map((jogo, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a match is its place, and focus stays in it
          <li key={index} aria-label={t('sorteio.jogo', { n: index + 1 })}>
            {jogo.map((uuid, place) => (
              <button
                // biome-ignore lint/suspicious/noArrayIndexKey: so is a side
                key={place}
                type="button"
                draggable
                aria-pressed={chosen === uuid}
                onClick={() => (chosen ? swap(chosen, uuid) : setChosen(uuid))}
                onDragStart={(event) => event.dataTransfer.setData(KIND, uuid)}
                onDragOver={(event) => event.preventDefault()}
                onDrop={(event) => drop(event, uuid)}
              >
                <EscudoDoTime nome={nameOf(uuid)} escudo={known.get(uuid)?.escudo} />
                <span>{nameOf(uuid)}</span>
              </button>
            ))}
            {jogo.length === 1 && <small>{t('sorteio.espera')}</small>}
          </li>
        ))}
      </ol>
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </>
  );
}
