import { useRef, useState, type ComponentProps } from 'react';
import { styled } from 'styled-components';
import { Badge, Checkbox, space, Stack, Text } from '@platform/design-system';
import {
  intersectionOverUnion,
  SAME_OBJECT_IOU,
  type BoxesDefinition,
  type LabeledBox,
  type PartFinding,
} from '@platform/contracts';
import { LabelSwatch } from '../labels/label-buttons.tsx';
import type { ReaderNotes, ReaderProps } from '../part-props.ts';
import { NOT_ANSWERED } from '../reading/comparison.tsx';
import { PlaceNotes } from '../reading/place-notes.tsx';
import { PictureStage } from '../picture/picture-stage.tsx';
import { usePictureView } from '../picture/use-picture-view.ts';
import { BoxShape } from './box-shape.tsx';

/**
 * Shows boxes in the picture and as a list. Those of a compared answer have broken lines and can be hidden; what the
 * answer misses of them is filled. A box is lit while the pointer or the focus is on its line of the list.
 */
export function BoxesReader({ definition, answer, comparison, ...notes }: ReaderProps<'boxes'>) {
  const { picture, width, height, description } = definition;
  const [isOwnShown, setIsOwnShown] = useState(true);
  const [isOtherShown, setIsOtherShown] = useState(true);
  const [lit, setLit] = useState<number>();
  const pictureView = usePictureView(picture, { width, height }, () => pictureView.view.scale > 1);
  const isMoving = useRef(false);
  const { onPointerEnd } = pictureView;
  const summary = summarize(notes.findings);
  return (
    <Stack $gap={3}>
      <PictureStage
        {...{ picture, width, height, description, pictureView }}
        onPointerDown={(event) => {
          isMoving.current = pictureView.onPointerDown(event);
        }}
        onPointerMove={(event) => pictureView.onPointerMove(event, isMoving.current)}
        onPointerUp={onPointerEnd}
        onPointerCancel={onPointerEnd}
        onPointerLeave={onPointerEnd}
      >
        {comparison && isOtherShown && (
          <Shapes
            {...{ definition }}
            boxes={comparison.answer.boxes}
            name={comparison.label}
            sideOf={(box) => (notes.findings && isMissed(box, answer.boxes) ? 'missed' : 'other')}
          />
        )}
        {isOwnShown && (
          <Shapes
            {...{ definition, lit }}
            boxes={answer.boxes}
            name="Box"
            sideOf={() => (comparison ? 'own' : undefined)}
          />
        )}
      </PictureStage>
      {summary !== undefined && <Text $strong>{summary}</Text>}
      {comparison && (
        <Toggles>
          <Checkbox
            label="Show this answer"
            checked={isOwnShown}
            onChange={({ target }) => setIsOwnShown(target.checked)}
          />
          <Checkbox
            label={`Show with broken lines: ${comparison.label}`}
            checked={isOtherShown}
            onChange={({ target }) => setIsOtherShown(target.checked)}
          />
        </Toggles>
      )}
      {answer.boxes.length === 0 && (
        <Text $tone="muted">{answer.nothingToMark ? 'There is nothing to mark.' : NOT_ANSWERED}</Text>
      )}
      <BoxLines {...{ definition, notes }} boxes={answer.boxes} onPoint={setLit} />
    </Stack>
  );
}

type LinesProps = {
  definition: BoxesDefinition;
  boxes: readonly LabeledBox[];
  notes: ReaderNotes;
  /** Called with the index of the box whose line has the pointer or the focus; without one when it leaves. */
  onPoint: (index?: number) => void;
};

/** A line for each box: label, size, flags, and what was said about it. */
function BoxLines({ definition, boxes, notes, onPoint }: LinesProps) {
  return (
    <List aria-label="Boxes">
      {boxes.map((box, index) => {
        const { tone, text } = labelOf(definition, box);
        return (
          <li
            key={index}
            onPointerEnter={() => onPoint(index)}
            onPointerLeave={() => onPoint()}
            onFocus={() => onPoint(index)}
            onBlur={() => onPoint()}
          >
            <Line>
              <span>{index + 1}</span>
              <LabelSwatch $tone={tone}>{text}</LabelSwatch>
              <span>
                {box.width} × {box.height} at {box.x}, {box.y}
              </span>
              {definition.flags
                .filter(({ id }) => box.flags.includes(id))
                .map(({ id, label }) => (
                  <Badge key={id}>{label}</Badge>
                ))}
            </Line>
            <PlaceNotes {...notes} target={`box:${index + 1}`} name={`box ${index + 1}`} />
          </li>
        );
      })}
    </List>
  );
}

type ShapesProps = {
  definition: BoxesDefinition;
  boxes: readonly LabeledBox[];
  name: string;
  sideOf: (box: LabeledBox) => ComponentProps<typeof BoxShape>['side'];
  /** The index of the box that is lit. */
  lit?: number | undefined;
};

function Shapes({ definition, boxes, name, sideOf, lit }: ShapesProps) {
  return boxes.map((box, index) => {
    const { tone, text } = labelOf(definition, box);
    const { x, y, width, height } = box;
    return (
      <BoxShape
        key={index}
        {...{ index, x, y, width, height, tone }}
        side={sideOf(box)}
        isLit={index === lit}
        label={text}
        name={`${name} ${index + 1}: ${text}`}
      />
    );
  });
}

/** Says how many boxes are right, and how many objects were missed; `undefined` if nothing was scored. */
function summarize(findings: readonly PartFinding[] = []): string | undefined {
  if (findings.length === 0) return undefined;
  const own = findings.filter(({ target }) => target !== null);
  const right = own.filter(({ isRight }) => isRight).length;
  return `${right} of ${own.length} right, ${findings.length - own.length} missed`;
}

/** Whether no box of an answer means the object of this one, as the score counts it. */
function isMissed(box: LabeledBox, boxes: readonly LabeledBox[]): boolean {
  return !boxes.some((other) => intersectionOverUnion(box, other) >= SAME_OBJECT_IOU);
}

function labelOf({ labels }: BoxesDefinition, { label }: LabeledBox): { tone: number; text: string } {
  const tone = Math.max(
    0,
    labels.findIndex(({ id }) => id === label),
  );
  return { tone, text: labels[tone]?.label ?? label };
}

const Toggles = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(6)};
`;

const List = styled.ol`
  display: grid;
  gap: ${space(3)};
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space(2)};
`;
