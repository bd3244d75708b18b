/**
 * Inline script of the head: reports uncaught errors, unhandled rejections and scripts that do not load, also before
 * any bundle runs. A page sends at most ten, a few at a time; the server drops what could be personal.
 */
import type { PageError, PageErrorsBody, PAGE_ERRORS_MAX, REPORTS_PATH } from '@platform/contracts';

/* Their types are the literal values of the contract; importing the values would make the script longer. */
const PATH: typeof REPORTS_PATH = '/api/reports';
const MAX: typeof PAGE_ERRORS_MAX = 10;
const DELAY_MS = 2_000;

const waiting: PageError[] = [];
let count = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

// Errors of elements do not bubble, so they are seen only while they are captured.
addEventListener(
  'error',
  (event) => {
    const { target } = event;
    if (target instanceof HTMLScriptElement) add('resource', 'the script did not load', target.src);
    else if (event instanceof ErrorEvent) add('error', event.message, event.filename);
  },
  true,
);
addEventListener('unhandledrejection', ({ reason }) => {
  add('rejection', reason instanceof Error ? reason.message : typeof reason, '');
});
addEventListener('pagehide', send);

function add(kind: PageError['kind'], message: string, url: string): void {
  if (count >= MAX) return;
  count += 1;
  const [firstLine = ''] = message.split(/[\p{Cc}\p{Cs}]/u, 1);
  const [source = ''] = url.split(/[?#]/, 1);
  waiting.push({
    kind,
    page: location.pathname.slice(0, 200),
    message: firstLine.slice(0, 120).replace(/\d/g, '0'),
    source: source.slice(0, 300),
  });
  timer ??= setTimeout(send, DELAY_MS);
}

function send(): void {
  clearTimeout(timer);
  timer = undefined;
  if (waiting.length === 0) return;
  const body: PageErrorsBody = { errors: waiting.splice(0) };
  navigator.sendBeacon(PATH, new Blob([JSON.stringify(body)], { type: 'application/json' }));
}
