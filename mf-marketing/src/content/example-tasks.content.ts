import { BLUEPRINTS } from '@platform/contracts';

/** A task of the content, as the examples on the home page show it. A test compares the titles with the content. */
export type ExampleTask = {
  readonly title: string;
  readonly estimatedTime: string;
  readonly reward: number;
  readonly category: string;
};

/** The task of the hero's illustration. */
export const HERO_TASK = createExample(6, 'Draw boxes in street scenes', 26);

/** The tasks of the preview of a dashboard. Their minutes are part of its invented figures. */
export const PREVIEW_EXAMPLES: readonly ExampleTask[] = [
  createExample(3, 'Find the continuity errors between two shots', 25),
  createExample(2, 'Find what is drawn impossibly in 24 pictures', 30),
  createExample(1, 'Rewrite three notices so that everyone understands them', 25),
  createExample(2, 'Check pictures against their briefs', 30),
  createExample(1, 'Sort 60 sentences: supported, contradicted, or open', 20),
  createExample(2, 'Choose and write alternative texts for eight pictures', 35),
];

function createExample(blueprintId: number, title: string, minutes: number): ExampleTask {
  const { name = '', rewardPerTask: reward = 0 } = BLUEPRINTS.find(({ id }) => id === blueprintId) ?? {};
  return { title, estimatedTime: `${minutes} min`, reward, category: name };
}
