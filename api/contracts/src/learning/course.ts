import type { MaterialBlock } from '../work/material.ts';
import type { PartDefinition } from '../work/parts/index.ts';

/** What members and visitors see of a unit: a question of a lesson, of practice or of the test. It has no key. */
export type AskedUnit = {
  /** The id of its objective and a number, e.g. `1.3-017`. It never changes; what is asked and what is right can. */
  readonly id: string;
  readonly objective: string;
  readonly material: readonly MaterialBlock[];
  readonly parts: readonly PartDefinition[];
};

/** A piece of the running text of a lesson. */
export type LessonText =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'code'; readonly text: string }
  | { readonly type: 'strong' | 'emphasis'; readonly content: readonly LessonText[] }
  /** An address outside of the platform. */
  | { readonly type: 'link'; readonly href: string; readonly content: readonly LessonText[] }
  /** Another lesson of the course, by its slug. */
  | { readonly type: 'lesson'; readonly lesson: string; readonly content: readonly LessonText[] }
  /** A claim with its source, by the id of the source. */
  | { readonly type: 'source'; readonly source: string; readonly content: readonly LessonText[] }
  /** A word of the glossary, by the term that the glossary has it under. */
  | { readonly type: 'term'; readonly term: string; readonly content: readonly LessonText[] };

/** One side of a comparison: a text, and why it is good or bad. */
export type LessonExample = { readonly title: string; readonly text: string; readonly why: string };

/** A block of a lesson, in the order in which it is read. */
export type LessonBlock =
  /** `id` is unique in the lesson and fits an address. */
  | { readonly type: 'heading'; readonly id: string; readonly text: string }
  | { readonly type: 'paragraph'; readonly content: readonly LessonText[] }
  | {
      readonly type: 'list';
      readonly isOrdered: boolean;
      readonly items: readonly (readonly LessonText[])[];
    }
  /** The one rule of the lesson. */
  | { readonly type: 'rule'; readonly content: readonly LessonText[] }
  /** A bad and a good example, side by side. */
  | { readonly type: 'comparison'; readonly bad: LessonExample; readonly good: LessonExample }
  /** A worked case: what is given, the steps to the result, the result. */
  | {
      readonly type: 'case';
      readonly title: string;
      readonly material: readonly MaterialBlock[];
      readonly steps: readonly string[];
      readonly result: string;
    }
  /** A text, conversation, table or picture to look at. */
  | { readonly type: 'material'; readonly material: readonly MaterialBlock[] }
  /** A question in the real editor; `exit` is one of the two at the end. The server checks its answer. */
  | { readonly type: 'try' | 'exit'; readonly unit: AskedUnit };

export type Lesson = {
  /** Its part of the address, e.g. `stated-or-open`. */
  readonly slug: string;
  /** The id of its objective, e.g. `1.2`. */
  readonly objective: string;
  readonly title: string;
  /** One sentence, for lists and search engines. */
  readonly summary: string;
  readonly minutes: number;
  readonly blocks: readonly LessonBlock[];
};

export type CourseObjective = {
  /** The id of the course and a number, e.g. `1.3`. */
  readonly id: string;
  /** What a member can do afterwards, in one sentence that a test can decide. */
  readonly text: string;
  /** The slug of its lesson; `null` while it is not written. */
  readonly lesson: string | null;
  /** Whether the test of the course has units of it; otherwise it is practiced only. */
  readonly isTested: boolean;
};

export type CourseSource = {
  readonly id: string;
  readonly title: string;
  readonly publisher: string;
  readonly url: string;
  /** When it was published: a year, or a day such as `2024-02-14`. */
  readonly published: string;
};

/** A course with its lessons, as visitors get it. It has no keys, and no unit that is not in a lesson. */
export type Course = {
  /** The id of its blueprint. */
  readonly id: number;
  /** Its part of the address, e.g. `ai-basics`. */
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  /** The time of all lessons. */
  readonly minutes: number;
  /** A hash of its lessons and its bank: what is asked and what is right. */
  readonly version: string;
  readonly objectives: readonly CourseObjective[];
  readonly sources: readonly CourseSource[];
  readonly glossary: readonly { readonly term: string; readonly meaning: string }[];
  /** In the order of their objectives. */
  readonly lessons: readonly Lesson[];
  /** Whether its bank is complete and was solved blind, so that its test is open. */
  readonly hasTest: boolean;
  /** Whether passing it opens the paid work of the blueprint. */
  readonly gatesWork: boolean;
};
