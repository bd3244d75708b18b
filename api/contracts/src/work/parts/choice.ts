import { array, boolean, type InferType } from 'yup';
import { enumOf, multiLineText, strictObject, wholeNumber } from '../../schema.ts';
import { definePart } from './part.ts';
import { idsOf, isUnique, namedOptions, partFields } from './part-fields.ts';

/** Maximum length of the note beside a choice, in characters. */
export const CHOICE_NOTE_MAX = 500;

const definition = strictObject({
  ...partFields('choice'),
  options: namedOptions(2, 12),
  /** How many options a complete answer has. With a maximum of 1 the editor shows radio buttons. */
  min: wholeNumber(1, 12, 'Must be a number of options').defined(),
  max: wholeNumber(1, 12, 'Must be a number of options').defined(),
  /** Whether the member may say that it cannot be told. */
  allowsCannotTell: boolean().strict().defined(),
});
export type ChoiceDefinition = InferType<typeof definition>;

export type ChoiceAnswer = { selected: string[]; cannotTell: boolean; note: string };

/** One or several options, or that it cannot be told; with a note. */
export const choicePart = definePart<'choice', ChoiceDefinition, ChoiceAnswer>({
  type: 'choice',
  definition,
  empty: () => ({ selected: [], cannotTell: false, note: '' }),
  answer: ({ options, min, max, allowsCannotTell }, stage) =>
    strictObject({
      selected: array(enumOf(idsOf(options), 'Choose one of the options').defined())
        .strict()
        .max(max, max === 1 ? 'Choose one option' : `Choose at most ${max} options`)
        .test('unique', 'Choose each option once', (value) => isUnique(value ?? []))
        .defined('Choose an option'),
      cannotTell: boolean()
        .strict()
        .defined()
        .test('allowed', 'Choose an option', (value) => allowsCannotTell || !value),
      note: multiLineText('Note', CHOICE_NOTE_MAX).defined(),
    }).test(
      'complete',
      min === 1 ? 'Choose an option' : `Choose at least ${min} options`,
      (value, { createError }) => {
        if (value.cannotTell && value.selected.length > 0)
          return createError({ path: 'selected', message: 'Choose either options or "Cannot tell"' });
        if (stage === 'draft' || value.cannotTell || value.selected.length >= min) return true;
        return createError({ path: 'selected' });
      },
    ),
  progress: ({ min }, { selected, cannotTell }) => ({
    done: cannotTell || selected.length >= min ? 1 : 0,
    total: 1,
  }),
});
