// Names in boxes (pots, groups): dragged from one to another, or sent with 'mover para…', which is the
// way of the keyboard and of the phone.
import { type DragEvent, useState } from 'react';
import { EscudoDoTime } from '#web/campeonato/time.tsx';
import { Select } from '#web/components/forms/select.tsx';
import type { DadosDaPagina } from '#web/routes/campeonato/pagina.ts';
import { useT } from '#web/texts/texts.tsx';
import styles from './quadro-de-caixas.module.css';

type Caixa = { readonly nome: string; readonly titulo: string; readonly uuids: readonly string[] };

type Props = {
  caixas: readonly Caixa[];
  participantes: DadosDaPagina['participantes'];
  onMove(uuid: string, para: string): void;
};

const KIND = 'text/plain';

export function QuadroDeCaixas({ caixas, participantes, onMove }: Props) {
  const t = useT();
  const [over, setOver] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const known = new Map(participantes.map((participante) => [participante.uuid, participante]));
  const move = (uuid: string, para: string) => {
    onMove(uuid, para);
    const nome = known.get(uuid)?.time_nome ?? known.get(uuid)?.nome ?? '';
    const titulo = caixas.find((caixa) => caixa.nome === para)?.titulo ?? '';
    setSaid(t('sorteio.movido', { nome, titulo }));
  };
  const drop = (event: DragEvent, para: string) => {
    event.preventDefault();
    setOver(null);
    const uuid = event.dataTransfer.getData(KIND);
    if (known.has(uuid)) move(uuid, para);
  };
  const options = caixas.map(({ nome, titulo }) => ({ value: nome, label: titulo }));
  return (
    <div className={styles.board}>
      {caixas.map(({ nome, titulo, uuids }) => (
        <section
          key={nome}
          aria-label={titulo}
          className={styles.box}
          data-over={over === nome ? '' : undefined}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(nome);
          }}
          onDragLeave={() => setOver(null)}
          onDrop={(event) => drop(event, nome)}
        >
          <h3>
            {titulo} <small>{uuids.length}</small>
          </h3>
          <ul>
            {uuids.map((uuid) => {
              const one = known.get(uuid);
              const name = one?.time_nome ?? one?.nome ?? '';
              return (
                <li
                  key={uuid}
                  draggable
                  onDragStart={(event) => event.dataTransfer.setData(KIND, uuid)}
                >
                  <EscudoDoTime nome={name} escudo={one?.escudo} />
                  <span className={styles.name}>{name}</span>
                  <Select
                    look="quiet"
                    aria-label={t('sorteio.mover_para', { nome: name })}
                    value={nome}
                    options={options}
                    onChange={({ currentTarget }) => move(uuid, currentTarget.value)}
                  />
                </li>
              );
            })}
          </ul>
        </section>
      ))}
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </div>
  );
}
