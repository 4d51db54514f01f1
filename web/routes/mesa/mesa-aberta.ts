// The table official at work: what is on the screen, what waits on this device, and sending it whenever that is
// possible. Outside of React, so that it can be tried without a screen.
import type { JogoDaMesa, Mesa } from '#contract/campeonato/mesa.ts';
import { type ApiCall, ApiError } from '#web/api/api.ts';
import { makeStore, type Store } from '#web/storage/store.ts';
import { andando, golsVistos, minutoDe, PARADO, type RelogioDaMesa, tempoDe } from './ao-vivo.ts';
import { comOQueVale, perguntadas } from './disputa.ts';
import {
  comContados,
  comDesfeito,
  comEntrada,
  comMudanca,
  comResposta,
  type EntradaDaMesa,
  type EntradaDoLance,
  esperam,
  type FilaDaMesa,
  type LanceNaMesa,
  type Palavra,
  type PalavraNaMesa,
  sem,
} from './fila.ts';
import type { Gaveta, RascunhosDaMesa, RelogiosDaMesa } from './gaveta.ts';
import { mandar } from './mandar.ts';

/** Why the link opens nothing. */
type FimDaMesa = 'expirado' | 'revogado' | 'desconhecido';

export type QuadroDaMesa = {
  /** Null until the server, or this device, has told it. */
  readonly vista: Mesa | null;
  readonly fila: FilaDaMesa;
  readonly rascunhos: RascunhosDaMesa;
  readonly relogios: RelogiosDaMesa;
  readonly fim: FimDaMesa | null;
  /** The last call reached the server. */
  readonly temRede: boolean;
  readonly guarda: boolean;
};

type Meios = {
  readonly api: ApiCall;
  readonly gaveta: Gaveta;
  readonly agora: () => Date;
  readonly novoId: () => string;
  readonly primeiro?: string | undefined;
};

export const nomeNaMesa = ({ nome, time_nome }: JogoDaMesa['mandante']): string =>
  time_nome ?? nome;

const nomeDoJogo = ({ mandante, visitante }: JogoDaMesa): string =>
  `${nomeNaMesa(mandante)} × ${nomeNaMesa(visitante)}`;

function fimPor({ status, body }: ApiError): FimDaMesa | null {
  if (status === 401) return 'desconhecido';
  if (status !== 403) return null;
  const motivo = (body?.data as { motivo?: FimDaMesa } | undefined)?.motivo;
  return motivo ?? 'revogado';
}

const CONFLICT = 409;

/** The server is away, busy or unwell: what was sent waits. */
const isAway = ({ status }: ApiError) => status === 0 || status === 429 || status >= 500;

const reasonOf = ({ body }: ApiError): string | undefined =>
  Object.values(body?.validations ?? {}).flat()[0] ?? body?.warning ?? body?.error;

type LanceContadoNaMesa = Omit<LanceNaMesa, 'minuto' | 'viu'>;

export class MesaAberta {
  readonly quadro: Store<QuadroDaMesa>;
  /** The match that the address asks for. */
  readonly primeiro: string | null;
  readonly #meios: Meios;
  #isSending = false;
  /** The server knows of this table what this device does not. */
  #isBehind = false;

  constructor(meios: Meios) {
    this.#meios = meios;
    this.primeiro = meios.primeiro ?? null;
    const { gaveta } = meios;
    this.quadro = makeStore<QuadroDaMesa>({
      ...{ vista: gaveta.vista(), fila: gaveta.fila(), rascunhos: gaveta.rascunhos() },
      ...{ relogios: gaveta.relogios(), fim: null, temRede: true, guarda: gaveta.guarda() },
    });
  }

  /** Asks for the matches, then sends what waits. */
  async atualizar(): Promise<void> {
    const asked = perguntadas(this.#meios.gaveta.fila());
    try {
      const { data } = await this.#meios.api('GET /api/mesa');
      this.#mostrar({ temRede: true, fim: null });
      this.#mostrarVista(data);
      this.#ouvirContados(data);
      this.#mudarFila((fila) => comOQueVale(fila, data.jogos, { asked, nomeDoJogo }));
    } catch (error) {
      this.#falhou(error, null);
      return;
    }
    await this.#mandarTudo();
  }

  rascunhar(partida: string, palavra: PalavraNaMesa | null): void {
    const { gaveta } = this.#meios;
    const { [partida]: _, ...others } = gaveta.rascunhos();
    const rascunhos = palavra ? { ...others, [partida]: palavra } : others;
    gaveta.guardarRascunhos(rascunhos);
    this.#mostrar({ rascunhos });
  }

  /** What every entry has. */
  #entrada(jogo: JogoDaMesa, quando: Date) {
    return {
      id: this.#meios.novoId(),
      partida: jogo.uuid,
      jogo: nomeDoJogo(jogo),
      digitado_em: quando.toISOString(),
      estado: 'na_fila',
      tentada: false,
    } as const;
  }

  async lancar(jogo: JogoDaMesa, informado: Palavra): Promise<void> {
    const nova = { ...this.#entrada(jogo, this.#meios.agora()), informado };
    this.#mudarFila((fila) => comEntrada(fila, nova));
    this.rascunhar(jogo.uuid, null);
    this.acertarRelogio(jogo.uuid, () => null);
    await this.#mandarTudo();
  }

  /** `quando` it happened: whoever did it may be asked for after that. */
  async contar(jogo: JogoDaMesa, lance: LanceContadoNaMesa, quando?: Date): Promise<void> {
    const at = quando ?? this.#meios.agora();
    const { [jogo.uuid]: relogio = PARADO } = this.#meios.gaveta.relogios();
    const minuto = lance.tipo === 'inicio' ? null : minutoDe(tempoDe(relogio, at.getTime()));
    const { tipo, lado } = lance;
    const nova = (fila: FilaDaMesa) => {
      const viu = tipo === 'gol' && lado ? golsVistos(fila, jogo.uuid, lado) : null;
      return { ...this.#entrada(jogo, at), lance: { ...lance, minuto, viu } };
    };
    this.#mudarFila((fila) => comEntrada(fila, nova(fila)));
    await this.#mandarTudo();
  }

  /** The match, or its second half, begins: the clock runs. */
  async comecar(jogo: JogoDaMesa, tipo: 'inicio' | 'segundo_tempo'): Promise<void> {
    const now = this.#meios.agora();
    // Figures that were typed before are not of what is told.
    if (tipo === 'inicio') this.rascunhar(jogo.uuid, null);
    this.acertarRelogio(jogo.uuid, (relogio) =>
      andando(tipo === 'inicio' ? PARADO : relogio, now.getTime()),
    );
    await this.contar(jogo, { tipo, lado: null, jogador: null, nome: null }, now);
  }

  acertarRelogio(
    partida: string,
    change: (relogio: RelogioDaMesa, agora: number) => RelogioDaMesa | null,
  ): void {
    const { gaveta, agora } = this.#meios;
    const { [partida]: before = PARADO, ...others } = gaveta.relogios();
    const after = change(before, agora().getTime());
    const relogios = after ? { ...others, [partida]: after } : others;
    gaveta.guardarRelogios(relogios);
    this.#mostrar({ relogios });
  }

  /** Without its start a match has no clock. */
  async desfazer({ id, partida, lance }: EntradaDoLance): Promise<void> {
    if (lance.tipo === 'inicio') this.acertarRelogio(partida, () => null);
    this.#mudarFila((fila) => comDesfeito(fila, id));
    await this.#mandarTudo();
  }

  tirar(id: string): void {
    this.#mudarFila((fila) => sem(fila, id));
  }

  /** The device says that it has no network. */
  perder(): void {
    this.#mostrar({ temRede: false });
  }

  #mostrar(change: Partial<QuadroDaMesa>): void {
    const guarda = this.#meios.gaveta.guarda();
    this.quadro.set({ ...this.quadro.get(), ...change, guarda });
  }

  /** Read anew each time: the same page may be open twice. */
  #mudarFila(change: (fila: FilaDaMesa) => FilaDaMesa): void {
    const { gaveta } = this.#meios;
    const fila = change(gaveta.fila());
    gaveta.guardarFila(fila);
    this.#mostrar({ fila });
  }

  #mostrarVista(vista: Mesa): void {
    this.#meios.gaveta.guardarVista(vista);
    this.#mostrar({ vista });
  }

  /** What another device of this table told is on this one too, with the clock since its start. */
  #ouvirContados(vista: Mesa): void {
    this.#mudarFila((fila) => comContados(fila, vista, nomeDoJogo));
    const relogios = this.#meios.gaveta.relogios();
    for (const { tipo, partida, quando } of vista.lances) {
      if (tipo !== 'inicio' || relogios[partida]) continue;
      this.acertarRelogio(partida, () => ({ antes: 0, desde: Date.parse(quando) }));
    }
  }

  #mostrarJogo(jogo: JogoDaMesa): void {
    const { vista } = this.quadro.get();
    if (!vista) return;
    const jogos = vista.jogos.map((one) => (one.uuid === jogo.uuid ? jogo : one));
    this.#mostrarVista({ ...vista, jogos });
  }

  /** Whether to go on with the next one. */
  #falhou(error: unknown, entrada: EntradaDaMesa | null): boolean {
    if (!(error instanceof ApiError)) throw error;
    if (isAway(error)) {
      this.#mostrar({ temRede: false });
      return false;
    }
    const fim = fimPor(error);
    this.#mostrar({ temRede: true, fim });
    if (fim || !entrada) return false;
    const motivo = reasonOf(error);
    this.#mudarFila((fila) => comMudanca(fila, entrada.id, { estado: 'recusado', motivo }));
    // Somebody else at the table was first: what they told is shown before anything more is pressed.
    if (error.status === CONFLICT) this.#isBehind = true;
    return true;
  }

  async #mandar(entrada: EntradaDaMesa): Promise<boolean> {
    this.#mudarFila((fila) => comMudanca(fila, entrada.id, { tentada: true }));
    try {
      const { estado, jogo } = await mandar(this.#meios.api, entrada);
      this.#mudarFila((fila) => comResposta(fila, entrada, estado));
      this.#mostrar({ temRede: true, fim: null });
      if (jogo) this.#mostrarJogo(jogo);
      return true;
    } catch (error) {
      return this.#falhou(error, entrada);
    }
  }

  /** In the order in which they were typed; those of matches of another link wait for it. */
  async #mandarTudo(): Promise<void> {
    if (this.#isSending) return;
    this.#isSending = true;
    const { gaveta } = this.#meios;
    try {
      const known = new Set(this.quadro.get().vista?.jogos.map(({ uuid }) => uuid));
      const next = () => esperam(gaveta.fila()).find(({ partida }) => known.has(partida));
      for (let one = next(); one; one = next()) if (!(await this.#mandar(one))) return;
    } finally {
      this.#isSending = false;
    }
    if (!this.#isBehind) return;
    this.#isBehind = false;
    await this.atualizar();
  }
}
