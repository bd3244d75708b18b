/**
 * Inline script of a complete page. It preloads the bundles after the first paint, so that they do not compete with the
 * font, and runs the shell's script when the page is idle after `load`, or on the first interaction. The last form
 * submitted or button clicked before the page is interactive is replayed then. A form of a public page that waits too
 * long is sent by the browser, because the server accepts it. Links and disclosures work without a script.
 */
import { PAGE_ALIVE_EVENT, type PageStart } from '../page-data.ts';

const INTERACTIONS = ['pointerdown', 'keydown', 'focusin', 'touchstart'];
const IDLE_TIMEOUT_MS = 2000;
/** Longer than a slow phone takes to become interactive once a form is filled in; loading gives up after 10 s. */
const SUBMIT_TIMEOUT_MS = 5000;

const { script, scriptAttributes, preloads, keepsForms } = globalThis.pageStart as PageStart;
let isStarted = false;
let replay: (() => void) | undefined;

for (const type of INTERACTIONS) addEventListener(type, start, { capture: true, passive: true });
addEventListener('submit', deferSubmit, true);
addEventListener('click', deferClick, true);
addEventListener('load', () => setTimeout(startWhenIdle));
addEventListener(PAGE_ALIVE_EVENT, handOver, { once: true });
new PerformanceObserver((_entries, observer) => {
  observer.disconnect();
  for (const attributes of preloads) append('link', attributes);
}).observe({ type: 'paint', buffered: true });

function start(): void {
  if (isStarted) return;
  isStarted = true;
  append('script', { ...scriptAttributes, src: script });
}

function startWhenIdle(): void {
  // Safari has no `requestIdleCallback`.
  if ('requestIdleCallback' in self) requestIdleCallback(start, { timeout: IDLE_TIMEOUT_MS });
  else start();
}

/* A deferred event does not reach React, which hydrates at once for an event and would act a second time. */

function deferSubmit(event: SubmitEvent): void {
  event.preventDefault();
  event.stopPropagation();
  const { target: form, submitter } = event;
  replay = () => (form as HTMLFormElement).requestSubmit(submitter);
  if (!keepsForms) setTimeout(handOver, SUBMIT_TIMEOUT_MS);
}

function deferClick(event: MouseEvent): void {
  const { target } = event;
  const button = target instanceof Element && target.closest<HTMLButtonElement>('button:not([type=submit])');
  if (!button) return;
  event.stopPropagation();
  replay = () => button.click();
}

/**
 * The page is interactive, or a form cannot wait any longer: events are handled without this script from here on. The
 * replay waits for the next task, because the event comes from an effect, and React has not rendered yet what the forms
 * read from their fields.
 */
function handOver(): void {
  for (const type of INTERACTIONS) removeEventListener(type, start, true);
  removeEventListener('submit', deferSubmit, true);
  removeEventListener('click', deferClick, true);
  if (replay) setTimeout(replay);
  replay = undefined;
}

function append(name: string, attributes: Readonly<Record<string, string>>): void {
  const element = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  document.head.append(element);
}
