/** A script that the page will need, named before anybody asks for it. */
export type ScriptHint = { readonly address: string; readonly integrity?: string };

/**
 * The hint as an element of the head. Never a `<script>` in place of a hint for a container: one that failed would keep
 * its loader waiting.
 */
export function preloadLink(hint: ScriptHint): string {
  const attributes = Object.entries(preloadAttributes(hint)).map(([name, value]) =>
    value === '' ? name : `${name}="${value}"`,
  );
  return `<link ${attributes.join(' ')}>`;
}

/** By their names in HTML. */
export function preloadAttributes({ address, integrity }: ScriptHint): Record<string, string> {
  const isRemote = integrity !== undefined || !address.startsWith('/');
  return {
    rel: 'preload',
    as: 'script',
    href: address,
    ...(isRemote && { crossorigin: '' }),
    ...(integrity !== undefined && { integrity }),
  };
}
