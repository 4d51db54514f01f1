import {
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
  useNavigate,
  useRevalidator,
} from 'react-router';
import { enderecoDaLiga } from '#regras/liga/endereco.ts';
import { api } from '#web/api/api-browser.ts';
import { apiOf } from '#web/api/api-server.ts';
import { Button } from '#web/components/elements/button.tsx';
import { Select } from '#web/components/forms/select.tsx';
import { Disclosure } from '#web/components/layout/panel.tsx';
import { FormularioDaLiga } from '#web/liga/formulario-da-liga.tsx';
import { toast } from '#web/notices/toast.ts';
import { useT } from '#web/texts/texts.tsx';
import { daRota, useDadosDaLiga } from '../dados-da-liga.ts';
import { useMudanca } from '../use-mudanca.ts';
import styles from './editar-liga.module.css';
import { ImagensDaLiga } from './imagens-da-liga.tsx';

/** Who may not change it is led to what they may read. */
export async function loader(args: LoaderFunctionArgs) {
  const { data } = await apiOf(args)('GET /api/ligas/:uuid', daRota(args));
  const isAllowed = data.acoes.includes('editar') || data.acoes.includes('excluir');
  if (!isAllowed) throw redirect(enderecoDaLiga(data));
  const { data: cards } = await apiOf(args)('GET /api/ligas/:uuid/competicoes', daRota(args));
  const modelos = cards.map(({ id, nome }) => ({ value: id, label: nome }));
  if (!data.acoes.includes('vincular')) return { modelos: [], padrao: null };
  const { data: padrao } = await apiOf(args)('GET /api/ligas/:uuid/padrao', daRota(args));
  return { modelos, padrao: padrao.de };
}

/** Which of its championships new ones start like. */
function Padrao() {
  const t = useT();
  const { liga } = useDadosDaLiga();
  const { modelos, padrao } = useLoaderData<typeof loader>();
  const { isBusy, mudar } = useMudanca();
  const save = (campeonato: string | null) =>
    mudar(
      () =>
        api('PUT /api/ligas/:uuid/padrao', { params: { uuid: liga.uuid }, body: { campeonato } }),
      t('liga.cuidar.padrao_salvo'),
    );
  if (modelos.length === 0) return null;
  return (
    <div className={styles.model}>
      <label htmlFor="padrao">{t('liga.cuidar.padrao')}</label>
      <p>{t('liga.cuidar.padrao_texto')}</p>
      <Select
        id="padrao"
        disabled={isBusy}
        defaultValue={padrao ?? ''}
        onChange={({ currentTarget }) => void save(currentTarget.value || null)}
        options={[{ value: '', label: t('liga.cuidar.padrao_nenhum') }, ...modelos]}
      />
    </div>
  );
}

function Perigo() {
  const t = useT();
  const { liga } = useDadosDaLiga();
  const { isBusy, mudar } = useMudanca();
  const put = (estado: 'ativa' | 'arquivada' | 'excluida') => () =>
    api('PUT /api/ligas/:uuid/estado', { params: { uuid: liga.uuid }, body: { estado } });
  const isOut = liga.arquivada || liga.excluida_em !== null;
  return (
    <Disclosure title={t('liga.cuidar.perigo')}>
      <div className={styles.danger}>
        {isOut ? (
          <Button
            disabled={isBusy}
            onClick={() => void mudar(put('ativa'), t('liga.cuidar.feito'))}
          >
            {t(liga.excluida_em ? 'liga.cuidar.restaurar' : 'liga.cuidar.desarquivar')}
          </Button>
        ) : (
          <>
            <p>{t('liga.cuidar.arquivar_texto')}</p>
            <Button
              disabled={isBusy}
              onClick={() => void mudar(put('arquivada'), t('liga.cuidar.feito'))}
            >
              {t('liga.cuidar.arquivar')}
            </Button>
          </>
        )}
        {!liga.excluida_em && (
          <>
            <p>{t('liga.cuidar.excluir_texto')}</p>
            <Button
              variant="bad"
              disabled={isBusy}
              onClick={() => void mudar(put('excluida'), t('liga.cuidar.feito'))}
            >
              {t('liga.cuidar.excluir')}
            </Button>
          </>
        )}
      </div>
    </Disclosure>
  );
}

export default function EditarLigaPage() {
  const t = useT();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { liga } = useDadosDaLiga();
  return (
    <div className={styles.page}>
      <h2>{t('liga.cuidar.editar')}</h2>
      {liga.excluida_em && <p role="status">{t('liga.cuidar.excluida')}</p>}
      {liga.acoes.includes('editar') && (
        <FormularioDaLiga
          key={liga.versao}
          liga={liga}
          submit={t('liga.cuidar.salvar')}
          busy={t('liga.cuidar.salvando')}
          onSave={async (dados) => {
            const body = { ...dados, versao: liga.versao };
            const { data } = await api('PUT /api/ligas/:uuid', {
              params: { uuid: liga.uuid },
              body,
            });
            toast.success(t('liga.cuidar.salvo'));
            if (data.nome === liga.nome) await revalidate();
            else await navigate(enderecoDaLiga(data, 'editar'), { replace: true });
          }}
        />
      )}
      {liga.acoes.includes('editar') && <ImagensDaLiga />}
      {liga.acoes.includes('editar') && <Padrao />}
      {liga.acoes.includes('excluir') && <Perigo />}
    </div>
  );
}
