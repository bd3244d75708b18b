/** A script of the page, with the integrity of its release if that has one. */
export type ScriptHint = { readonly url: string; readonly integrity?: string | undefined };

/**
 * Renders a hint as a `<link rel="preload">`. A container must not be loaded with a `<script>` in the document instead:
 * if that failed, the federation runtime would wait for it forever.
 */
export function renderPreloadLink(hint: ScriptHint): string {
  const attributes = Object.entries(getPreloadAttributes(hint)).map(([name, value]) =>
    value === '' ? name : `${name}="${value}"`,
  );
  return `<link ${attributes.join(' ')}>`;
}

/** Returns the attributes of the hint's link element. */
export function getPreloadAttributes({ url, integrity }: ScriptHint): Record<string, string> {
  const usesCors = integrity !== undefined || !url.startsWith('/');
  return {
    rel: 'preload',
    as: 'script',
    href: url,
    ...(usesCors && { crossorigin: '' }),
    ...(integrity !== undefined && { integrity }),
  };
}
