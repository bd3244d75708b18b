import {
  getPreloadAttributes,
  NONCE_PLACEHOLDER,
  renderPreloadLink,
  type ScriptHint,
} from '@platform/releases';
import { PAGE_DATA_ID, ROOT_ID, type PageData, type PageStart } from '../page-data.ts';
import type { InlineScripts } from './inline-scripts.ts';
import type { RenderedPage } from './rendering/index.ts';
import { ICON_LINKS } from './site-icons.ts';

export type DocumentParts = {
  readonly rendered: RenderedPage;
  readonly data: PageData;
  /** The shell's bundle. */
  readonly script: ScriptHint;
  readonly fonts: readonly string[];
  readonly hints: readonly ScriptHint[];
  readonly inlineScripts: InlineScripts;
  /** Additional elements of the head. */
  readonly head?: string;
  /** Markup above the page. */
  readonly banner?: string;
};

/**
 * Renders the HTML document. A complete page downloads its scripts after the first paint and runs them when it is idle
 * or the user interacts. A layout with a skeleton is useless without its scripts, so they load first.
 */
export function renderHtmlDocument({
  rendered,
  data,
  script,
  fonts,
  hints,
  inlineScripts,
  head = '',
  banner = '',
}: DocumentParts): string {
  const { prerendered } = data;
  const { reportErrors, acceptForeignChanges, applyTheme, markSidebar } = inlineScripts;
  const { prefetchSession, recordChanges, startPage, keepInput, applyStoredFont } = inlineScripts;
  const scripts = [script, ...hints];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta property="csp-nonce" nonce="${NONCE_PLACEHOLDER}">
${ICON_LINKS}
${renderInlineScript(reportErrors)}
${renderInlineScript(acceptForeignChanges)}
${renderInlineScript(applyTheme + markSidebar + (data.signedIn && !data.member ? prefetchSession : ''))}
${fonts.map((font) => renderInlineScript(applyStoredFont, `data-font="${font}"`) + renderNoScriptPreload(font)).join('')}
${addNonce(rendered.styles)}
${rendered.head}${head}
${prerendered ? '' : scripts.map(renderPreloadLink).join('\n')}
</head>
<body>
${banner}<div id="${ROOT_ID}">${data.member ? escapePlaceholder(rendered.body, '&#125;') : rendered.body}</div>
<script type="application/json" id="${PAGE_DATA_ID}">${escapeForScript(JSON.stringify(data))}</script>
${prerendered ? renderInlineScript(renderPageStart(script, scripts, data.member !== undefined) + recordChanges + startPage + (data.member ? keepInput : '')) : renderScript(script)}
</body>
</html>
`;
}

/** Renders the assignment of the global variable that `start-page.ts` reads. */
function renderPageStart(
  { url, integrity }: ScriptHint,
  scripts: readonly ScriptHint[],
  keepsForms: boolean,
): string {
  const pageStart: PageStart = {
    script: url,
    scriptAttributes: integrity === undefined ? {} : { crossorigin: '', integrity },
    preloads: scripts.map(getPreloadAttributes),
    ...(keepsForms && { keepsForms }),
  };
  return `pageStart=${escapeForScript(JSON.stringify(pageStart))};`;
}

function renderScript({ url, integrity }: ScriptHint): string {
  const verified = integrity === undefined ? '' : ` crossorigin integrity="${integrity}"`;
  return `<script src="${url}"${verified} defer></script>`;
}

function renderInlineScript(code: string, attribute = ''): string {
  return `<script nonce="${NONCE_PLACEHOLDER}" ${attribute}>${code}</script>`;
}

function renderNoScriptPreload(font: string): string {
  return `<noscript><link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin></noscript>`;
}

function addNonce(styles: string): string {
  return styles.replaceAll('<style', `<style nonce="${NONCE_PLACEHOLDER}"`);
}

/** Escapes JSON for a script element, so that no value can close the element, or get the nonce of the document. */
function escapeForScript(json: string): string {
  return escapePlaceholder(json.replaceAll('<', '\\u003c'), '\\u007d');
}

/** Keeps text that was entered from being taken for the place of the nonce. */
function escapePlaceholder(text: string, brace: string): string {
  return text.replaceAll(NONCE_PLACEHOLDER, NONCE_PLACEHOLDER.slice(0, -1) + brace);
}
