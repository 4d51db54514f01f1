import { useState } from 'react';
import { useLoaderData, useNavigate, useRevalidator } from 'react-router';
import { enderecoDaLiga } from '#regras/liga/endereco.ts';
import { api } from '#web/api/api-browser.ts';
import { Button } from '#web/components/elements/button.tsx';
import { Link } from '#web/components/elements/link.tsx';
import { Field } from '#web/components/forms/field.tsx';
import { FormSummary } from '#web/components/forms/form-summary.tsx';
import { Modal } from '#web/components/overlay/modal.tsx';
import { useForm } from '#web/fields/form.ts';
import { toast } from '#web/notices/toast.ts';
import { Seo } from '#web/screen/seo.tsx';
import { useT } from '#web/texts/texts.tsx';
import { Ajustes } from './ajustes.tsx';
import { carregarEdicao, type DadosDaEdicao } from './carregar.ts';
import styles from './rankings.module.css';
import { Pesos, RegrasDoRankingEmCampos } from './regras-do-ranking.tsx';
import { rotulosDe } from './rotulos.ts';
import { regrasDe } from './valores.ts';

export const handle = { parameters: [] };

export const loader = carregarEdicao;

function Excluir({ ranking, liga }: Pick<DadosDaEdicao, 'ranking' | 'liga'>) {
  const t = useT();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const remove = async () => {
    await api('DELETE /api/rankings/:uuid', { params: { uuid: ranking.uuid } });
    await navigate(enderecoDaLiga(liga));
  };
  return (
    <section className={styles.part}>
      <h2>{t('gestao_ranking.excluir')}</h2>
      <p>{t('gestao_ranking.excluir_ajuda')}</p>
      <div>
        <Button variant="bad" onClick={() => setOpen(true)}>
          {t('gestao_ranking.excluir')}
        </Button>
      </div>
      {isOpen && (
        <Modal title={t('gestao_ranking.excluir_certeza')} onClose={() => setOpen(false)}>
          <p>{t('gestao_ranking.excluir_ajuda')}</p>
          <Button variant="bad" block onClick={() => void remove()}>
            {t('gestao_ranking.excluir')}
          </Button>
        </Modal>
      )}
    </section>
  );
}

function RegrasDoFormulario({ ranking, campeonatos }: DadosDaEdicao) {
  const t = useT();
  const { revalidate } = useRevalidator();
  const { tipo, regras, versao, uuid, nome } = ranking;
  const form = useForm(async (values) => {
    const body = { nome: values.nome ?? '', regras: regrasDe(tipo, values), versao };
    await api('PUT /api/rankings/:uuid', { params: { uuid }, body });
    toast.success(t('gestao_ranking.salvo'));
    await revalidate();
  });
  const field = form.field('nome');
  return (
    <form noValidate ref={form.ref} action={form.submit} className={styles.form}>
      <FormSummary problems={form.problems(rotulosDe(tipo, t))} />
      <Field
        {...field}
        defaultValue={field.defaultValue || (nome ?? '')}
        label={t('gestao_ranking.campo.nome')}
        maxLength={60}
        required
        autoComplete="off"
      />
      <RegrasDoRankingEmCampos form={form} regras={regras} />
      <Pesos form={form} regras={regras} campeonatos={campeonatos} />
      <Button type="submit" variant="primary" big block disabled={form.isPending}>
        {t(form.isPending ? 'gestao_ranking.salvando' : 'gestao_ranking.salvar')}
      </Button>
    </form>
  );
}

export default function EditarRankingPage() {
  const t = useT();
  const dados = useLoaderData<typeof loader>() as DadosDaEdicao;
  const { ranking } = dados;
  return (
    <>
      <Seo title={t('gestao_ranking.editar')} noindex />
      <header className={styles.head}>
        <p>
          <Link to={`/ranking/${ranking.endereco}/${ranking.uuid}`}>{ranking.nome}</Link>
        </p>
        <h1>{t('gestao_ranking.editar')}</h1>
      </header>
      <RegrasDoFormulario {...dados} />
      <Ajustes {...dados} />
      <Excluir {...dados} />
    </>
  );
}
