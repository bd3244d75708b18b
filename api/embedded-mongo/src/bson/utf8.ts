const MAX_SHORT_BYTES = 24;

/** Decodes UTF-8. Short ASCII, the common case, is faster in a loop than through a native call. */
export function decodeUtf8(bytes: Buffer, start: number, end: number): string {
  if (end - start > MAX_SHORT_BYTES) return bytes.toString('utf8', start, end);
  let text = '';
  for (let offset = start; offset < end; offset++) {
    const unit = bytes[offset] ?? 0;
    if (unit > 127) return bytes.toString('utf8', start, end);
    text += String.fromCharCode(unit);
  }
  return text;
}

/** Encodes text as UTF-8 at an offset, with the same shortcut, and returns the offset of its end. */
export function encodeUtf8(text: string, bytes: Buffer, start: number): number {
  if (text.length > MAX_SHORT_BYTES) return start + bytes.write(text, start);
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    if (unit > 127) return start + bytes.write(text, start);
    bytes[start + index] = unit;
  }
  return start + text.length;
}

type CachedName = { bytes: Uint8Array; text: string };

const CACHE_SLOTS = 4096;
/** Longer names are not cached, because clients choose them and the cache keeps them. */
const MAX_CACHED_BYTES = 64;
const cachedNames: (CachedName | undefined)[] = new Array<CachedName | undefined>(CACHE_SLOTS);

/** Decodes a field name through a cache, because documents repeat the same few names. */
export function decodeFieldName(bytes: Buffer, start: number, end: number): string {
  if (end - start > MAX_CACHED_BYTES) return bytes.toString('utf8', start, end);
  let hash = 0;
  for (let offset = start; offset < end; offset++) hash = (hash * 31 + (bytes[offset] ?? 0)) | 0;
  const slot = hash & (CACHE_SLOTS - 1);
  const cached = cachedNames[slot];
  if (cached && hasSameBytes(cached.bytes, bytes, start, end)) return cached.text;
  const text = bytes.toString('utf8', start, end);
  cachedNames[slot] = { bytes: Uint8Array.from(bytes.subarray(start, end)), text };
  return text;
}

function hasSameBytes(cachedBytes: Uint8Array, bytes: Buffer, start: number, end: number): boolean {
  if (cachedBytes.length !== end - start) return false;
  for (let offset = 0; offset < cachedBytes.length; offset++)
    if (cachedBytes[offset] !== bytes[start + offset]) return false;
  return true;
}
