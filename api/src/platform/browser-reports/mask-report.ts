const MAX_LENGTH = 200;
const MAX_SEGMENT_LENGTH = 40;
const MAX_MESSAGE_LENGTH = 120;
/** A file of a release, e.g. `tasks.1a2b3c4d.js`; its hash says which build failed. */
const FILE_NAME = /^[\w.-]{1,80}\.(js|css|json|woff2|webp|avif|png|svg)$/;
const VERSION = /^\d+\.\d+\.\d+[\w.+-]{0,40}$/;

/**
 * Removes from a URL what could be personal: the query and the fragment, path segments that may be ids or names, and
 * the whole path on foreign origins. Keywords of the policy (`inline`, `eval`) stay.
 */
export function maskUrl(text: string, ownOrigins: readonly string[]): string {
  if (/^[a-z-]{1,30}$/.test(text)) return text;
  if (!URL.canParse(text)) return 'unknown';
  const { protocol, origin, pathname } = new URL(text);
  if (protocol !== 'http:' && protocol !== 'https:') return protocol;
  return (ownOrigins.includes(origin) ? origin + maskPath(pathname) : origin).slice(0, MAX_LENGTH);
}

/** Collapses the segments of a path that are not plain words: ids, encoded text, anything long. */
export function maskPath(path: string): string {
  const segments = path.split('/').map((segment, index, all) => {
    const isFile = index === all.length - 1 && FILE_NAME.test(segment);
    const isVersion = VERSION.test(segment) && FILE_NAME.test(all.at(-1) ?? '');
    const isWord = /^[a-z-]*$/i.test(segment) && segment.length <= MAX_SEGMENT_LENGTH;
    return isFile || isVersion || isWord ? segment : ':id';
  });
  return segments.join('/').slice(0, MAX_LENGTH);
}

/** Shortens a message to its first line, without addresses, quoted or long tokens, and digits. */
export function maskMessage(text: string): string {
  const [line = ''] = text.split(/[\p{Cc}\p{Cs}]/u, 1);
  return line
    .slice(0, MAX_MESSAGE_LENGTH)
    .replace(/\S*@\S*/g, '…')
    .replace(/"[^"]*"?|[\w-]{30,}/g, '…')
    .replace(/\d/g, '0');
}
