import { useState } from 'react';
import { nomeDe } from '#web/campeonato/lado.ts';
import { IconButton } from '#web/components/elements/button.tsx';
import { shortDateTime } from '#web/dates/short-date.ts';
import cartao from '#web/routes/campeonato/gerenciar/cartao.module.css';
import { type DadosDaPagina, useDaAba, usePagina } from '#web/routes/campeonato/pagina.ts';
import { useTexts } from '#web/texts/texts.tsx';
import { punicaoEmPalavras } from '../../punicao/punicao-em-palavras.ts';
import { AnularPunicao } from './anular-punicao.tsx';
import { carregarPunicoes } from './carregar.ts';
import { NovaPunicao } from './nova-punicao.tsx';

export const loader = carregarPunicoes;

const CONFIRMED = 2;

function namesOf({ participantes }: DadosDaPagina) {
  return participantes
    .filter(({ status }) => status === CONFIRMED)
    .map(({ uuid, nome, time_nome }) => ({ value: uuid, label: time_nome ?? nome }))
    .sort((a, b) => a.label.localeCompare(b.label));
}

export default function PunicoesPage() {
  const { dados: punicoes, participantes, ...nomes } = useDaAba<typeof loader>();
  const pagina = usePagina(nomes, { participantes });
  const texts = useTexts();
  const { t } = texts;
  const [asked, setAsked] = useState<string | null>(null);
  const listed = namesOf(pagina);
  const names = new Map(listed.map(({ value, label }) => [value, label]));
  return (
    <div className={cartao.columns}>
      <section className={cartao.card}>
        <h2>{t('organizacao.punicoes.aplicadas')}</h2>
        {punicoes.length === 0 && (
          <p className={cartao.help}>{t('organizacao.punicoes.nenhuma')}</p>
        )}
        <ul className={cartao.list}>
          {punicoes.map((punicao) => (
            <li key={punicao.uuid}>
              <span className={cartao.grow}>
                <b>{names.get(punicao.participante)}</b>
                {' · '}
                {punicaoEmPalavras(punicao, t)}: {punicao.motivo}
                <small>
                  {shortDateTime(punicao.created_at, texts, pagina.now)}
                  {punicao.de_quem_joga &&
                    ` · ${t('campeonato.tabela.de_quem_joga', {
                      time: nomeDe(pagina.gente, punicao.de_quem_joga),
                    })}`}
                </small>
                {asked === punicao.uuid && (
                  <AnularPunicao
                    id={pagina.campeonato.id}
                    punicao={punicao.uuid}
                    onEnd={() => setAsked(null)}
                  />
                )}
              </span>
              {asked !== punicao.uuid && (
                <IconButton
                  icon="trash"
                  label={t('organizacao.punicoes.anular_de', {
                    nome: names.get(punicao.participante) ?? '',
                  })}
                  onClick={() => setAsked(punicao.uuid)}
                />
              )}
            </li>
          ))}
        </ul>
      </section>
      <NovaPunicao pagina={pagina} punicoes={punicoes} names={listed} />
    </div>
  );
}
