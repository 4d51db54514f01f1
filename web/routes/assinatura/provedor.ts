// The card provider's own script: loaded when a card is to be changed, on the pages whose policy is open for it, and gone with
// the page. What is typed in its frame goes to the provider and never through us.
import { PAGINAS_DO_PROVEDOR } from '#regras/paginas-do-provedor.ts';

/** Of what the provider documents, what we call. */
type CampoDoCartao = {
  mount(at: HTMLElement): void;
  destroy(): void;
  on(event: 'ready' | 'loaderror' | 'escape', then: () => void): unknown;
};
type AparenciaDoCartao = { readonly theme: 'stripe' | 'night'; readonly variables: object };
type CamposDoProvedor = {
  create(kind: 'payment', options: object): CampoDoCartao;
  update(options: { readonly appearance: AparenciaDoCartao }): void;
};
export type ScriptDoProvedor = {
  elements(options: {
    readonly clientSecret: string;
    readonly appearance: AparenciaDoCartao;
  }): CamposDoProvedor;
  confirmSetup(options: {
    readonly elements: CamposDoProvedor;
    readonly confirmParams: { readonly return_url: string };
    readonly redirect: 'if_required';
  }): Promise<{ error?: { message?: string } }>;
};
type Abrir = (chave: string, options: { readonly locale: string }) => ScriptDoProvedor;

const abrirDo = (of: Window): Abrir | undefined => (of as { Stripe?: Abrir }).Stripe;

/** Networks that swallow it say nothing. */
const PATIENCE_MS = 15_000;

let loading: Promise<Abrir> | undefined;

function load(script: string): Promise<Abrir> {
  return new Promise((resolve, reject) => {
    const tag = document.createElement('script');
    const fail = () => {
      tag.remove();
      reject(new Error('the script of the provider did not come'));
    };
    const late = setTimeout(fail, PATIENCE_MS);
    tag.onerror = fail;
    tag.onload = () => {
      clearTimeout(late);
      const abrir = abrirDo(window);
      if (abrir) resolve(abrir);
      else fail();
    };
    tag.async = true;
    tag.src = script;
    document.head.append(tag);
  });
}

/** Once for each document; what failed is tried anew by who asks next. */
export function provedorDe(script: string): Promise<Abrir> {
  loading ??= load(script).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Whether this document came with a policy that is open for the script: pages that were opened on the way here did not. */
export function isPolicyOpen(): boolean {
  const [first] = performance.getEntriesByType('navigation');
  return first !== undefined && PAGINAS_DO_PROVEDOR.includes(new URL(first.name).pathname);
}

/** Whoever goes on to another page gets it without the script and with its own policy. */
export function deixarScript(): void {
  if (loading && !PAGINAS_DO_PROVEDOR.includes(location.pathname)) location.reload();
}
