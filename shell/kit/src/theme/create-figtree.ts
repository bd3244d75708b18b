/** Creates the product's font from the bytes of its file, for the characters of a `unicode-range`. */
export function createFigtree(bytes: Uint8Array<ArrayBuffer>, unicodeRange?: string): FontFace {
  return new FontFace('Figtree', bytes, { weight: '300 900', unicodeRange, display: 'optional' });
}
