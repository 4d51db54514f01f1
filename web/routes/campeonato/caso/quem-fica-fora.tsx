// Who of a side is suspended: somebody of its squad, or whom a match sheet may name by a typed name.
import { useId } from 'react';
import type { SancaoDada } from '#contract/partida/sancao.ts';
import type { LadoDoJogo } from '#regras/vida/partida.ts';
import { Select } from '#web/components/forms/select.tsx';
import { pessoasDe } from '#web/routes/campeonato/pagina-da-partida/sumula/pessoas.ts';
import { chaveDoCitado } from '#web/routes/campeonato/pagina-da-partida/sumula/rascunho.ts';
import { useElenco } from '#web/routes/campeonato/pagina-da-partida/sumula/use-elenco.ts';
import { useT } from '#web/texts/texts.tsx';
import type { DadosDoCaso } from './carregar.ts';
import styles from './caso.module.css';

export type PessoaFora = NonNullable<SancaoDada['quem']>;

type Props = {
  dados: DadosDoCaso;
  lado: LadoDoJogo;
  value: PessoaFora | null;
  /** Of what says that nobody is chosen. */
  wrongId: string | undefined;
  onChange: (quem: PessoaFora | null) => void;
};

export function QuemFicaFora({ dados: { partida }, lado, value, wrongId, onChange }: Props) {
  const t = useT();
  const id = useId();
  const { sumula } = partida;
  const elenco = useElenco(partida.partida[lado].participante);
  const wrong = wrongId && { 'aria-invalid': true, 'aria-describedby': wrongId };
  if (sumula.aceita_nomes && elenco.length === 0) {
    return (
      <label className={styles.field}>
        {t('caso.sancao.nome')}
        <input
          {...wrong}
          maxLength={60}
          value={value && 'nome' in value ? value.nome : ''}
          onChange={({ currentTarget: { value: nome } }) =>
            onChange(nome.trim() === '' ? null : { nome })
          }
        />
      </label>
    );
  }
  const pessoas = pessoasDe({ elenco, metade: sumula[lado], draft: [] });
  const chosen = value && pessoas.find(({ quem }) => chaveDoCitado(quem) === chaveDoCitado(value));
  return (
    <label className={styles.field} htmlFor={id}>
      {t('caso.sancao.suspenso')}
      <Select
        {...wrong}
        id={id}
        value={chosen ? chaveDoCitado(chosen.quem) : ''}
        options={[
          { value: '', label: t('caso.sancao.escolha') },
          ...pessoas.map(({ quem, nome }) => ({ value: chaveDoCitado(quem), label: nome })),
        ]}
        onChange={({ currentTarget }) => {
          const found = pessoas.find(({ quem }) => chaveDoCitado(quem) === currentTarget.value);
          onChange(found?.quem ?? null);
        }}
      />
    </label>
  );
}
