import { describe, expect, test } from 'vitest';
import { type Alvo, acoesDe, type Papel, type Pessoa, podeVer } from './permissoes.ts';

const pessoa = (papel: Papel, mais: Partial<Pessoa> = {}): Pessoa => ({
  papel,
  verificada: true,
  administra: false,
  conectada: true,
  ...mais,
});

const alvo = (mais: Partial<Alvo> = {}): Alvo => ({
  estado: 'andamento',
  visibilidade: 'publico',
  excluido: false,
  ...mais,
});

const PAPEIS: readonly Papel[] = [
  'dono',
  'co',
  'inscricoes',
  'resultados',
  'liga',
  'participante',
  'nenhum',
];

const quemVe = (mais: Partial<Alvo>) =>
  PAPEIS.filter((papel) => podeVer(pessoa(papel), alvo(mais)));

describe('is seen', () => {
  test('by everybody when public or not listed', () => {
    expect(quemVe({})).toEqual(PAPEIS);
    expect(quemVe({ visibilidade: 'nao_listado' })).toEqual(PAPEIS);
  });

  test('by who is in it, or was invited, when private', () => {
    const privado = alvo({ visibilidade: 'privado' });
    expect(quemVe(privado)).toEqual(PAPEIS.filter((papel) => papel !== 'nenhum'));
    expect(podeVer(pessoa('nenhum', { convidada: true }), privado)).toBe(true);
    expect(podeVer(pessoa('nenhum', { administra: true }), privado)).toBe(true);
  });

  test('by who organises while a draft, invited or not', () => {
    const rascunho = alvo({ estado: 'rascunho' });
    expect(quemVe(rascunho)).toEqual(['dono', 'co', 'inscricoes', 'resultados', 'liga']);
    expect(podeVer(pessoa('nenhum', { convidada: true }), rascunho)).toBe(false);
  });

  test('by its owner when deleted', () => {
    expect(quemVe({ excluido: true })).toEqual(['dono']);
  });
});

test('a guest reads, whatever else is open to people', () => {
  const visita = pessoa('nenhum', { conectada: false, verificada: false });
  expect(acoesDe(visita, alvo({ estado: 'inscricoes' }))).toEqual(['ver', 'ver_historico']);
});

test('who runs the liga enters results, and edits until it is played', () => {
  const [antes, depois] = [alvo({ estado: 'inscricoes' }), alvo()];
  const own = ['ver', 'lancar_placar', 'gerir_mesa', 'ver_historico'];
  expect(acoesDe(pessoa('liga'), depois)).toEqual(own);
  expect(acoesDe(pessoa('liga'), antes)).toEqual([
    ...['ver', 'editar', 'lancar_placar', 'gerir_mesa', 'ver_historico', 'inscrever'],
  ]);
  const site = acoesDe(pessoa('liga', { administra: true }), depois);
  expect(site, 'also an administrator of the site').toContain('editar');
});
