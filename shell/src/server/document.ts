import { EARLY_LOOKUP_SCRIPT, ICON, NONCE_PLACEHOLDER, THEME_SCRIPT } from '@platform/kit/document';
import { PAGE_DATA_ID, ROOT_ID, type PageData } from '../page-data.ts';
import { SIDEBAR_SCRIPT } from '../layout/sidebar-script.ts';
import type { RenderedPage } from './rendering/index.ts';
import { preloadLink, type ScriptHint } from './script-hint.ts';
import { startScript } from './start-script.ts';

export type DocumentParts = {
  readonly rendered: RenderedPage;
  readonly data: PageData;
  /** Address of the shell's script. */
  readonly script: string;
  readonly fonts: readonly string[];
  readonly hints: readonly ScriptHint[];
  /** Further elements of the head. */
  readonly head?: string;
};

/**
 * The HTML document. A finished page is left alone until it has come to rest or somebody touches it, and its scripts are
 * fetched once it has been painted; a frame is of no use without its scripts, so they come first.
 */
export function htmlDocument({ rendered, data, script, fonts, hints, head = '' }: DocumentParts): string {
  const { prerendered } = data;
  const scripts = [{ address: script }, ...hints];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta property="csp-nonce" nonce="${NONCE_PLACEHOLDER}">
<link rel="icon" href="${ICON}">
${inlineScript(THEME_SCRIPT + SIDEBAR_SCRIPT + (data.signedIn ? EARLY_LOOKUP_SCRIPT : ''))}
${fonts.map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`).join('')}
${withNonce(rendered.styles)}
${rendered.head}${head}
${prerendered ? '' : scripts.map(preloadLink).join('\n')}
</head>
<body>
<div id="${ROOT_ID}">${rendered.body}</div>
<script type="application/json" id="${PAGE_DATA_ID}">${escapeForScript(JSON.stringify(data))}</script>
${prerendered ? inlineScript(startScript(script, scripts)) : `<script src="${script}" defer></script>`}
</body>
</html>
`;
}

function inlineScript(code: string): string {
  return `<script nonce="${NONCE_PLACEHOLDER}">${code}</script>`;
}

function withNonce(styles: string): string {
  return styles.replaceAll('<style', `<style nonce="${NONCE_PLACEHOLDER}"`);
}

/** Text inside a script element: nothing in it may end the element. */
function escapeForScript(json: string): string {
  return json.replaceAll('<', '\\u003c');
}
