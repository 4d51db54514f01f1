import { useId, useState } from 'react';
import type { Campeonato } from '#contract/campeonatos.ts';
import { api } from '#web/api/api-browser.ts';
import { enderecoDe } from '#web/campeonato/endereco.ts';
import { useChange } from '#web/campeonato/use-change.ts';
import { Button } from '#web/components/elements/button.tsx';
import { Modal } from '#web/components/overlay/modal.tsx';
import { goTo } from '#web/navigation/navigation.ts';
import cartao from '#web/routes/campeonato/gerenciar/cartao.module.css';
import { useCampeonato, useDaAba } from '#web/routes/campeonato/pagina.ts';
import { useUser } from '#web/session/user.ts';
import { useT } from '#web/texts/texts.tsx';
import { Cancelar } from './cancelar.tsx';
import { carregarOrganizadores } from './carregar.ts';
import { Equipe } from './equipe.tsx';
import { Passar } from './passar.tsx';
import { Reabrir } from './reabrir.tsx';

export const loader = carregarOrganizadores;

/** A copy opens where it can be looked over before anything happens with it. */
function Duplicate({ id }: { id: string }) {
  const t = useT();
  const withId = useId();
  const { isBusy, run } = useChange();
  const [participantes, setParticipantes] = useState(true);
  const duplicate = () =>
    run(async (call) => {
      const { data } = await call('POST /api/campeonatos/:id/copia', {
        params: { id },
        body: { participantes },
      });
      await goTo(enderecoDe(data.id, 'gerenciar'));
    }, t('organizacao.duplicado'));
  return (
    <>
      <p className={cartao.help}>{t('organizacao.duplicar_ajuda')}</p>
      <label className={cartao.check} htmlFor={withId}>
        <input
          id={withId}
          type="checkbox"
          checked={participantes}
          onChange={({ currentTarget }) => setParticipantes(currentTarget.checked)}
        />
        {t('organizacao.duplicar_participantes')}
      </label>
      <Button disabled={isBusy} onClick={() => void duplicate()}>
        {t('organizacao.duplicar')}
      </Button>
    </>
  );
}

function Remove({ campeonato }: { campeonato: Campeonato }) {
  const t = useT();
  const { isBusy, run } = useChange();
  const [asks, setAsks] = useState(false);
  const params = { id: campeonato.id };
  const remove = async () => {
    setAsks(false);
    await run(() => api('DELETE /api/campeonatos/:id', { params }), t('organizacao.excluido'));
  };
  return (
    <>
      <p className={cartao.help}>{t('organizacao.excluir_ajuda')}</p>
      <Button variant="bad" disabled={isBusy} onClick={() => setAsks(true)}>
        {t('organizacao.excluir')}
      </Button>
      {asks && (
        <Modal title={t('organizacao.excluir_titulo')} onClose={() => setAsks(false)}>
          <div className={cartao.stack}>
            <p>{t('organizacao.excluir_certeza', { nome: campeonato.nome })}</p>
            <Button variant="bad" block onClick={() => void remove()}>
              {t('organizacao.excluir')}
            </Button>
          </div>
        </Modal>
      )}
    </>
  );
}

function Life({ campeonato, isDono }: { campeonato: Campeonato; isDono: boolean }) {
  const t = useT();
  const { isBusy, run } = useChange();
  const { id, arquivado, acoes, excluido_em } = campeonato;
  const archive = () =>
    run(
      (call) =>
        call('PUT /api/campeonatos/:id/arquivo', {
          params: { id },
          body: { arquivado: !arquivado },
        }),
      t(arquivado ? 'organizacao.mudou.desarquivado' : 'organizacao.mudou.arquivado'),
    );
  return (
    <aside className={cartao.stack}>
      {acoes.includes('editar') && (
        <section className={cartao.card}>
          <h2>{t('organizacao.copia')}</h2>
          <Duplicate id={id} />
        </section>
      )}
      {acoes.includes('mudar_estado') && (
        <section className={cartao.card}>
          <h2>{t('organizacao.arquivo')}</h2>
          <p className={cartao.help}>{t('organizacao.arquivar_ajuda')}</p>
          <Button disabled={isBusy} onClick={() => void archive()}>
            {t(arquivado ? 'organizacao.desarquivar' : 'organizacao.arquivar')}
          </Button>
        </section>
      )}
      {isDono && !excluido_em && <Passar id={id} />}
      {acoes.includes('mudar_estado') && <Reabrir campeonato={campeonato} />}
      {acoes.includes('mudar_estado') && <Cancelar campeonato={campeonato} />}
      {acoes.includes('excluir') && !excluido_em && (
        <section className={cartao.card}>
          <h2>{t('organizacao.exclusao')}</h2>
          <Remove campeonato={campeonato} />
        </section>
      )}
    </aside>
  );
}

export default function OrganizadoresPage() {
  const { organizadores, convites } = useDaAba<typeof loader>();
  const campeonato = useCampeonato();
  const user = useUser();
  const isDono = organizadores.some(
    ({ papel, usuario_uuid }) => papel === 'dono' && usuario_uuid === user?.uuid,
  );
  return (
    <div className={cartao.columns}>
      <Equipe campeonato={campeonato} organizadores={organizadores} convites={convites} />
      <Life campeonato={campeonato} isDono={isDono} />
    </div>
  );
}
