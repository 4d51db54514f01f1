// The script that the demonstration gives to browsers: the calls of the provider's own script that the product makes, and no
// others. The card is typed in a frame of the demonstration, which the page cannot look into.

/** In the browser's language, without a build: it is served as it stands here. */
export const SCRIPT_DO_PROVEDOR = `(() => {
const { origin } = new URL(document.currentScript.src);
function makeElement(options) {
  const heard = {};
  let frame, answer;
  const tell = (name, event) => (heard[name] || []).forEach((each) => each(event || {}));
  function hear({ source, origin: from, data }) {
    if (!frame || source !== frame.contentWindow || from !== origin || !data) return;
    if (data.altura) frame.style.height = data.altura + 'px';
    if (data.diz === 'pronto') tell('ready');
    if (data.diz === 'escape') tell('escape');
    if (data.diz === 'feito') answer?.({ setupIntent: { id: data.id, status: 'succeeded' } });
    if (data.diz === 'erro') answer?.({ error: { type: 'card_error', code: data.codigo, message: data.texto } });
  }
  return {
    on(name, then) { (heard[name] ||= []).push(then); return this; },
    mount(at) {
      const box = typeof at === 'string' ? document.querySelector(at) : at;
      const { clientSecret, locale, appearance } = options;
      const query = new URLSearchParams({ segredo: clientSecret, lingua: locale || 'pt-BR', tema: appearance?.theme || 'stripe' });
      frame = document.createElement('iframe');
      frame.title = locale === 'en' ? 'Secure card field' : 'Campo seguro do cartão';
      frame.src = origin + '/dev/pagamentos/quadro?' + query;
      frame.style.cssText = 'display:block;width:100%;height:220px;border:0';
      frame.onerror = () => tell('loaderror', { error: { message: 'frame' } });
      addEventListener('message', hear);
      box.replaceChildren(frame);
    },
    unmount() { removeEventListener('message', hear); frame?.remove(); },
    destroy() { this.unmount(); },
    paint({ theme }) { frame?.contentWindow.postMessage({ tema: theme }, origin); },
    confirm() {
      return new Promise((resolve) => {
        answer = resolve;
        frame.contentWindow.postMessage({ faz: 'confirmar' }, origin);
      });
    },
  };
}
window.Stripe = (_key, { locale } = {}) => ({
  elements(options) {
    let element;
    return {
      create(kind) {
        if (kind !== 'payment') throw new Error('The demonstration has no element ' + kind + '.');
        element = makeElement({ locale, ...options });
        return element;
      },
      getElement: () => element,
      update({ appearance }) { if (appearance) element?.paint(appearance); },
    };
  },
  async confirmSetup({ elements, redirect, confirmParams }) {
    const result = await elements.getElement().confirm();
    if (!result.error && redirect !== 'if_required') location.assign(confirmParams.return_url);
    return result;
  },
});
})();
`;
