import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ICON, OPERATOR_META, PLATFORM_META } from '@platform/kit/document';
import {
  NONCE_PLACEHOLDER,
  OPERATOR_PLACEHOLDER,
  PAGE_SCRIPTS_PLACEHOLDER,
  PLATFORM_PLACEHOLDER,
  RELEASE_FILES,
  renderPreloadLink,
  type ReleaseAssets,
} from '@platform/releases';
import {
  FONT_SCRIPT,
  FOREIGN_CHANGES_SCRIPT,
  REPORT_SCRIPT,
  SESSION_SCRIPT,
  THEME_SCRIPT,
  type AppDefinition,
} from './app-definition.ts';

/**
 * Renders the HTML page of a standalone remote: an empty root for its bootstrap.
 *
 * @param releaseFolder where the build has written the inline scripts
 */
export function renderStandaloneDocument(
  { title }: AppDefinition,
  assets: ReleaseAssets,
  publicPath: string,
  releaseFolder: string,
): string {
  const readInlineScript = (name: string) =>
    readFileSync(join(releaseFolder, RELEASE_FILES.inlineScripts, `${name}.js`), 'utf8');
  const scripts = assets.scripts.map((file) => {
    const integrity = assets.integrity?.[file];
    const verified = integrity === undefined ? '' : ` crossorigin integrity="${integrity}"`;
    return `<script src="${publicPath}${file}"${verified} defer></script>`;
  });
  // The entry point asks for them as soon as it runs.
  const preloads = (assets.standalone ?? []).map((file) =>
    renderPreloadLink({ url: publicPath + file, integrity: assets.integrity?.[file] }),
  );
  const fontScript = readInlineScript(FONT_SCRIPT);
  const fonts = assets.fonts.map(
    (file) => `<script nonce="${NONCE_PLACEHOLDER}" data-font="${publicPath}${file}">${fontScript}</script>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta property="csp-nonce" nonce="${NONCE_PLACEHOLDER}">
<meta name="${PLATFORM_META}" content="${PLATFORM_PLACEHOLDER}">
<meta name="${OPERATOR_META}" content="${OPERATOR_PLACEHOLDER}">
<title>${title}</title>
<link rel="icon" href="${ICON}">
<script nonce="${NONCE_PLACEHOLDER}">${readInlineScript(REPORT_SCRIPT)}</script>
<script nonce="${NONCE_PLACEHOLDER}">${readInlineScript(FOREIGN_CHANGES_SCRIPT)}</script>
<script nonce="${NONCE_PLACEHOLDER}">${readInlineScript(THEME_SCRIPT)}${readInlineScript(SESSION_SCRIPT)}</script>
${[...fonts, ...scripts, ...preloads].join('\n')}
${PAGE_SCRIPTS_PLACEHOLDER}
</head>
<body><div id="root"></div></body>
</html>
`;
}
