// The table official at work: what is on the screen, what waits on this device, and sending it whenever that is
// possible. Outside of React, so that it can be tried without a screen.
import type { JogoDaMesa, Mesa } from '#contract/campeonato/mesa.ts';
import { type ApiCall, ApiError } from '#web/api/api.ts';
import { makeStore, type Store } from '#web/storage/store.ts';
import {
  comEntrada,
  comMudanca,
  type EntradaDaMesa,
  esperam,
  type FilaDaMesa,
  type Palavra,
  sem,
} from './fila.ts';
import type { Gaveta, RascunhosDaMesa } from './gaveta.ts';

/** Why the link opens nothing. */
type FimDaMesa = 'expirado' | 'revogado' | 'desconhecido';

export type QuadroDaMesa = {
  /** Null until the server, or this device, has told it. */
  readonly vista: Mesa | null;
  readonly fila: FilaDaMesa;
  readonly rascunhos: RascunhosDaMesa;
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

/** The server is away, busy or unwell: what was sent waits. */
const isAway = ({ status }: ApiError) => status === 0 || status === 429 || status >= 500;

const reasonOf = ({ body }: ApiError): string | undefined =>
  Object.values(body?.validations ?? {}).flat()[0] ?? body?.warning ?? body?.error;

export class MesaAberta {
  readonly quadro: Store<QuadroDaMesa>;
  readonly #meios: Meios;
  #isSending = false;

  constructor(meios: Meios) {
    this.#meios = meios;
    const { gaveta } = meios;
    this.quadro = makeStore<QuadroDaMesa>({
      ...{ vista: gaveta.vista(), fila: gaveta.fila(), rascunhos: gaveta.rascunhos() },
      ...{ fim: null, temRede: true, guarda: gaveta.guarda() },
    });
  }

  /** Asks for the matches, then sends what waits. */
  async atualizar(): Promise<void> {
    try {
      const { data } = await this.#meios.api('GET /api/mesa');
      this.#mostrar({ temRede: true, fim: null });
      this.#mostrarVista(data);
    } catch (error) {
      this.#falhou(error, null);
      return;
    }
    await this.#mandarTudo();
  }

  rascunhar(partida: string, palavra: Palavra | null): void {
    const { gaveta } = this.#meios;
    const { [partida]: _, ...others } = gaveta.rascunhos();
    const rascunhos = palavra ? { ...others, [partida]: palavra } : others;
    gaveta.guardarRascunhos(rascunhos);
    this.#mostrar({ rascunhos });
  }

  async lancar(jogo: JogoDaMesa, informado: Palavra): Promise<void> {
    const { novoId, agora } = this.#meios;
    const nova = { id: novoId(), partida: jogo.uuid, jogo: nomeDoJogo(jogo), informado };
    const digitado_em = agora().toISOString();
    this.#mudarFila((fila) =>
      comEntrada(fila, { ...nova, digitado_em, estado: 'na_fila', tentada: false }),
    );
    this.rascunhar(jogo.uuid, null);
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
    return true;
  }

  async #mandar(entrada: EntradaDaMesa): Promise<boolean> {
    const { id, partida, informado, digitado_em } = entrada;
    this.#mudarFila((fila) => comMudanca(fila, id, { tentada: true }));
    try {
      const body = { id, partida, informado, digitado_em };
      const { data } = await this.#meios.api('POST /api/mesa/lancamentos', { body });
      this.#mudarFila((fila) => comMudanca(fila, id, { estado: data.resposta }));
      this.#mostrar({ temRede: true, fim: null });
      this.#mostrarJogo(data.jogo);
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
  }
}
