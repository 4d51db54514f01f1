import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { acharClube } from '#regras/escudos/clubes.ts';
import { lerLista } from './lista-colada.ts';
import { chaveDoNome } from './nome-limpo.ts';

const ehClube = (texto: string) => acharClube(texto) !== undefined;

/** Name, then team and gamertag when there are any, as one short text each. */
const lidos = (texto: string) =>
  lerLista(texto, { ehClube }).participantes.map(({ nome, time_nome, gamertag }) =>
    [nome, time_nome ?? '', gamertag ?? ''].join('|').replace(/\|+$/, ''),
  );

const avisos = (texto: string) =>
  lerLista(texto, { ehClube }).avisos.map(({ linha, tipo }) => `${linha} ${tipo}`);

describe('a list from a chat', () => {
  test('in the ways in which people number and separate', () => {
    const texto = `*LISTA DO CAMPEONATO* 🏆

1. João – Flamengo ✅
2- Bia (Palmeiras)
3) téo / vasco
4️⃣ Zé - Grêmio - ze10
05 - Ana Clara: Santos
6º Caio | Bahia
(7) Duda → Ceará
[8] Malu [Remo] (pago)
9 Nando
🔟 Otto
1️⃣1️⃣ Rui
12.
13 -`;
    expect(lidos(texto)).toEqual([
      'João|Flamengo',
      'Bia|Palmeiras',
      'téo|vasco',
      'Zé|Grêmio|ze10',
      'Ana Clara|Santos',
      'Caio|Bahia',
      'Duda|Ceará',
      'Malu|Remo',
      'Nando',
      'Otto',
      'Rui',
    ]);
    expect(avisos(texto)).toEqual(['1 ignorada', '14 vazia', '15 vazia']);
  });

  test('without numbers: bullets, headings and a title that stands apart', () => {
    expect(lidos('Copa do Zé\n\n- João\n• Bia\n* Téo\nSuplentes:\n> Caio')).toEqual([
      'João',
      'Bia',
      'Téo',
      'Caio',
    ]);
    expect(lidos('Participantes\nGrupo A\nJoão\nBia')).toEqual(['João', 'Bia']);
  });

  test('hyphens inside a name and numbers that belong to it stay', () => {
    expect(lidos('Jean-Pierre - Al-Nassr\n7 de Setembro\nTime 10')).toEqual([
      'Jean-Pierre|Al-Nassr',
      '7 de Setembro',
      'Time 10',
    ]);
  });

  test('on one line', () => {
    expect(lidos('João, Bia, Téo')).toEqual(['João', 'Bia', 'Téo']);
    expect(lidos('João, Flamengo')).toEqual(['João|Flamengo']);
  });

  test('with the team first, when the teams are known', () => {
    expect(lidos('Flamengo - João\nVasco - Bia\nGalo - Téo')).toEqual([
      'João|Flamengo',
      'Bia|Vasco',
      'Téo|Galo',
    ]);
  });

  test('copied with the stamps of the messages', () => {
    const texto = '[20:31, 12/05/2026] Ana: João - Flamengo\n[12/05/26 20:32] +55 11 9: Bia';
    expect(lidos(texto)).toEqual(['João|Flamengo', 'Bia']);
  });

  test('with labels, at signs and ids of consoles', () => {
    expect(lidos('1. Nome: João / Time: Vasco\n2. @bia - @bia_10\n3. Téo (PSN: _teo_)')).toEqual([
      'João|Vasco',
      'bia||bia_10',
      'Téo||_teo_',
    ]);
  });

  test('leaves out phone numbers and links, and says so', () => {
    const texto =
      '1. João +55 11 91234-5678\n2. Bia (21) 98765-4321 - Vasco\n3. Téo https://x.co/a';
    expect(lidos(texto)).toEqual(['João', 'Bia|Vasco', 'Téo']);
    expect(avisos(texto)).toEqual(['1 telefone', '2 telefone']);
  });

  test('names that come twice and names struck through are left out, and it says so', () => {
    const texto = '1. João\n2. ~Bia~\n3. JOAO - Santos\n4. Téo';
    expect(lidos(texto)).toEqual(['João', 'Téo']);
    expect(avisos(texto)).toEqual(['2 riscado', '3 repetido']);
  });

  test('long names are cut, and so is a list without end', () => {
    expect(avisos('a'.repeat(80))).toEqual(['1 cortado']);
    const names = Array.from({ length: 600 }, (_, n) => `Pessoa ${n}`).join('\n');
    const { participantes, avisos: notices } = lerLista(names);
    expect(participantes).toHaveLength(512);
    expect(notices[0]).toEqual({ linha: 513, tipo: 'limite', texto: 'Pessoa 512' });
  });
});

describe('a line is never lost in silence', () => {
  test("'C', 'Reserva', 'Goleiro', 'Ok' and lines of pictures are shown as not taken", () => {
    const texto = 'João\nC\nBia\nGoleiro\nOk\n🔥🔥\nTéo';
    expect(lidos(texto)).toEqual(['João', 'Bia', 'Téo']);
    expect(avisos(texto)).toEqual(['2 ignorada', '4 ignorada', '5 ignorada', '6 vazia']);
    expect(lidos('1. João\n2. C\n3. Ok')).toEqual(['João', 'C', 'Ok']);
  });

  test('a number in bold or italics is a number', () => {
    expect(lidos('*1.* Ana\n*2. Bia*\n_3._ Téo\n4. *Caio* - Vasco')).toEqual([
      'Ana',
      'Bia',
      'Téo',
      'Caio|Vasco',
    ]);
  });

  test('a hole in the numbering drops nobody', () => {
    expect(lidos('1 Ana\n2 Bia\n4 Téo\n5 Caio\n20 Duda\n21 Malu')).toEqual([
      'Ana',
      'Bia',
      'Téo',
      'Caio',
      'Duda',
      'Malu',
    ]);
    expect(avisos('1 Ana\n2 Bia\n4 Téo\n5 Caio\n20 Duda\n21 Malu')).toEqual([]);
  });

  test('a name in italics has no underscore left', () => {
    expect(lidos('_Ana_\nBia\n3. _Téo_')).toEqual(['Ana', 'Bia', 'Téo']);
    expect(lidos('1. _Ana_ - Vasco\n2. Bia')).toEqual(['Ana|Vasco', 'Bia']);
  });

  test("'PAGO' and '@gamer' are no part of the name", () => {
    expect(lidos('1. Edu PAGO\n2. Bia pago ✅\n3. Téo @teo_10\n4. Caio ok - Vasco')).toEqual([
      'Edu',
      'Bia',
      'Téo||teo_10',
      'Caio|Vasco',
    ]);
  });

  test('an exported conversation is read by what was said', () => {
    const texto = `12/05/2026 20:30 - As mensagens são protegidas com criptografia
12/05/2026 20:31 - Ana: João - Flamengo
12/05/26, 8:32 PM - +55 11 91234-5678: Bia`;
    expect(lidos(texto)).toEqual(['João|Flamengo', 'Bia']);
    expect(avisos(texto)[0]).toBe('1 ignorada');
  });

  test("names under 'Suplentes' wait for a place; under 'Fora' they do not play", () => {
    const texto = 'Titulares:\n1 Ana\n2 Bia\nSuplentes:\n1 Téo\n2 Caio\nFora\n1 Duda';
    const { participantes } = lerLista(texto);
    expect(participantes.map(({ nome, suplente }) => (suplente ? `(${nome})` : nome))).toEqual([
      'Ana',
      'Bia',
      '(Téo)',
      '(Caio)',
    ]);
    expect(avisos(texto)).toEqual(['8 fora']);
  });

  test('a heading that was understood is not told as a line that was left out', () => {
    for (const heading of ['Lista de espera:', '*Suplentes*', 'Reservas', 'Waiting list']) {
      const texto = `Confirmados:\n1. Ana\n2. Bia\n\n${heading}\n1. Téo`;
      const { participantes, avisos: notices } = lerLista(texto);
      expect(participantes.map(({ suplente }) => suplente)).toEqual([false, false, true]);
      expect(notices).toEqual([]);
    }
    expect(avisos('Grupo A\nAna\nBia\nTimes Unidos')).toEqual(['4 ignorada']);
  });

  test('three hundred lines of every shape: each is a name, a waiting name or a notice', () => {
    const shapes = [
      (n: number) => `${n}. Pessoa ${n} – Vasco`,
      (n: number) => `*${n}.* Nome${n}`,
      (n: number) => `_Italica${n}_`,
      (n: number) => `${n} Solta${n} PAGO`,
      (n: number) => `Tag${n} @gamer${n}`,
      (n: number) => `12/05/2026 20:31 - Ana: Falou${n}`,
      () => 'Goleiro',
      () => '🔥',
      (n: number) => `~Riscado${n}~`,
      () => '--- --- ---',
    ];
    for (const order of [1, 3, 7]) {
      const lines = Array.from({ length: 300 }, (_, n) => shapes[(n * order) % 10]?.(n + 1) ?? '');
      const { participantes, avisos: notices } = lerLista(lines.join('\n'));
      const told = new Set([...participantes, ...notices].map(({ linha }) => linha));
      expect(lines.flatMap((line, at) => (told.has(at + 1) ? [] : [line]))).toEqual([]);
    }
  });

  test('three hundred lines with a waiting list: some play, some wait, and the rest is shown as not taken', () => {
    const shapes = [
      (n: number) => `${n}. Pessoa ${n}`,
      (n: number) => `*${2 * n}.* Nome${n}`,
      (n: number) => `_Italica${n}_`,
      (n: number) => `${n}) Pago${n} PAGO`,
      () => 'C',
      () => 'Ok',
      () => '✅✅',
    ];
    const lines = Array.from({ length: 300 }, (_, n) => shapes[n % shapes.length]?.(n + 1) ?? '');
    lines[200] = 'Suplentes:';
    const { participantes, avisos: notices } = lerLista(lines.join('\n'));
    const at = (list: readonly { linha: number }[]) => new Set(list.map(({ linha }) => linha));
    const plays = at(participantes.filter(({ suplente }) => !suplente));
    const waits = at(participantes.filter(({ suplente }) => suplente));
    const told = at(notices);
    expect([plays.size, waits.size, told.size].every((size) => size > 20)).toBe(true);
    expect([...plays].every((linha) => linha <= 200)).toBe(true);
    expect([...waits].every((linha) => linha > 201)).toBe(true);
    const lost = lines.filter((_, n) => !plays.has(n + 1) && !waits.has(n + 1) && !told.has(n + 1));
    expect(lost, 'but for the heading of those who wait').toEqual(['Suplentes:']);
  });

  test('whatever is pasted, every line that holds anything is told', () => {
    const line = fc.string({ unit: 'grapheme', maxLength: 20 });
    fc.assert(
      fc.property(fc.array(line, { minLength: 2, maxLength: 30 }), (lines) => {
        const texto = lines
          .map((one) => one.replace(/[\r\n\u0085\u2028\u2029",;\t]/g, ''))
          .join('\n');
        const { participantes, avisos: notices } = lerLista(`x\n${texto}`);
        const told = new Set([...participantes, ...notices].map(({ linha }) => linha));
        const filled = `x\n${texto}`.split('\n').flatMap((one, at) => (one.trim() ? [at + 1] : []));
        expect(filled.filter((at) => !told.has(at))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});

describe('a list from a sheet', () => {
  test('pasted with tabs, with or without a heading', () => {
    expect(lidos('1\tJoão\tFlamengo\n2\tBia\t\n')).toEqual(['João|Flamengo', 'Bia']);
    expect(lidos('Time\tNome\nSantos\t"Silva, Ana"\nVasco\tBia')).toEqual([
      'Silva, Ana|Santos',
      'Bia|Vasco',
    ]);
  });

  test('as CSV in both languages, with quotes, line breaks in them and a byte order mark', () => {
    expect(lidos('\uFEFFname,team\r\n"O ""Rei""",Santos\r\n"Bia\nLu",Vasco\r\n')).toEqual([
      'O "Rei"|Santos',
      'Bia Lu|Vasco',
    ]);
    expect(lidos("nome;time;gamertag\nJoão;'=Flamengo;jo_10")).toEqual(['João|=Flamengo|jo_10']);
  });

  test('with teams only: the team is the name', () => {
    expect(lidos('equipe\nUnião da Vila\nCapivara')).toEqual([
      'União da Vila|União da Vila',
      'Capivara|Capivara',
    ]);
  });

  test('a quote that is never closed does not swallow the rest', () => {
    expect(lidos('"João\nBia')).toEqual(['"João', 'Bia']);
  });
});

describe('whatever is pasted', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom('\n', '\t', ';', ',', '"', ' - ', '1. ', '~', '(', ')', '@', '9', '🇧🇷', 'nome'),
  );
  const pasted = fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join(''));

  test('is read: clean names of 1 to 60 characters, none twice', () => {
    fc.assert(
      fc.property(pasted, (texto) => {
        const { participantes } = lerLista(texto, { ehClube });
        const keys = participantes.map(({ nome }) => chaveDoNome(nome));
        expect(new Set(keys).size).toBe(keys.length);
        for (const { nome, time_nome, gamertag } of participantes) {
          for (const text of [nome, time_nome ?? 'x', gamertag ?? 'x']) {
            expect([...text].length).toBeGreaterThanOrEqual(1);
            expect([...text].length).toBeLessThanOrEqual(60);
            expect(text).not.toMatch(/[\n\r\t\0]/);
            expect(text).toBe(text.trim());
          }
        }
      }),
      { numRuns: 500 },
    );
  });

  // No clock: a reading that takes the square of the length would outlast the test.
  test('of any length takes a moment at most', () => {
    for (const unit of ['-', ' ', '1', '"', '(', '~a', '[1:11', '9 ', ',"', '\t', 'a:']) {
      const { participantes, avisos: notices } = lerLista(unit.repeat(200_000));
      expect(participantes.length, unit).toBeLessThanOrEqual(512);
      expect(notices.length).toBeLessThanOrEqual(4_001);
    }
  });

  test('what was written as a numbered list comes back as it was', () => {
    // No word of the reader's own ends like these: 'Paid' or 'Time' would be read as what they say.
    const word = fc.stringMatching(/^[A-Z][a-z]{1,8}q$/);
    const people = fc.uniqueArray(fc.tuple(word, word), {
      selector: ([nome]) => chaveDoNome(nome),
      minLength: 2,
      maxLength: 40,
    });
    const separator = fc.constantFrom(' - ', ' – ', ' / ', ' | ', ': ', ' (');
    fc.assert(
      fc.property(people, separator, (pairs, between) => {
        const end = between === ' (' ? ')' : '';
        const lines = pairs.map(([nome, time], n) => `${n + 1}. ${nome}${between}${time}${end}`);
        expect(lerLista(lines.join('\n')).participantes).toEqual(
          pairs.map(([nome, time_nome], at) => ({
            ...{ nome, time_nome, gamertag: null },
            ...{ linha: at + 1, suplente: false },
          })),
        );
      }),
    );
  });
});
