import { preloadAttributes, type ScriptHint } from './script-hint.ts';

/** What the page's script announces once the page is alive. */
export const ALIVE_EVENT = 'page-alive';

/**
 * In a finished page: fetches the scripts once it has been painted, so that they take nothing from its font, and runs the
 * first of them when the page has loaded and come to rest, or at the first touch. What somebody
 * does before the page is alive is kept: the last form that was sent, the last button that was pressed, are sent and
 * pressed again then. Links and disclosures work by themselves.
 */
export function startScript(script: string, hints: readonly ScriptHint[]): string {
  return `(()=>{let begun,kept;
const begin=()=>{if(begun)return;begun=1;const s=document.createElement('script');s.src=${JSON.stringify(script)};document.head.append(s)};
const touches=['pointerdown','keydown','focusin','touchstart'];
const keepForm=e=>{e.preventDefault();const f=e.target,b=e.submitter;kept=()=>f.requestSubmit(b)};
const keepPress=e=>{const b=e.target.closest&&e.target.closest('button:not([type=submit])');if(b)kept=()=>b.click()};
for(const t of touches)addEventListener(t,begin,{capture:true,passive:true});
new PerformanceObserver((_,o)=>{o.disconnect();for(const a of ${JSON.stringify(hints.map(preloadAttributes))}){const l=document.createElement('link');
for(const n in a)l.setAttribute(n,a[n]);document.head.append(l)}}).observe({type:'paint',buffered:true});
addEventListener('submit',keepForm,true);addEventListener('click',keepPress,true);
addEventListener('load',()=>setTimeout(()=>self.requestIdleCallback?requestIdleCallback(begin,{timeout:2000}):begin()));
addEventListener('${ALIVE_EVENT}',()=>{for(const t of touches)removeEventListener(t,begin,true);
removeEventListener('submit',keepForm,true);removeEventListener('click',keepPress,true);if(kept)kept()},{once:true})})()`;
}
