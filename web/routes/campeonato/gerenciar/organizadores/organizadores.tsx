import { useId, useState } from 'react';
import type { Campeonato } from '#contract/campeonatos.ts';
import { api } from '#web/api/api-browser.ts';
import { enderecoDe } from '#web/campeonato/endereco.ts';
import { useChange } from '#web/campeonato/use-change.ts';
import { AvatarGroup } from '#web/components/elements/avatar-group.tsx';
import { Button, IconButton } from '#web/components/elements/button.tsx';
import { Chip } from '#web/components/elements/chip.tsx';
import { ProblemAlert } from '#web/components/forms/problem-alert.tsx';
import { Modal } from '#web/components/overlay/modal.tsx';
import { goTo } from '#web/navigation/navigation.ts';
import cartao from '#web/routes/campeonato/gerenciar/cartao.module.css';
import { Escolha } from '#web/routes/campeonato/gerenciar/escolha.tsx';
import { useCampeonato, useDaAba } from '#web/routes/campeonato/pagina.ts';
import { useUser } from '#web/session/user.ts';
import { useT } from '#web/texts/texts.tsx';
import { Cancelar } from './cancelar.tsx';
import { carregarOrganizadores, type Organizador } from './carregar.ts';

export const loader = carregarOrganizadores;

type Props = { campeonato: Campeonato; organizadores: readonly Organizador[] };

const ROLES = ['co', 'inscricoes', 'resultados'] as const;

type Role = (typeof ROLES)[number];

function Invite({ id }: { id: string }) {
  const t = useT();
  const { isBusy, problem, run } = useChange();
  const [email, setEmail] = useState('');
  const [papel, setPapel] = useState<Role>('co');
  const invite = async () => {
    const body = { email: email.trim(), papel };
    const isDone = await run(
      (call) => call('POST /api/campeonatos/:id/organizadores', { params: { id }, body }),
      t('organizacao.equipe.chamado'),
    );
    if (isDone) setEmail('');
  };
  return (
    <form
      className={cartao.row}
      onSubmit={(event) => {
        event.preventDefault();
        void invite();
      }}
    >
      <label className={cartao.field}>
        {t('organizacao.equipe.email')}
        <input
          type="email"
          required
          autoComplete="off"
          value={email}
          onChange={({ currentTarget }) => setEmail(currentTarget.value)}
        />
      </label>
      <Escolha
        label={t('organizacao.equipe.papel')}
        value={papel}
        options={ROLES.map((value) => ({
          value,
          label: t(`organizacao.equipe.papeis.${value}`),
        }))}
        onChange={({ currentTarget }) => setPapel(currentTarget.value as Role)}
      />
      <Button type="submit" disabled={isBusy}>
        {t('organizacao.equipe.chamar')}
      </Button>
      <ProblemAlert texto={problem} />
    </form>
  );
}

const owns = ({ papel }: Organizador) => papel === 'dono';

function Team({ campeonato, organizadores }: Props) {
  const t = useT();
  const { run } = useChange();
  const { id, acoes } = campeonato;
  const manages = acoes.includes('gerir_organizadores');
  const user = useUser();
  const isMe = (usuario: string) => usuario === user?.uuid;
  const remove = (usuario: string) =>
    run(async (call) => {
      const params = { id, usuario };
      await call('DELETE /api/campeonatos/:id/organizadores/:usuario', { params });
      if (isMe(usuario)) await goTo('/campeonatos?meus=organizo');
    }, t('organizacao.equipe.saiu'));
  return (
    <section className={cartao.card}>
      <h2>{t('organizacao.equipe.titulo')}</h2>
      <AvatarGroup
        people={organizadores.map(({ usuario_uuid, nome }) => ({ id: usuario_uuid, name: nome }))}
      />
      <ul className={cartao.list}>
        {organizadores.map((organizador) => {
          const { usuario_uuid, nome, papel } = organizador;
          return (
            <li key={usuario_uuid}>
              <span className={cartao.grow}>
                <b>{nome}</b>
                <small>{t(`organizacao.equipe.pode.${papel}`)}</small>
              </span>
              <Chip tone={owns(organizador) ? 'brand' : 'neutral'}>
                {t(`organizacao.equipe.papeis.${papel}`)}
              </Chip>
              {!owns(organizador) && (manages || isMe(usuario_uuid)) && (
                <IconButton
                  icon="trash"
                  label={
                    isMe(usuario_uuid)
                      ? t('organizacao.equipe.sair')
                      : t('organizacao.equipe.tirar', { nome })
                  }
                  onClick={() => void remove(usuario_uuid)}
                />
              )}
            </li>
          );
        })}
      </ul>
      {manages && <Invite id={id} />}
    </section>
  );
}

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

function Life({ campeonato }: { campeonato: Campeonato }) {
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
      t('organizacao.feito'),
    );
  return (
    <aside className={cartao.stack}>
      {acoes.includes('editar') && (
        <section className={cartao.card}>
          <h2>{t('organizacao.copia')}</h2>
          <Duplicate id={id} />
        </section>
      )}
      {acoes.includes('editar') && (
        <section className={cartao.card}>
          <h2>{t('organizacao.arquivo')}</h2>
          <p className={cartao.help}>{t('organizacao.arquivar_ajuda')}</p>
          <Button disabled={isBusy} onClick={() => void archive()}>
            {t(arquivado ? 'organizacao.desarquivar' : 'organizacao.arquivar')}
          </Button>
        </section>
      )}
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
  const organizadores = useDaAba<typeof loader>();
  const campeonato = useCampeonato();
  return (
    <div className={cartao.columns}>
      <Team campeonato={campeonato} organizadores={organizadores} />
      <Life campeonato={campeonato} />
    </div>
  );
}
