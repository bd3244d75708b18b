import { EARLY_LOOKUP_SCRIPT, ICON, NONCE_PLACEHOLDER, THEME_SCRIPT } from '@platform/kit/document';
import { PAGE_DATA_ID, ROOT_ID, type PageData } from '../page-data.ts';
import { SIDEBAR_SCRIPT } from '../layout/sidebar-script.ts';
import type { RenderedPage } from './rendering/index.ts';
import { startScript } from './start-script.ts';

/** A script that the page will need, named before anybody asks for it. */
export type ScriptHint = { readonly address: string; readonly integrity?: string };

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
 * fetched with what the network has to spare; a frame is of no use without its scripts, so they come first.
 */
export function htmlDocument({ rendered, data, script, fonts, hints, head = '' }: DocumentParts): string {
  const { prerendered } = data;
  const priority = prerendered ? ' fetchpriority="low"' : '';
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
${[{ address: script }, ...hints].map((hint) => preload(hint, priority)).join('\n')}
</head>
<body>
<div id="${ROOT_ID}">${rendered.body}</div>
<script type="application/json" id="${PAGE_DATA_ID}">${escapeForScript(JSON.stringify(data))}</script>
${prerendered ? inlineScript(startScript(script)) : `<script src="${script}" defer></script>`}
</body>
</html>
`;
}

/** Never a `<script>` in place of a hint for a container: one that failed would keep its loader waiting. */
function preload({ address, integrity }: ScriptHint, priority: string): string {
  const remote = integrity === undefined && address.startsWith('/') ? '' : ' crossorigin';
  const check = integrity === undefined ? '' : ` integrity="${integrity}"`;
  return `<link rel="preload" as="script" href="${address}"${remote}${check}${priority}>`;
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
