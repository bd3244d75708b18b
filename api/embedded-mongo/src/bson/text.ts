const SHORT_BYTES = 24;

/** The text of some UTF-8 bytes. Short ASCII, the usual case, is quicker by hand than by a call into native code. */
export function textOf(bytes: Buffer, start: number, end: number): string {
  if (end - start > SHORT_BYTES) return bytes.toString('utf8', start, end);
  let text = '';
  for (let at = start; at < end; at++) {
    const unit = bytes[at] ?? 0;
    if (unit > 127) return bytes.toString('utf8', start, end);
    text += String.fromCharCode(unit);
  }
  return text;
}

type CachedName = { bytes: Uint8Array; text: string };

const CACHE_SLOTS = 4096;
const cachedNames: (CachedName | undefined)[] = new Array<CachedName | undefined>(CACHE_SLOTS);

/** A field's name. The same few names come in every document, so they are looked up by their bytes. */
export function nameOf(bytes: Buffer, start: number, end: number): string {
  let hash = 0;
  for (let at = start; at < end; at++) hash = (hash * 31 + (bytes[at] ?? 0)) | 0;
  const slot = hash & (CACHE_SLOTS - 1);
  const cached = cachedNames[slot];
  if (cached && sameBytes(cached.bytes, bytes, start, end)) return cached.text;
  const text = bytes.toString('utf8', start, end);
  cachedNames[slot] = { bytes: Uint8Array.from(bytes.subarray(start, end)), text };
  return text;
}

function sameBytes(known: Uint8Array, bytes: Buffer, start: number, end: number): boolean {
  if (known.length !== end - start) return false;
  for (let at = 0; at < known.length; at++) if (known[at] !== bytes[start + at]) return false;
  return true;
}
