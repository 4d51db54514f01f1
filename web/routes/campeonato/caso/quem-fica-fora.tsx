// Who of a side is suspended: somebody of its squad, or whom a match sheet may name by a typed name.
import type { SancaoDada } from '#contract/partida/sancao.ts';
import type { LadoDoJogo } from '#regras/vida/partida.ts';
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
  onChange: (quem: PessoaFora | null) => void;
};

export function QuemFicaFora({ dados: { partida }, lado, value, onChange }: Props) {
  const t = useT();
  const { sumula } = partida;
  const elenco = useElenco(partida.partida[lado].participante);
  if (sumula.aceita_nomes && elenco.length === 0) {
    return (
      <label className={styles.field}>
        {t('caso.sancao.nome')}
        <input
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
    <label className={styles.field}>
      {t('caso.sancao.suspenso')}
      <select
        value={chosen ? chaveDoCitado(chosen.quem) : ''}
        onChange={({ currentTarget }) => {
          const found = pessoas.find(({ quem }) => chaveDoCitado(quem) === currentTarget.value);
          onChange(found?.quem ?? null);
        }}
      >
        <option value="">{t('caso.sancao.escolha')}</option>
        {pessoas.map(({ quem, nome }) => (
          <option key={chaveDoCitado(quem)} value={chaveDoCitado(quem)}>
            {nome}
          </option>
        ))}
      </select>
    </label>
  );
}
