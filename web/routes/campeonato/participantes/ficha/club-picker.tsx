import { useId, useState } from 'react';
import { buscarClubes, type Clube, escudoOficial } from '#regras/escudos/clubes.ts';
import { EscudoDoTime } from '#web/campeonato/time.tsx';
import { Combobox } from '#web/components/forms/combobox.tsx';
import styles from '#web/routes/campeonato/adicionar/dialog.module.css';
import people from '#web/routes/campeonato/adicionar/people.module.css';
import { useT } from '#web/texts/texts.tsx';

/** The catalogue of clubs and national teams: shields drawn in their colours. */
export function ClubPicker({ onChoose }: { onChoose(clube: Clube): void }) {
  const t = useT();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const found = buscarClubes(typed);
  const choose = (clube: Clube) => {
    setTyped(clube.nome);
    setOpen(false);
    onChoose(clube);
  };
  return (
    <div className={styles.field}>
      <Combobox
        id={id}
        label={t('inscricoes.escudo.clube')}
        listLabel={t('inscricoes.escudo.clubes')}
        placeholder={t('inscricoes.escudo.clube')}
        typed={typed}
        found={found}
        isOpen={isOpen}
        isInline
        keyOf={({ slug }) => slug}
        onType={(text) => {
          setTyped(text);
          setOpen(true);
        }}
        onClose={() => setOpen(false)}
        onChoose={choose}
      >
        {(clube) => (
          <span className={people.person}>
            <EscudoDoTime nome={clube.nome} escudo={{ imagem: escudoOficial(clube) }} size={32} />
            <span>
              <b>{clube.nome}</b>
              <small>{clube.sigla}</small>
            </span>
          </span>
        )}
      </Combobox>
      <p role="status" className={styles.help}>
        {isOpen && typed.trim() !== '' && found.length === 0 && t('inscricoes.escudo.sem_clube')}
      </p>
    </div>
  );
}
