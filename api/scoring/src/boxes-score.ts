import type { BoxesAnswer, BoxesDefinition, LabeledBox, PartFinding } from '@platform/contracts';
import { f1, setSimilarity } from './measures.ts';
import type { PartScoring } from './part-truth.ts';

/** From this intersection over union on, two boxes mean the same object. */
const SAME_OBJECT_IOU = 0.5;

/** F1 of the boxes that have a counterpart with the same label. */
export const boxesScoring: PartScoring<'boxes'> = {
  score: (definition, answer, truth) => {
    const matches = match(answer.boxes, truth.boxes);
    return {
      score: f1(matches.size, answer.boxes.length, truth.boxes.length),
      findings: [
        ...answer.boxes.map((box, index) => describeBox(definition, box, index, truth, matches.get(index))),
        ...describeMissed(definition, answer, truth, new Set(matches.values())),
      ],
    };
  },
  distance: (_definition, a, b) => 1 - f1(match(a.boxes, b.boxes).size, a.boxes.length, b.boxes.length),
};

/**
 * Matches each box with at most one counterpart: as many as possible (augmenting paths), so that the count does not
 * depend on the order of the boxes or on which side is first.
 *
 * @returns the index of the counterpart by the index of the box
 */
function match(a: readonly LabeledBox[], b: readonly LabeledBox[]): Map<number, number> {
  const candidates = a.map((one) =>
    b
      .map((other, index) => ({
        index,
        iou: one.label === other.label ? intersectionOverUnion(one, other) : 0,
      }))
      .filter(({ iou }) => iou >= SAME_OBJECT_IOU)
      .toSorted((one, other) => other.iou - one.iou)
      .map(({ index }) => index),
  );
  const takenBy = new Map<number, number>();
  const assign = (box: number, tried: Set<number>): boolean =>
    (candidates[box] ?? []).some((candidate) => {
      if (tried.has(candidate)) return false;
      tried.add(candidate);
      const owner = takenBy.get(candidate);
      if (owner !== undefined && !assign(owner, tried)) return false;
      takenBy.set(candidate, box);
      return true;
    });
  for (const box of a.keys()) assign(box, new Set());
  return new Map([...takenBy].map(([candidate, box]) => [box, candidate]));
}

function intersectionOverUnion(a: LabeledBox, b: LabeledBox): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  if (width <= 0 || height <= 0) return 0;
  const shared = width * height;
  return shared / (a.width * a.height + b.width * b.height - shared);
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
    return {
      target,
      isRight,
      text: isRight ? `${label}: right.` : `${label}: right place, but its flags are: ${expected}.`,
    };
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
