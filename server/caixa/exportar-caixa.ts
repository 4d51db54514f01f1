import type { exportarCaixa as endpoint, NotaDoCaixa } from '#contract/campeonato/caixa.ts';
import type { TaxaDeAlguem } from '#contract/campeonato/taxas.ts';
import { quemE, requireCampeonato } from '#server/campeonatos/acesso.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { localeOf, type ServerTexts, texts } from '#server/http/locale.ts';
import { csvOf } from '#server/participantes/csv.ts';
import { caixaDe } from './ver-caixa.ts';

const COLUMNS = ['o_que', 'quem', 'parcela', 'estado', 'valor', 'referencia', 'quando'] as const;

/** As sheets in Brazil read a number: a comma, and no sign of the currency. */
const valor = (centavos: number) => (centavos / 100).toFixed(2).replace('.', ',');

const daTaxa = ({ participante, parcelas }: TaxaDeAlguem, t: ServerTexts) =>
  parcelas.map(({ parcela, centavos, estado, referencia, decidida_em, enviada_em }) => [
    ...[t('taxas.csv.taxa'), participante.nome, String(parcela), t(`taxas.estado.${estado}`)],
    ...[valor(centavos), referencia, decidida_em ?? enviada_em ?? ''],
  ]);

const daNota = ({ tipo, centavos, descricao, quem, created_at }: NotaDoCaixa, t: ServerTexts) => [
  ...[t(`taxas.nota.${tipo}`), quem ?? '', '', descricao],
  ...[valor(tipo === 'entrada' || tipo === 'substituicao' ? centavos : -centavos), '', created_at],
];

export const exportarCaixa: Handler<typeof endpoint> = async ({ db }, call) => {
  const { params, visitor, request, reply } = call;
  const campeonato = await requireCampeonato(db, params.id, quemE(visitor), 'gerir_participantes');
  const t = texts[localeOf(request)];
  const { taxas, caixa } = await caixaDe(db, campeonato);
  const file = `${t('taxas.csv.arquivo')}-${params.id}.csv`;
  reply.header('Content-Disposition', `attachment; filename="${file}"`);
  const heading = COLUMNS.map((column) => t(`taxas.csv.${column}`));
  const lines = [
    ...taxas.flatMap((taxa) => daTaxa(taxa, t)),
    ...caixa.notas.map((nota) => daNota(nota, t)),
  ];
  return Buffer.from(csvOf([heading, ...lines]));
};
