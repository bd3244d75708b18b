import { array, type InferType } from 'yup';
import { responseText, strictObject, wholeNumber } from '../../schema.ts';
import { PASSAGE_MAX } from './part-fields.ts';

const count = (max: number) => wholeNumber(0, max, 'Must be a number').defined();

/** What a written text must meet. The page checks it while the member types, the API when the work is handed in. */
export const textRules = strictObject({
  minWords: count(3_000),
  maxWords: count(3_000),
  /** Longest sentence in words; 0 for no limit. */
  maxSentenceWords: count(200),
  /** Words and phrases that the text must contain, in any letter case. Of each, one of its forms is enough. */
  required: array(array(responseText(80)).strict().min(1).max(8).defined())
    .strict()
    .max(20)
    .defined(),
  /** Words and phrases that it must not contain, in any letter case. */
  banned: array(responseText(80)).strict().max(40).defined(),
});
export type TextRules = InferType<typeof textRules>;

/** A rule with whether a text meets it. */
export type TextCheck = { readonly rule: string; readonly met: boolean };

/** Checks a text against its rules, in the order of the rules. */
export function checkText(text: string, rules: TextRules): TextCheck[] {
  const words = countWords(text);
  const longest = Math.max(0, ...text.split(SENTENCE_END).map(countWords));
  return [
    ...(rules.minWords > 0
      ? [{ rule: `At least ${rules.minWords} words`, met: words >= rules.minWords }]
      : []),
    ...(rules.maxWords > 0
      ? [{ rule: `At most ${rules.maxWords} words`, met: words <= rules.maxWords }]
      : []),
    ...(rules.maxSentenceWords > 0
      ? [
          {
            rule: `No sentence over ${rules.maxSentenceWords} words`,
            met: words > 0 && longest <= rules.maxSentenceWords,
          },
        ]
      : []),
    ...rules.required.map((forms) => ({
      rule: `Says ${forms.map((form) => `"${form}"`).join(' or ')}`,
      met: forms.some((form) => containsPhrase(text, form)),
    })),
    ...rules.banned.map((phrase) => ({
      rule: `Does not say "${phrase}"`,
      met: words > 0 && !containsPhrase(text, phrase),
    })),
  ];
}

export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’.,-]*/gu)?.length ?? 0;
}

/** A text of an answer, at most as long as a passage. */
export const ANSWER_TEXT_MAX = PASSAGE_MAX;

const SENTENCE_END = /[.!?]+(?=\s|$)|\n+/u;

/** Whether a text contains a phrase as whole words, in any letter case. */
function containsPhrase(text: string, phrase: string): boolean {
  const [within, wanted] = [toPlainText(text), toPlainText(phrase)];
  for (let at = within.indexOf(wanted); at >= 0; at = within.indexOf(wanted, at + 1)) {
    const isWord =
      !/[\p{L}\p{N}]$/u.test(within.slice(0, at)) && !/^[\p{L}\p{N}]/u.test(within.slice(at + wanted.length));
    if (isWord) return true;
  }
  return false;
}

/** Writes the same words in one way: phones type curly apostrophes, and pasted text has letters in two parts. */
function toPlainText(text: string): string {
  return text.normalize('NFKC').replace(/[‘’]/g, "'").replace(/\s+/g, ' ').toLowerCase();
}
