import { variant } from '../../schema.ts';
import { boxesPart, type BoxesAnswer, type BoxesDefinition } from './boxes.ts';
import { choicePart, type ChoiceAnswer, type ChoiceDefinition } from './choice.ts';
import { claimsPart, type ClaimsAnswer, type ClaimsDefinition } from './claims.ts';
import { filePart, type FileAnswer, type FileDefinition } from './file.ts';
import { formPart, type FormAnswer, type FormDefinition } from './form.ts';
import { pairPart, type PairAnswer, type PairDefinition } from './pair.ts';
import type { PartType } from './part.ts';
import { promptPart, type PromptAnswer, type PromptDefinition } from './prompt.ts';
import { rankPart, type RankAnswer, type RankDefinition } from './rank.ts';
import { rewritePart, type RewriteAnswer, type RewriteDefinition } from './rewrite.ts';
import { spansPart, type SpansAnswer, type SpansDefinition } from './spans.ts';

/** What each type of question asks. */
export type PartDefinitions = {
  choice: ChoiceDefinition;
  pair: PairDefinition;
  rank: RankDefinition;
  spans: SpansDefinition;
  boxes: BoxesDefinition;
  rewrite: RewriteDefinition;
  prompt: PromptDefinition;
  claims: ClaimsDefinition;
  form: FormDefinition;
  file: FileDefinition;
};

/** What an answer to each type of question looks like. */
export type PartAnswers = {
  choice: ChoiceAnswer;
  pair: PairAnswer;
  rank: RankAnswer;
  spans: SpansAnswer;
  boxes: BoxesAnswer;
  rewrite: RewriteAnswer;
  prompt: PromptAnswer;
  claims: ClaimsAnswer;
  form: FormAnswer;
  file: FileAnswer;
};

/** The name of a type of question. */
export type PartName = keyof PartDefinitions;
export type PartDefinition = PartDefinitions[PartName];
export type PartAnswer = PartAnswers[PartName];

/** Every type of question. */
export const PART_TYPES: {
  readonly [Name in PartName]: PartType<Name, Extract<PartDefinition, { type: Name }>, PartAnswers[Name]>;
} = {
  choice: choicePart,
  pair: pairPart,
  rank: rankPart,
  spans: spansPart,
  boxes: boxesPart,
  rewrite: rewritePart,
  prompt: promptPart,
  claims: claimsPart,
  form: formPart,
  file: filePart,
};

export const PART_NAMES = Object.keys(PART_TYPES) as PartName[];

/**
 * The type of a question whose name is only known at run time. Definition and answer of one question always belong
 * together; the compiler cannot follow that through a union, so their types are widened here, once.
 */
export function partTypeOf(definition: PartDefinition): PartType<PartName, PartDefinition, PartAnswer> {
  return PART_TYPES[definition.type] as unknown as PartType<PartName, PartDefinition, PartAnswer>;
}

/** The schema of any question. */
export const partDefinition = () =>
  variant({
    choice: choicePart.definition,
    pair: pairPart.definition,
    rank: rankPart.definition,
    spans: spansPart.definition,
    boxes: boxesPart.definition,
    rewrite: rewritePart.definition,
    prompt: promptPart.definition,
    claims: claimsPart.definition,
    form: formPart.definition,
    file: filePart.definition,
  });
