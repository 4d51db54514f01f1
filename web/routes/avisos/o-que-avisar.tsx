import { useOptimistic, useTransition } from 'react';
import { CANAIS_DE_AVISO, type CanalDeAviso, SEMPRE_NO_APP } from '#regras/avisos/preferencias.ts';
import { CATEGORIAS_DE_AVISO, type CategoriaDeAviso } from '#regras/avisos/tipos.ts';
import { api } from '#web/api/api-browser.ts';
import { useT } from '#web/texts/texts.tsx';
import type { Preferencias } from './como-avisar.tsx';
import styles from './o-que-avisar.module.css';

type Canais = Preferencias['canais'];
type Props = { canais: Canais; refresh(): Promise<void> };

function useCanais({ canais, refresh }: Props) {
  const [shown, show] = useOptimistic(canais);
  const [, startTransition] = useTransition();
  const change = (categoria: CategoriaDeAviso, canal: CanalDeAviso, isOn: boolean) =>
    startTransition(async () => {
      show({ ...shown, [categoria]: { ...shown[categoria], [canal]: isOn } });
      const body = { [categoria]: { [canal]: isOn } };
      await api('PUT /api/perfil/avisos', { body }).catch(() => undefined);
      await refresh();
    });
  return { shown, change };
}

/** One row for each thing that people are told of, one column for each way. */
export function OQueAvisar(props: Props) {
  const t = useT();
  const { shown, change } = useCanais(props);
  return (
    <section className={styles.part} id="preferencias" aria-labelledby="o-que-avisar">
      <div className={styles.head}>
        <h2 id="o-que-avisar">{t('avisos.que.titulo')}</h2>
        <span>{t('avisos.que.salva')}</span>
      </div>
      <div className={styles.card}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('avisos.que.tipo')}</th>
              {CANAIS_DE_AVISO.map((canal) => (
                <th key={canal} scope="col">
                  {t(`avisos.canal.${canal}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {CATEGORIAS_DE_AVISO.map((categoria) => (
              <tr key={categoria}>
                <th scope="row">
                  {t(`avisos.categoria.${categoria}.nome`)}
                  <small>{t(`avisos.categoria.${categoria}.texto`)}</small>
                </th>
                {CANAIS_DE_AVISO.map((canal) => (
                  <td key={canal}>
                    <label className={styles.box}>
                      <input
                        type="checkbox"
                        checked={shown[categoria][canal]}
                        disabled={canal === 'site' && SEMPRE_NO_APP.includes(categoria)}
                        onChange={({ target }) => change(categoria, canal, target.checked)}
                      />
                      <span className="visually-hidden">
                        {t(`avisos.categoria.${categoria}.nome`)}: {t(`avisos.canal.${canal}`)}
                      </span>
                    </label>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={styles.note}>{t('avisos.que.sempre')}</p>
    </section>
  );
}
