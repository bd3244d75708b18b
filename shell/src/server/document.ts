import { SESSION_PREFETCH_SCRIPT, ICON, NONCE_PLACEHOLDER, THEME_SCRIPT } from '@platform/kit/document';
import { PAGE_DATA_ID, ROOT_ID, type PageData } from '../page-data.ts';
import { SIDEBAR_SCRIPT } from '../layout/sidebar/sidebar-script.ts';
import type { RenderedPage } from './rendering/index.ts';
import { renderPreloadLink, type ScriptHint } from './script-hint.ts';
import { createStartScript } from './start-script.ts';

export type DocumentParts = {
  readonly rendered: RenderedPage;
  readonly data: PageData;
  /** URL of the shell's bundle. */
  readonly script: string;
  readonly fonts: readonly string[];
  readonly hints: readonly ScriptHint[];
  /** Additional elements of the head. */
  readonly head?: string;
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
  head = '',
}: DocumentParts): string {
  const { prerendered } = data;
  const scripts = [{ url: script }, ...hints];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta property="csp-nonce" nonce="${NONCE_PLACEHOLDER}">
<link rel="icon" href="${ICON}">
${renderInlineScript(THEME_SCRIPT + SIDEBAR_SCRIPT + (data.signedIn ? SESSION_PREFETCH_SCRIPT : ''))}
${fonts.map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`).join('')}
${addNonce(rendered.styles)}
${rendered.head}${head}
${prerendered ? '' : scripts.map(renderPreloadLink).join('\n')}
</head>
<body>
<div id="${ROOT_ID}">${rendered.body}</div>
<script type="application/json" id="${PAGE_DATA_ID}">${escapeForScript(JSON.stringify(data))}</script>
${prerendered ? renderInlineScript(createStartScript(script, scripts)) : `<script src="${script}" defer></script>`}
</body>
</html>
`;
}

function renderInlineScript(code: string): string {
  return `<script nonce="${NONCE_PLACEHOLDER}">${code}</script>`;
}

function addNonce(styles: string): string {
  return styles.replaceAll('<style', `<style nonce="${NONCE_PLACEHOLDER}"`);
}

/** Escapes JSON for a script element, so that no value can close the element. */
function escapeForScript(json: string): string {
  return json.replaceAll('<', '\\u003c');
}
