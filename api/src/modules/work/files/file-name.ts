/** Maximum length of a name, in characters. */
const NAME_MAX = 120;

/** Control characters, halves of characters, and characters that reverse the order in which a name is read. */
const DANGEROUS = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u;

/**
 * Makes a name of what a client sends: the last part of a path, shortened before its extension. `undefined` if nothing
 * is left, or if it has characters that mislead a reader.
 */
export function cleanFileName(sent: string): string | undefined {
  const name = (sent.split(/[/\\]/).at(-1) ?? '').normalize('NFC').trim();
  if (DANGEROUS.test(name) || /^\.*$/.test(name)) return undefined;
  if (name.length <= NAME_MAX) return name;
  const extension = /\.[a-z0-9]{1,5}$/i.exec(name)?.[0] ?? '';
  return name.slice(0, NAME_MAX - extension.length).replace(/[\uD800-\uDBFF]$/, '') + extension;
}
