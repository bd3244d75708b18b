// cspell:ignore imsux wnrtfa alnum cntrl punct xdigit
import { MongoError } from '../errors.ts';

export const createPatternError = (pattern: string, reason: string) =>
  new MongoError(
    51091,
    `Regular expression is invalid, or not supported by the embedded database: ${pattern}: ${reason}`,
  );

/**
 * A group that is being read. `endsText`: what was read last matches only at the end of the text. `size` estimates the
 * instructions of the group, `lastSize` those of what a repetition would repeat.
 */
type Group = { endsText: boolean; alternativeEndsText: boolean; size: number; lastSize: number };

const createGroup = (): Group => ({ endsText: false, alternativeEndsText: false, size: 0, lastSize: 0 });

/** Escapes with the same meaning in PCRE and RE2. */
const SHARED_ESCAPES = 'dDwWnrtfa';
const SHARED_ASSERTIONS = 'AzbB';
/** Classes of letters, which RE2 extends by option `i` (K, \u017f) and PCRE does not, and what may be beside them. */
const LETTER_CLASSES = /\\[wW]|\[:\^?\w+:\]/g;
const ONLY_PUNCTUATION = /^-?[ !-,.-@^_`{-~]*-?$/;
const POSIX_CLASS =
  /^\[:\^?(?:alnum|alpha|ascii|blank|cntrl|digit|graph|lower|print|punct|space|upper|word|xdigit):\]/;
const REPETITION = /^(?:[*+?]|\{(\d+)(?:,(\d*))?\})/;
const GROUP_START = /^\((?:\?(?::|P?<[A-Za-z_]\w*>|[is]+(?:-[is]+)?[:)]|-[is]+[:)]))?/;

/** Translates a pattern of PCRE into one of RE2, and rejects what RE2 would understand in another way. */
export class PatternTranslator {
  readonly #pattern: string;
  readonly #isMultiline: boolean;
  readonly #isExtended: boolean;
  readonly #isCaseInsensitive: boolean;
  #position = 0;
  #output = '';
  #isLiteral = true;
  #literal = '';
  #groups: Group[] = [createGroup()];
  /** After `^` of option `m`, which RE2 also matches after a last newline, until a character follows. */
  #needsCharacter = false;

  constructor(pattern: string, options: string) {
    this.#pattern = pattern;
    this.#isMultiline = options.includes('m');
    this.#isExtended = options.includes('x');
    this.#isCaseInsensitive = options.includes('i') || /\(\?[is-]*i/.test(pattern);
  }

  /** @returns the pattern for RE2, about how many instructions it has, and the text that it is, if it is one. */
  translate(): { re2Pattern: string; literal: string | undefined; size: number } {
    while (this.#position < this.#pattern.length) this.#readNext();
    if (this.#groups.length > 1) throw this.#createError('a group is not closed');
    this.#assertNoCharacterNeeded();
    const literal = this.#isLiteral ? this.#literal : undefined;
    return { re2Pattern: this.#output, literal, size: this.#group.size };
  }

  #readNext(): void {
    const char = String.fromCodePoint(this.#pattern.codePointAt(this.#position) ?? 0);
    const repetition = REPETITION.exec(this.#rest);
    if (this.#isExtended && /[\t-\r ]/.test(char)) this.#position++;
    else if (this.#isExtended && char === '#') this.#skipComment();
    else if (char === '\\') this.#readEscape();
    else if (char === '[') this.#readClass();
    else if (char === '(') this.#openGroup();
    else if (char === ')') this.#closeGroup();
    else if (char === '|') this.#beginAlternative();
    else if (char === '^') this.#readLineStart();
    else if (char === '$') this.#readLineEnd();
    else if (char === '.') this.#addCharacter('.', 1);
    else if (repetition) this.#readRepetition(repetition);
    else this.#addLiteral(char, char.length, char);
  }

  get #rest(): string {
    return this.#pattern.slice(this.#position, this.#position + 80);
  }

  get #group(): Group {
    return this.#groups.at(-1) as Group;
  }

  #skipComment(): void {
    const end = this.#pattern.indexOf('\n', this.#position);
    this.#position = end < 0 ? this.#pattern.length : end + 1;
  }

  #add(output: string, length: number): void {
    if (this.#group.endsText) throw this.#createError('something follows the end of the text');
    this.#isLiteral = false;
    this.#output += output;
    this.#position += length;
  }

  #addSize(size: number): void {
    this.#group.size += size;
    this.#group.lastSize = size;
  }

  /** Adds what matches one character. */
  #addCharacter(output: string, length: number): void {
    this.#add(output, length);
    this.#addSize(1);
    if (this.#needsCharacter && /^[\t-\r ]*[*?{]/.test(this.#rest))
      throw this.#createError('^ with option m needs a character after it');
    this.#needsCharacter = false;
  }

  #addLiteral(output: string, length: number, char: string): void {
    const wasLiteral = this.#isLiteral;
    this.#addCharacter(output, length);
    this.#isLiteral = wasLiteral;
    this.#literal += char;
  }

  /** Adds what matches between characters. */
  #addAssertion(output: string, length: number): void {
    this.#assertNoCharacterNeeded();
    this.#add(output, length);
    this.#addSize(1);
  }

  #assertNoCharacterNeeded(): void {
    if (this.#needsCharacter) throw this.#createError('^ with option m needs a character after it');
  }

  #readEscape(): void {
    const char = String.fromCodePoint(this.#pattern.codePointAt(this.#position + 1) ?? 0x5c);
    const length = 1 + char.length;
    if (this.#position + 1 >= this.#pattern.length) throw this.#createError('\\ is at its end');
    if (SHARED_ASSERTIONS.includes(char)) this.#addAssertion(`\\${char}`, length);
    else if (char === 'Z') this.#addTextEnd(length);
    else if (char === 's' || char === 'S')
      this.#addCharacter(char === 's' ? '[\\t-\\r ]' : '[^\\t-\\r ]', length);
    else if (/[A-Za-z0-9]/.test(char)) {
      const escape = this.#readSharedEscape(char);
      this.#addCharacter(/[wW]/.test(char) ? `(?-i:${escape})` : escape, escape.length);
    } else this.#addLiteral(char.length === 1 && char < '\x80' ? `\\${char}` : char, length, char);
  }

  /** Returns an escape that means the same in both, from its backslash. */
  #readSharedEscape(char: string): string {
    const coded = /^\\(?:x[\dA-Fa-f]{2}|x\{[\dA-Fa-f]{1,6}\}|[pP]\{\^?\w+\}|[pP][A-Z])/.exec(this.#rest)?.[0];
    if (coded !== undefined) return coded;
    if (SHARED_ESCAPES.includes(char)) return `\\${char}`;
    throw this.#createError(`\\${char} is not supported`);
  }

  #readClass(): void {
    const start = this.#position;
    let content = '';
    this.#position += this.#pattern[start + 1] === '^' ? 2 : 1;
    const first = this.#position;
    for (;;) {
      if (this.#position >= this.#pattern.length) throw this.#createError('a class is not closed');
      if (this.#pattern[this.#position] === ']' && this.#position > first) break;
      content += this.#readClassItem();
    }
    this.#position++;
    const negation = first - start === 2 ? '^' : '';
    this.#addCharacter(this.#ignoreFolding(`${negation}${content}`, content), 0);
  }

  /** Returns a class; if it has classes of letters, without the option `i`, which then must not matter. */
  #ignoreFolding(classContent: string, items: string): string {
    const hasLetterClass = items.search(LETTER_CLASSES) >= 0;
    if (!hasLetterClass || !this.#isCaseInsensitive) return `[${classContent}]`;
    const others = items.replaceAll(LETTER_CLASSES, '').replaceAll(/\\(?:[^A-Za-z0-9]|[dD]|t-\\r )/g, '');
    if (!ONLY_PUNCTUATION.test(others) || /\[:\^?(?:upper|lower)/.test(items))
      throw this.#createError('option i is not supported with this class');
    return `(?-i:[${classContent}])`;
  }

  #readClassItem(): string {
    const char = String.fromCodePoint(this.#pattern.codePointAt(this.#position) ?? 0);
    if (char === '[') return this.#readBracketInClass();
    if (char !== '\\') {
      this.#position += char.length;
      return char === ']' ? '\\]' : char;
    }
    const escaped = String.fromCodePoint(this.#pattern.codePointAt(this.#position + 1) ?? 0x5c);
    const length = 1 + escaped.length;
    let output = escaped.length === 1 && escaped < '\x80' ? `\\${escaped}` : escaped;
    if (escaped === 's') output = '\\t-\\r ';
    else if (escaped === 'b') output = '\\x08';
    else if (/[A-Za-z0-9]/.test(escaped)) {
      output = this.#readSharedEscape(escaped);
      this.#position += output.length - length;
    }
    this.#position += length;
    return output;
  }

  #readBracketInClass(): string {
    const posixClass = POSIX_CLASS.exec(this.#rest)?.[0];
    if (posixClass === undefined && /^\[[:.=]/.test(this.#rest))
      throw this.#createError('a class is unknown');
    this.#position += posixClass?.length ?? 1;
    return posixClass ?? '\\[';
  }

  #openGroup(): void {
    this.#assertNoCharacterNeeded();
    const start = GROUP_START.exec(this.#rest)?.[0] ?? '(';
    const next = this.#pattern[this.#position + start.length];
    if (next === '*' || next === '?') throw this.#createError('the kind of a group is not supported');
    this.#add(start, start.length);
    if (!start.endsWith(')')) this.#groups.push(createGroup());
  }

  #closeGroup(): void {
    this.#assertNoCharacterNeeded();
    const { endsText, alternativeEndsText, size } = this.#group;
    if (this.#groups.length === 1) throw this.#createError('a group is closed that is not open');
    this.#groups.pop();
    this.#add(')', 1);
    this.#addSize(size + 2);
    this.#group.endsText = endsText || alternativeEndsText;
  }

  #beginAlternative(): void {
    this.#assertNoCharacterNeeded();
    const group = this.#group;
    group.alternativeEndsText ||= group.endsText;
    group.endsText = false;
    this.#add('|', 1);
    this.#addSize(1);
  }

  #readRepetition([text, min, max]: RegExpExecArray): void {
    this.#assertNoCharacterNeeded();
    this.#add(text, text.length);
    const group = this.#group;
    const [minCount, maxCount] = [Number(min ?? 0), Number(max ?? 0)];
    const copies = Math.max(1, minCount, maxCount) - 1;
    const added = copies * group.lastSize + Math.max(1, maxCount - minCount);
    group.size += added;
    group.lastSize += added;
  }

  #readLineStart(): void {
    this.#addAssertion('^', 1);
    this.#needsCharacter = this.#isMultiline;
  }

  #readLineEnd(): void {
    if (this.#isMultiline) this.#addAssertion('$', 1);
    else this.#addTextEnd(1);
  }

  /** Adds the end of the text, in PCRE also before a last newline. As RE2 consumes that, nothing may follow. */
  #addTextEnd(length: number): void {
    this.#addAssertion('(?:\\n?\\z)', length);
    this.#group.endsText = true;
  }

  #createError(reason: string) {
    return createPatternError(this.#pattern, reason);
  }
}
