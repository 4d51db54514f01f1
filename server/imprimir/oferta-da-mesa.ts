// Beside a match sheet on the screen, for who may make score links (decision 0101): one press makes the link and puts its
// code on the paper. The page asks the API itself: the secret is told once, and stands on the paper alone.
import type { LinkDaMesa } from '#contract/campeonato/mesa.ts';
import type { Campeonato } from '#contract/campeonatos.ts';
import type { Partida } from '#contract/partidas.ts';
import { escapeMarkup } from '#regras/escudos/escape-markup.ts';
import type { NoPapelDaFolha } from './corpo.ts';

const HOURS = [12, 24, 72, 168, 720] as const;
const [HOUR_MS, DAY] = [3_600_000, 24];

/** A match begins late, goes to penalties, and somebody writes the score down after a shower. */
const AFTER_KICK_OFF = 6;

/** The shortest that lasts until the match is over. */
function horasAte(partidas: readonly Partida[], now: number): number {
  const last = Math.max(
    now,
    ...partidas.flatMap(({ jogo_previsto_at: at }) => (at ? [Date.parse(at)] : [])),
  );
  const needed = (last - now) / HOUR_MS + AFTER_KICK_OFF;
  return HOURS.find((hours) => hours >= needed) ?? 720;
}

/** Filled in by the page, once it is known. */
const LATER = { data: '{data}' };

const isOpen = ({ placar, wo_de, estado }: Partida) => !placar && !wo_de && estado !== 'cancelada';

type Oferta = {
  readonly campeonato: Pick<Campeonato, 'id' | 'acoes' | 'estado'>;
  readonly partidas: readonly Partida[];
  readonly alcance: LinkDaMesa['alcance'];
  readonly now: number;
};

/** Nothing for who may not, and of what is over. */
export function ofertaDaMesa(
  { campeonato: { id, acoes, estado }, partidas, alcance, now }: Oferta,
  { t }: Pick<NoPapelDaFolha, 't'>,
): string | undefined {
  const may = acoes.includes('gerir_mesa') && estado === 'andamento' && partidas.some(isOpen);
  if (!may) return undefined;
  const hours = horasAte(partidas, now);
  const pedido = {
    ...{ id, alcance, rotulo: t('imprimir.mesa.rotulo'), vale: t('imprimir.mesa.vale', LATER) },
    ...{ feito: t('imprimir.mesa.feito', LATER), falhou: t('imprimir.mesa.falhou') },
    desligado: t('imprimir.mesa.desligado'),
  };
  const options = HOURS.map((n) => {
    const words = n < DAY ? t('mesa.links.horas', { n }) : t('mesa.links.dias', { n: n / DAY });
    return `<option value="${n}"${n === hours ? ' selected' : ''}>${escapeMarkup(words)}</option>`;
  });
  const say = (key: 'ajuda' | 'fazer' | 'desligar') => escapeMarkup(t(`imprimir.mesa.${key}`));
  return `<aside class="m" data-pedido="${escapeMarkup(JSON.stringify(pedido))}"><p>${say('ajuda')}</p><div><label>${escapeMarkup(t('mesa.links.dura'))} <select>${options.join('')}</select></label> <button type="button">${say('fazer')}</button><button type="button" hidden>${say('desligar')}</button></div><p role="status"></p></aside>`;
}

export const SCRIPT_DA_MESA = `
const box=document.querySelector('.m'),[make,end]=box.querySelectorAll('button'),row=box.querySelector('label'),said=box.querySelector('[role=status]');
const {id,alcance,rotulo,vale,feito,falhou,desligado}=JSON.parse(box.dataset.pedido),before=new Map(),en=document.documentElement.lang==='en';let link='';
const token=()=>decodeURIComponent((/(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie)||[])[1]||'');
async function ask(method,path,body){
const send=()=>fetch(path,{method,headers:{Accept:'application/json','X-XSRF-TOKEN':token(),...(body&&{'Content-Type':'application/json'})},body:body&&JSON.stringify(body)});
let answer=await send();if(answer.status===419){await fetch('/sanctum/csrf-cookie');answer=await send()}
const text=await answer.text(),got=text?JSON.parse(text):{};if(!answer.ok)throw new Error(got.warning||got.error||falhou);return got.data}
function draw({partida,linhas},words){const at=document.querySelector('[data-partida="'+partida+'"]');if(!at)return;
if(!before.has(at))before.set(at,at.innerHTML);const svg=at.querySelector('svg');svg.setAttribute('viewBox','0 0 '+linhas.length+' '+linhas.length);
svg.firstChild.setAttribute('d',linhas.map((line,y)=>[...line].map((dark,x)=>dark==='1'?'M'+x+' '+y+'h1v1h-1z':'').join('')).join(''));at.querySelector('span').textContent=words}
async function press(button,work){button.disabled=true;try{await work()}catch(error){said.textContent=error instanceof TypeError?falhou:error.message}button.disabled=false}
make.addEventListener('click',()=>press(make,async()=>{const horas=Number(box.querySelector('select').value);
const data=await ask('POST','/api/campeonatos/'+id+'/mesa',{alcance,horas,rotulo,codigos:true});link=data.link.uuid;
const until=new Intl.DateTimeFormat(en?'en-GB':'pt-BR',{dateStyle:en?'medium':'short',timeStyle:'short',timeZone:'America/Sao_Paulo'}).format(new Date(data.link.expira_em));
for(const one of data.codigos)draw(one,vale.replace('{data}',until));said.textContent=feito.replace('{data}',until);make.hidden=row.hidden=true;end.hidden=false}));
end.addEventListener('click',()=>press(end,async()=>{await ask('DELETE','/api/campeonatos/'+id+'/mesa/'+link);
for(const [at,html] of before)at.innerHTML=html;before.clear();said.textContent=desligado;make.hidden=row.hidden=false;end.hidden=true}));
`;
