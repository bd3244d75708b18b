import type { PartAnswer, PartAnswers, PartDefinitions, PartFinding, PartName } from '@platform/contracts';

/**
 * The right answers to one question: one or several, any of which is right. A question without a truth, e.g. a text of
 * one's own, has no record of this.
 */
export type PartTruth = { readonly answers: readonly PartAnswer[] };

/** How near an answer is to a right one. */
export type Score = {
  /** 0 to 1. */
  readonly score: number;
  /**
   * What is right and what is wrong, in the order of the question. Targets are `option:<id>`, `dimension:<id>`,
   * `entry:<id>`, `span:<n>`, `box:<n>`, `row:<n>.<field>` and `claim:<id>`; n counts the answer's own from 1. What the
   * answer lacks has no target.
   */
  readonly findings: readonly PartFinding[];
};

/** What an answer without reading would give. */
export type Guess = {
  /** How many right answers the question has, e.g. one for each claim. */
  readonly answers: number;
  /** The expected score of a guess, 0 to 1. */
  readonly chance: number;
};

/** How answers to one type of question are compared. */
export type PartScoring<Name extends PartName> = {
  /** Compares an answer with a right one. */
  readonly score: (
    definition: PartDefinitions[Name],
    answer: PartAnswers[Name],
    truth: PartAnswers[Name],
  ) => Score;
  /** What a guess would give; of questions that cannot be guessed, an answer that is left empty. */
  readonly guess: (definition: PartDefinitions[Name], truths: readonly PartAnswers[Name][]) => Guess;
  /** How different two answers are, 0 to 1: symmetric, and 0 for the same answer. */
  readonly distance: (
    definition: PartDefinitions[Name],
    a: PartAnswers[Name],
    b: PartAnswers[Name],
  ) => number;
};
