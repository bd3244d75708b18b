import { array, type InferType } from 'yup';
import { enumOf, multiLineText, responseText, strictObject } from '../../schema.ts';
import { definePart } from './part.ts';
import { idsOf, isUnique, namedOptions, partFields } from './part-fields.ts';
import { ANSWER_TEXT_MAX, checkText, textRules } from './text-rules.ts';

const definition = strictObject({
  ...partFields('prompt'),
  /** Whether the prompt has a system message beside the user message. */
  fields: array(enumOf(['system', 'user'], 'Must be a field').defined())
    .strict()
    .min(1)
    .max(2)
    .defined(),
  /** Names that must occur as `{name}` in one of the fields. */
  variables: array(responseText(40)).strict().max(12).defined(),
  /** Rules of all fields together. */
  rules: textRules,
  /** What the member confirms about the prompt. */
  checklist: namedOptions(0, 10),
});
export type PromptDefinition = InferType<typeof definition>;

export type PromptAnswer = { system: string; user: string; checked: string[] };

/** A prompt for a language or image model, with the variables that it must use and a checklist. */
export const promptPart = definePart<'prompt', PromptDefinition, PromptAnswer>({
  type: 'prompt',
  definition,
  empty: () => ({ system: '', user: '', checked: [] }),
  answer: (asked, stage) => {
    const field = (name: 'system' | 'user', label: string) => {
      const text = multiLineText(label, asked.fields.includes(name) ? ANSWER_TEXT_MAX : 0).defined();
      return stage === 'complete' && asked.fields.includes(name)
        ? text.required(`Write the ${label.toLowerCase()}`)
        : text;
    };
    return strictObject({
      system: field('system', 'System message'),
      user: field('user', 'User message'),
      checked: array(enumOf(idsOf(asked.checklist), 'Must be on the checklist').defined())
        .strict()
        .defined()
        .test('unique', 'Check each point once', (value) => isUnique(value))
        .test(
          'complete',
          'Check every point of the list',
          (value) => stage === 'draft' || value.length === asked.checklist.length,
        ),
    }).test('rules', (answer, { createError }) => {
      const failed = stage === 'draft' ? undefined : checkPrompt(asked, answer).find(({ met }) => !met);
      return failed === undefined || createError({ path: asked.fields.at(-1), message: failed.rule });
    });
  },
  progress: (asked, answer) => {
    const checks = checkPrompt(asked, answer);
    return {
      done:
        asked.fields.filter((name) => answer[name].trim() !== '').length +
        checks.filter(({ met }) => met).length +
        answer.checked.length,
      total: asked.fields.length + checks.length + asked.checklist.length,
    };
  },
});

/** Checks that a prompt uses its variables and meets its rules. */
export function checkPrompt(
  { variables, rules }: Pick<PromptDefinition, 'variables' | 'rules'>,
  { system, user }: Pick<PromptAnswer, 'system' | 'user'>,
) {
  const text = `${system}\n${user}`;
  const uses = variables.map((name) => ({ rule: `Uses {${name}}`, met: text.includes(`{${name}}`) }));
  return [...uses, ...checkText(text, rules)];
}
