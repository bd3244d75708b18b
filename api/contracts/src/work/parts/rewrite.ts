import type { InferType } from 'yup';
import { multiLineText, responseText, strictObject } from '../../schema.ts';
import { definePart } from './part.ts';
import { PASSAGE_MAX, partFields } from './part-fields.ts';
import { ANSWER_TEXT_MAX, checkText, textRules } from './text-rules.ts';

const definition = strictObject({
  ...partFields('rewrite'),
  /** The text to rewrite; `null` if the member writes a text from scratch. */
  source: responseText(PASSAGE_MAX).nullable(),
  rules: textRules,
});
export type RewriteDefinition = InferType<typeof definition>;

export type RewriteAnswer = { text: string };

/** A text, written or rewritten, with rules that are checked while it is typed. */
export const rewritePart = definePart<'rewrite', RewriteDefinition, RewriteAnswer>({
  type: 'rewrite',
  definition,
  empty: () => ({ text: '' }),
  answer: ({ rules }, stage) => {
    const text = multiLineText('Text', ANSWER_TEXT_MAX).defined();
    return strictObject({
      text:
        stage === 'draft'
          ? text
          : text.required('Write the text').test('rules', (value, { createError }) => {
              const failed = checkText(value, rules).find(({ met }) => !met);
              return failed === undefined || createError({ message: failed.rule });
            }),
    });
  },
  progress: ({ rules }, { text }) => ({
    done: text.trim() !== '' && checkText(text, rules).every(({ met }) => met) ? 1 : 0,
    total: 1,
  }),
});
