import { describe, expect, test } from 'vitest';
import { chaveDoNome } from '#regras/participantes/nome-limpo.ts';
import {
  acharClube,
  buscarClubes,
  CATALOGO,
  clubeDoEscudo,
  clubeDoSlug,
  escudoOficial,
} from './clubes.ts';
import { CLUBES_DO_BRASIL, CLUBES_DO_MUNDO, SELECOES } from './clubes-tabela.ts';

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

describe('the catalogue', () => {
  test('has a shield of its own for each club', () => {
    expect(new Set(CATALOGO.map(({ slug }) => slug)).size).toBe(CATALOGO.length);
    for (const clube of CATALOGO) {
      expect(clube.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(clubeDoSlug(clube.slug)).toBe(clube);
      expect(clubeDoEscudo(escudoOficial(clube))).toBe(clube);
    }
  });

  test('never lets one name mean two clubs', () => {
    const keys = [...CLUBES_DO_BRASIL, ...CLUBES_DO_MUNDO, ...SELECOES].flatMap((linha) => [
      ...new Set([linha[0], ...(linha[6] ?? [])].map(chaveDoNome)),
    ]);
    const repeated = keys.filter((key, index) => keys.indexOf(key) !== index);
    expect(repeated).toEqual([]);
  });

  test('holds abbreviations of three signs and two colours that can be told apart', () => {
    for (const { sigla, camisa, nome } of CATALOGO) {
      expect(sigla, nome).toMatch(/^[A-Z0-9]{3}$/);
      const [main = [], detail = []] = camisa.cores.map(channels);
      expect(
        Math.hypot(...main.map((value, at) => value - (detail[at] ?? 0))),
        nome,
      ).toBeGreaterThan(75);
    }
  });
});

describe('a name as people write it', () => {
  test.each([
    ['Flamengo', 'flamengo'],
    ['MENGÃO', 'flamengo'],
    ['são  paulo', 'sao-paulo'],
    ['Atletico-MG', 'atletico-mineiro'],
    ['inter', 'internacional'],
    ['Inter de Milao', 'inter-de-milao'],
    ['paris sg', 'paris-saint-germain'],
    ['Brazil', 'brasil'],
  ])('%s is %s', (nome, slug) => {
    expect(acharClube(nome)?.slug).toBe(slug);
  });

  test.each(['', 'Flamengo do Bairro', 'Real da Vila', '🔥', 'João'])('%s is no club', (nome) => {
    expect(acharClube(nome)).toBeUndefined();
  });

  test('an address outside the official shields is no club', () => {
    expect(clubeDoEscudo('/upload/times/flamengo.svg')).toBeUndefined();
    expect(clubeDoEscudo('/upload/times/oficial/../flamengo.svg')).toBeUndefined();
  });
});

describe('a search in the catalogue', () => {
  const names = (busca: string) => buscarClubes(busca).map(({ nome }) => nome);

  test('takes the start of words in any order, nicknames and abbreviations, without accents', () => {
    expect(names('gremio')[0]).toBe('Grêmio');
    expect(names('paulo sao')).toContain('São Paulo');
    expect(names('mengao')).toEqual(['Flamengo']);
    expect(names('FLA')[0]).toBe('Flamengo');
    expect(names('COR')).toContain('Corinthians');
    expect(names('brazil')).toContain('Brasil');
  });

  test('puts first who begins with it, each club once and eight at most', () => {
    const found = names('a');
    expect(found).toHaveLength(8);
    expect(new Set(found).size).toBe(8);
    expect(found.every((name) => /^[aá]/i.test(name))).toBe(true);
  });

  test.each(['', '  ', 'lamengo', 'zzz'])('“%s” finds none', (busca) => {
    expect(names(busca)).toEqual([]);
  });
});
