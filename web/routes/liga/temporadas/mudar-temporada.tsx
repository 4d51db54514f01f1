// How many go up and down, changed while the season is played.
import { useState } from 'react';
import type { TemporadaDaLiga } from '#contract/liga/temporadas.ts';
import { api } from '#web/api/api-browser.ts';
import { Button } from '#web/components/elements/button.tsx';
import { Stepper } from '#web/components/forms/stepper.tsx';
import { Disclosure } from '#web/components/layout/panel.tsx';
import { useT } from '#web/texts/texts.tsx';
import { useDadosDaLiga } from '../dados-da-liga.ts';
import { useMudanca } from '../use-mudanca.ts';
import { EscolhasDasRegras, type EscolhasDaTemporada } from './escolhas-das-regras.tsx';
import styles from './nova-temporada.module.css';

const LINES = ['caem', 'sobem', 'confrontos'] as const;
const MOST = { caem: 16, sobem: 16, confrontos: 4 } as const;

export default function MudarTemporada({ temporada }: { temporada: TemporadaDaLiga }) {
  const t = useT();
  const { liga } = useDadosDaLiga();
  const { isBusy, mudar } = useMudanca();
  const divisoes = temporada.competicoes.filter(({ tipo }) => tipo === 'divisao');
  const [fronteiras, setFronteiras] = useState(() => divisoes.map(({ fronteira }) => fronteira));
  const [regras, setRegras] = useState<EscolhasDaTemporada>(temporada.regras);
  const { numero, versao } = temporada;
  const save = () =>
    mudar(
      () =>
        api('PUT /api/ligas/:uuid/temporadas/:numero', {
          params: { uuid: liga.uuid, numero },
          body: { versao, regras, fronteiras },
        }),
      t('liga.temporada.mudar.salvo'),
    );
  if (divisoes.length < 2) return null;
  return (
    <Disclosure title={t('liga.temporada.mudar.titulo')} note={t('liga.temporada.mudar.texto')}>
      <div className={styles.change}>
        {divisoes.slice(0, -1).map(({ uuid, nome }, index) => (
          <fieldset key={uuid} className={styles.division}>
            <legend>{nome}</legend>
            <div className={styles.lines}>
              {LINES.map((line) => {
                const id = `${uuid}-${line}`;
                const label = t(`liga.temporada.nova.${line}`, {
                  abaixo: divisoes[index + 1]?.nome ?? '',
                });
                return (
                  <div key={line}>
                    <label htmlFor={id}>{label}</label>
                    <Stepper
                      id={id}
                      name={label}
                      value={fronteiras[index]?.[line] ?? 0}
                      min={0}
                      max={MOST[line]}
                      onChange={(value) =>
                        setFronteiras(
                          fronteiras.map((one, n) =>
                            n === index ? { ...one, [line]: value } : one,
                          ),
                        )
                      }
                    />
                  </div>
                );
              })}
            </div>
          </fieldset>
        ))}
        <EscolhasDasRegras regras={regras} onChange={setRegras} />
        <Button variant="primary" disabled={isBusy} onClick={() => void save()}>
          {t('liga.temporada.mudar.salvar')}
        </Button>
      </div>
    </Disclosure>
  );
}
