import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router';
import { MODALIDADES } from '#regras/configuracao/opcoes.ts';
import { enderecoDaLiga } from '#regras/liga/endereco.ts';
import { ELO_DA_LIGA, POSICAO_DA_LIGA } from '#regras/ranking/da-liga.ts';
import { TIPOS_DE_RANKING } from '#regras/ranking/do-site.ts';
import { api } from '#web/api/api-browser.ts';
import { apiOf } from '#web/api/api-server.ts';
import { Button } from '#web/components/elements/button.tsx';
import { Link } from '#web/components/elements/link.tsx';
import { Field, fieldId } from '#web/components/forms/field.tsx';
import { FormSummary } from '#web/components/forms/form-summary.tsx';
import { Select } from '#web/components/forms/select.tsx';
import { useForm } from '#web/fields/form.ts';
import { Seo } from '#web/screen/seo.tsx';
import { useT } from '#web/texts/texts.tsx';
import styles from './rankings.module.css';
import { RegrasDoRankingEmCampos } from './regras-do-ranking.tsx';
import { rotulosDe } from './rotulos.ts';
import { regrasDe } from './valores.ts';

const COMECO = { elo: ELO_DA_LIGA, posicao: POSICAO_DA_LIGA };

export const handle = { parameters: ['liga'] };

export async function loader(args: LoaderFunctionArgs) {
  const uuid = args.url.searchParams.get('liga') ?? '';
  const { data } = await apiOf(args)('GET /api/ligas/:uuid', { params: { uuid } });
  return { liga: { uuid: data.uuid, nome: data.nome }, modalidade: data.modalidades[0] ?? 'ea_fc' };
}

export default function CriarRankingPage() {
  const t = useT();
  const navigate = useNavigate();
  const { liga, modalidade } = useLoaderData<typeof loader>();
  const [tipo, choose] = useState<'elo' | 'posicao'>('posicao');
  const form = useForm(async (values) => {
    const chosen = MODALIDADES.find((one) => one === values.modalidade) ?? modalidade;
    const regras = regrasDe(tipo, values);
    const body = { liga: liga.uuid, nome: values.nome ?? '', modalidade: chosen, regras };
    const { data } = await api('POST /api/rankings', { body });
    await navigate(`/ranking/${data.endereco}/${data.uuid}`);
  });
  return (
    <>
      <Seo title={t('gestao_ranking.criar')} noindex />
      <header className={styles.head}>
        <p>
          <Link to={enderecoDaLiga(liga)}>{liga.nome}</Link>
        </p>
        <h1>{t('gestao_ranking.criar')}</h1>
      </header>
      <form noValidate ref={form.ref} action={form.submit} className={styles.form}>
        <FormSummary problems={form.problems(rotulosDe(tipo, t))} />
        <Field
          {...form.field('nome')}
          label={t('gestao_ranking.campo.nome')}
          maxLength={60}
          required
          autoComplete="off"
        />
        <fieldset className={styles.checks}>
          <legend>{t('gestao_ranking.campo.tipo')}</legend>
          {TIPOS_DE_RANKING.toReversed().map((one) => (
            <label key={one}>
              <input
                type="radio"
                name="tipo"
                value={one}
                checked={tipo === one}
                onChange={() => choose(one)}
              />
              <span>
                {t(`gestao_ranking.tipo.${one}`)}
                <small>{t(`gestao_ranking.tipo_ajuda.${one}`)}</small>
              </span>
            </label>
          ))}
        </fieldset>
        <div className={styles.pick}>
          <label htmlFor={fieldId('modalidade')}>{t('gestao_ranking.campo.modalidade')}</label>
          <Select
            id={fieldId('modalidade')}
            name="modalidade"
            defaultValue={form.values.modalidade ?? modalidade}
            options={MODALIDADES.map((value) => ({
              value,
              label: t(`opcoes.modalidade.${value}`),
            }))}
          />
        </div>
        <RegrasDoRankingEmCampos key={tipo} form={form} regras={COMECO[tipo]} />
        <Button type="submit" variant="primary" big block disabled={form.isPending}>
          {t(form.isPending ? 'gestao_ranking.salvando' : 'gestao_ranking.criar')}
        </Button>
      </form>
    </>
  );
}
