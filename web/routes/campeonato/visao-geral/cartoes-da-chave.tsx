// Three rounds of the bracket, or of each where there are two, with the way to all of it.
import { ChaveCurta } from '#web/campeonato/chave/chave-curta.tsx';
import { useEndereco } from '#web/campeonato/endereco.ts';
import type { DadosDaPagina } from '#web/routes/campeonato/pagina.ts';
import { useT } from '#web/texts/texts.tsx';
import type { DadosDaVisao } from './carregar.ts';
import { CartaoDaVisao } from './cartao.tsx';

type Props = { pagina: DadosDaPagina; dados: DadosDaVisao['dados'] };

export function CartoesDaChave({ pagina, dados }: Props) {
  const t = useT();
  const endereco = useEndereco(pagina.campeonato.id);
  const { chave, jogos } = dados;
  if (chave.length === 0) return null;
  const { gente, confrontos, now, campeonato } = pagina;
  const na = { gente, confrontos, now, mine: campeonato.minha_inscricao?.uuid };
  const isOver = dados.momento === 'encerrado';
  const to = endereco('chaveamento', { fase: jogos.fase });
  return chave.map((trecho, index) => (
    <CartaoDaVisao
      key={trecho.chave}
      titulo={
        chave.length > 1
          ? t(
              `campeonato.chave.secao.${trecho.chave === 'repescagem' ? 'repescagem' : 'principal'}`,
            )
          : t(isOver ? 'visao.chave.acabou' : 'visao.chave.titulo')
      }
      link={index === 0 ? { to, texto: t('visao.chave.inteira') } : null}
    >
      <ChaveCurta trecho={trecho} na={na} />
    </CartaoDaVisao>
  ));
}
