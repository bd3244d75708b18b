/*
 * Usernames that would pass for the platform or its administrators. Words are compared by what they look like: digits,
 * signs and letters of other alphabets stand for the letter that they imitate.
 */

/** The letter that a character imitates. `i`, `l` and `1` are one letter here, because they look the same. */
const IMITATIONS: Readonly<Record<string, string>> = {
  ...standsFor('a', '4@аα'),
  ...standsFor('b', '8ь'),
  ...standsFor('c', 'с'),
  ...standsFor('d', 'ԁ'),
  ...standsFor('e', '3еε'),
  ...standsFor('i', 'l1!|іӏι'),
  ...standsFor('k', 'кκ'),
  ...standsFor('m', 'м'),
  ...standsFor('n', 'пη'),
  ...standsFor('o', '0оο'),
  ...standsFor('p', 'рρ'),
  ...standsFor('s', '5$ѕ'),
  ...standsFor('t', '7тτ'),
  ...standsFor('u', 'υ'),
  ...standsFor('y', 'уү'),
};

/** Reserved as the whole name, or as a word of it. */
// cspell:disable
const RESERVED_WORDS = toShapes([
  'billing',
  'compliance',
  'help',
  'helpdesk',
  'mod',
  'mods',
  'moderator',
  'noreply',
  'official',
  'payout',
  'payouts',
  'postmaster',
  'root',
  'security',
  'staff',
  'superuser',
  'support',
  'sysadmin',
  'system',
  'verification',
  'webmaster',
]);
// cspell:enable

/** Reserved as the beginning of a word: `admins`, `administrator`. */
const RESERVED_BEGINNINGS = toShapes(['admin']);

/** Reserved anywhere, even across words: the name of the product, and that of all members who were erased. */
const RESERVED_PARTS = toShapes(['aiskill', 'deletedmember']); // cspell:disable-line

/** Whether a username looks like a name of the platform or its administrators, with or without digits around it. */
export function isReservedUsername(username: string): boolean {
  const words = username.normalize('NFKC').split(/[^\p{L}\p{M}\p{N}$@!|]+/u);
  return [...words, words.join('')].some((word) =>
    [word, word.replace(/^\p{N}+|\p{N}+$/gu, '')].map(toShape).some(isReservedShape),
  );
}

function isReservedShape(shape: string): boolean {
  return (
    RESERVED_WORDS.includes(shape) ||
    RESERVED_BEGINNINGS.some((beginning) => shape.startsWith(beginning)) ||
    RESERVED_PARTS.some((part) => shape.includes(part))
  );
}

/** Returns what a word looks like: without accents and letter case, each imitation as the letter that it imitates. */
function toShape(word: string): string {
  const plain = word.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');
  return Array.from(plain, (letter) => IMITATIONS[letter] ?? letter)
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
}

function toShapes(words: readonly string[]): string[] {
  return words.map(toShape);
}

function standsFor(letter: string, characters: string): Record<string, string> {
  return Object.fromEntries(Array.from(characters, (character) => [character, letter]));
}
