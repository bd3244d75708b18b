import {
  intersectionOverUnion,
  SAME_OBJECT_IOU,
  type BoxesAnswer,
  type BoxesDefinition,
  type LabeledBox,
  type PartFinding,
} from '@platform/contracts';
import { f1, mean, setSimilarity } from './measures.ts';
import type { PartScoring } from './part-truth.ts';

/** Below this one, a finding says how far the edges of a box are off. */
const EXACT_IOU = 0.9;

/** A box of one side and the one of the other side that means the same object. */
type Match = { readonly box: number; readonly counterpart: number; readonly iou: number };

/** The mean of three measures: which objects were found, how exact their boxes are, and their flags. */
export const boxesScoring: PartScoring<'boxes'> = {
  score: (definition, answer, truth) => {
    const matches = match(answer.boxes, truth.boxes);
    const counterparts = new Map(matches.map(({ box, counterpart }) => [box, counterpart]));
    return {
      score: similarity(answer.boxes, truth.boxes, matches),
      findings: [
        ...answer.boxes.map((box, index) =>
          describeBox(definition, box, index, truth, counterparts.get(index)),
        ),
        ...describeMissed(definition, answer, truth, new Set(counterparts.values())),
      ],
    };
  },
  guess: (_definition, truths) => ({
    answers: Math.max(1, truths[0]?.boxes.length ?? 0),
    chance: truths.some(({ boxes }) => boxes.length === 0) ? 1 : 0,
  }),
  distance: (_definition, a, b) => 1 - similarity(a.boxes, b.boxes, match(a.boxes, b.boxes)),
};

/**
 * Pairs boxes with the same label, the nearest first, each at most once. Ties are broken by what the boxes are and not
 * by their order, so that neither the order nor the side that is first changes the result.
 */
function match(a: readonly LabeledBox[], b: readonly LabeledBox[]): Match[] {
  const pairs = a.flatMap((one, box) =>
    b.map((other, counterpart) => ({
      box,
      counterpart,
      iou: one.label === other.label ? intersectionOverUnion(one, other) : 0,
      sharedFlags: setSimilarity(one.flags, other.flags),
      name: [nameOf(one), nameOf(other)].sort().join(),
    })),
  );
  const [boxes, counterparts] = [new Set<number>(), new Set<number>()];
  return pairs
    .filter(({ iou }) => iou >= SAME_OBJECT_IOU)
    .sort((x, y) => y.iou - x.iou || y.sharedFlags - x.sharedFlags || (x.name < y.name ? -1 : 1))
    .filter(({ box, counterpart }) => {
      const isFree = !boxes.has(box) && !counterparts.has(counterpart);
      if (isFree) {
        boxes.add(box);
        counterparts.add(counterpart);
      }
      return isFree;
    });
}

function nameOf({ x, y, width, height, flags }: LabeledBox): string {
  return [x, y, width, height, ...flags.toSorted()].join(' ');
}

/** Flags of boxes without a counterpart are missed or wrong ones; where no flag is set, there is none to measure. */
function similarity(a: readonly LabeledBox[], b: readonly LabeledBox[], matches: readonly Match[]): number {
  const sharedFlags = matches.flatMap(({ box, counterpart }) =>
    (a[box]?.flags ?? []).filter((flag) => b[counterpart]?.flags.includes(flag)),
  ).length;
  const exactness = a.length + b.length > 0 && matches.length === 0 ? 0 : mean(matches.map(({ iou }) => iou));
  return mean([
    f1(matches.length, a.length, b.length),
    exactness,
    ...([...a, ...b].some(({ flags }) => flags.length > 0)
      ? [f1(sharedFlags, countFlags(a), countFlags(b))]
      : []),
  ]);
}

function countFlags(boxes: readonly LabeledBox[]): number {
  return boxes.reduce((total, { flags }) => total + flags.length, 0);
}

function describeBox(
  definition: BoxesDefinition,
  box: LabeledBox,
  index: number,
  truth: BoxesAnswer,
  counterpart: number | undefined,
): PartFinding {
  const target = `box:${index + 1}`;
  const label = labelOf(definition, box);
  const wanted = counterpart === undefined ? undefined : truth.boxes[counterpart];
  if (wanted) {
    const isRight = setSimilarity(box.flags, wanted.flags) === 1;
    const flags = wanted.flags.map((id) => definition.flags.find((flag) => flag.id === id)?.label ?? id);
    const expected = flags.length === 0 ? 'none' : flags.join(', ');
    const verdict = isRight ? `${label}: right.` : `${label}: right place, but its flags are: ${expected}.`;
    const edges = describeEdges(box, wanted);
    return { target, isRight, text: edges === null ? verdict : `${verdict} ${edges}` };
  }
  const nearest = truth.boxes
    .map((other) => ({ other, iou: intersectionOverUnion(box, other) }))
    .toSorted((a, b) => b.iou - a.iou)[0];
  if (!nearest || nearest.iou === 0)
    return { target, isRight: false, text: `${label}: there is nothing to mark here.` };
  const isOtherLabel = nearest.iou >= SAME_OBJECT_IOU && nearest.other.label !== box.label;
  const text = isOtherLabel
    ? `This is ${labelOf(definition, nearest.other)}, not ${label}.`
    : `${label}: this does not fit an object of its own. Draw one box along the edges of each object.`;
  return { target, isRight: false, text };
}

/** Says how far the edges are off; `null` if they are near enough. */
function describeEdges(box: LabeledBox, wanted: LabeledBox): string | null {
  if (intersectionOverUnion(box, wanted) >= EXACT_IOU) return null;
  const offsets = [
    box.x - wanted.x,
    box.y - wanted.y,
    box.x + box.width - wanted.x - wanted.width,
    box.y + box.height - wanted.y - wanted.height,
  ];
  return `Its edges are up to ${Math.max(...offsets.map(Math.abs))} pixels off.`;
}

function describeMissed(
  definition: BoxesDefinition,
  answer: BoxesAnswer,
  truth: BoxesAnswer,
  found: ReadonlySet<number>,
): PartFinding[] {
  return truth.boxes
    .filter(
      (box, index) =>
        !found.has(index) &&
        !answer.boxes.some((other) => intersectionOverUnion(box, other) >= SAME_OBJECT_IOU),
    )
    .map((box) => ({
      target: null,
      isRight: false,
      text: `${labelOf(definition, box)} was missed, ${box.x} pixels from the left and ${box.y} from the top.`,
    }));
}

function labelOf({ labels }: BoxesDefinition, { label }: LabeledBox): string {
  return labels.find(({ id }) => id === label)?.label ?? label;
}
