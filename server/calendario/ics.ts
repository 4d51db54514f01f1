// Calendars as other programs read them (RFC 5545). A match keeps its name for ever (UID) and counts its changes
// (SEQUENCE), so a calendar that knew it moves it, or strikes it out, instead of showing it twice.
import { emBrasilia } from '#regras/agenda/brasilia.ts';
import { ehSemHora } from '#regras/agenda/vencimento.ts';

export type EventoDoCalendario = {
  readonly uuid: string;
  readonly versao: number;
  readonly mudou: Date;
  readonly quando: Date;
  readonly titulo: string;
  readonly sobre: string;
  readonly local: string | null;
  readonly url: string;
  readonly cancelado: boolean;
};

export type Calendario = {
  readonly nome: string;
  readonly host: string;
  readonly eventos: readonly EventoDoCalendario[];
};

const MATCH_MS = 7_200_000;
const DAY_MS = 86_400_000;
const OCTETS = 73;

const escaped = (text: string) =>
  text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r?\n/g, '\\n');

/** A line has 75 octets at most; what is longer goes on behind a space, never in the middle of a letter. */
function folded(line: string): string {
  const pieces: string[] = [];
  let piece = '';
  let size = 0;
  for (const letter of line) {
    const octets = Buffer.byteLength(letter);
    if (size + octets > OCTETS) {
      pieces.push(piece);
      piece = '';
      size = 0;
    }
    piece += letter;
    size += octets;
  }
  return [...pieces, piece].join('\r\n ');
}

/** 20261205T190000Z */
const instant = (at: Date) => `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

/** 20261205 in Brasília. */
const day = (at: number) => emBrasilia(at).slice(0, 10).replaceAll('-', '');

function horas(at: Date): string[] {
  if (ehSemHora(at.toISOString())) {
    return [
      `DTSTART;VALUE=DATE:${day(at.getTime())}`,
      `DTEND;VALUE=DATE:${day(at.getTime() + DAY_MS)}`,
    ];
  }
  return [`DTSTART:${instant(at)}`, `DTEND:${instant(new Date(at.getTime() + MATCH_MS))}`];
}

function evento(one: EventoDoCalendario, host: string): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${one.uuid}@${host}`,
    `SEQUENCE:${one.versao}`,
    `DTSTAMP:${instant(one.mudou)}`,
    `LAST-MODIFIED:${instant(one.mudou)}`,
    ...horas(one.quando),
    `SUMMARY:${escaped(one.titulo)}`,
    `DESCRIPTION:${escaped(`${one.sobre}\n${one.url}`)}`,
    ...(one.local ? [`LOCATION:${escaped(one.local)}`] : []),
    `URL:${one.url}`,
    `STATUS:${one.cancelado ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
  ];
}

export function escreverCalendario({ nome, host, eventos }: Calendario): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Tabelao//Calendario//PT',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(nome)}`,
    'X-WR-TIMEZONE:America/Sao_Paulo',
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...eventos.flatMap((one) => evento(one, host)),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
