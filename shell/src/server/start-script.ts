import { getPreloadAttributes, type ScriptHint } from './script-hint.ts';

/** Event that the shell dispatches on `window` once the page is interactive. */
export const PAGE_ALIVE_EVENT = 'page-alive';

/**
 * Creates the inline script of a complete page. It preloads the bundles after the first paint, so that they do not
 * compete with the font, and runs the shell's script when the page is idle after `load`, or on the first interaction.
 * The last form submitted or button clicked before the page is interactive is replayed then. Links and disclosures work
 * without a script.
 */
export function createStartScript(script: string, hints: readonly ScriptHint[]): string {
  return `(()=>{let started,replay;
const start=()=>{if(started)return;started=1;const s=document.createElement('script');s.src=${JSON.stringify(script)};document.head.append(s)};
const interactions=['pointerdown','keydown','focusin','touchstart'];
const deferSubmit=e=>{e.preventDefault();const f=e.target,b=e.submitter;replay=()=>f.requestSubmit(b)};
const deferClick=e=>{const b=e.target.closest&&e.target.closest('button:not([type=submit])');if(b)replay=()=>b.click()};
for(const t of interactions)addEventListener(t,start,{capture:true,passive:true});
new PerformanceObserver((_,o)=>{o.disconnect();for(const a of ${JSON.stringify(hints.map(getPreloadAttributes))}){const l=document.createElement('link');
for(const n in a)l.setAttribute(n,a[n]);document.head.append(l)}}).observe({type:'paint',buffered:true});
addEventListener('submit',deferSubmit,true);addEventListener('click',deferClick,true);
addEventListener('load',()=>setTimeout(()=>self.requestIdleCallback?requestIdleCallback(start,{timeout:2000}):start()));
addEventListener('${PAGE_ALIVE_EVENT}',()=>{for(const t of interactions)removeEventListener(t,start,true);
removeEventListener('submit',deferSubmit,true);removeEventListener('click',deferClick,true);if(replay)replay()},{once:true})})()`;
}
