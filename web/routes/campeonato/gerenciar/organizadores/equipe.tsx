import type { Campeonato } from '#contract/campeonatos.ts';
import { useChange } from '#web/campeonato/use-change.ts';
import { AvatarGroup } from '#web/components/elements/avatar-group.tsx';
import { IconButton } from '#web/components/elements/button.tsx';
import { Chip } from '#web/components/elements/chip.tsx';
import { goTo } from '#web/navigation/navigation.ts';
import cartao from '#web/routes/campeonato/gerenciar/cartao.module.css';
import { useUser } from '#web/session/user.ts';
import { useT } from '#web/texts/texts.tsx';
import type { Convite, Organizador } from './carregar.ts';
import { Convidar, Convites } from './convites.tsx';

type Props = {
  campeonato: Campeonato;
  organizadores: readonly Organizador[];
  convites: readonly Convite[];
};

const owns = ({ papel }: Organizador) => papel === 'dono';

/** Those who organise, who was asked to, and the form that asks. */
export function Equipe({ campeonato, organizadores, convites }: Props) {
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
      {manages && <Convites id={id} convites={convites} />}
      {manages && <Convidar id={id} />}
    </section>
  );
}
