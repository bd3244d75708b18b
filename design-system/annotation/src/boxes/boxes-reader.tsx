import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Badge, Checkbox, space, Stack, Text } from '@platform/design-system';
import type { BoxesDefinition, LabeledBox } from '@platform/contracts';
import { LabelSwatch } from '../labels/label-buttons.tsx';
import type { ReaderProps } from '../part-props.ts';
import { NOT_ANSWERED } from '../reading/comparison.tsx';
import { PlaceNotes } from '../reading/place-notes.tsx';
import { PictureStage } from '../picture/picture-stage.tsx';
import { usePictureView } from '../picture/use-picture-view.ts';
import { BoxShape } from './box-shape.tsx';

/** Shows boxes in the picture and as a list. Those of a compared answer have broken lines and can be hidden. */
export function BoxesReader({ definition, answer, comparison, ...notes }: ReaderProps<'boxes'>) {
  const { picture, width, height, description, flags } = definition;
  const [isOwnShown, setIsOwnShown] = useState(true);
  const [isOtherShown, setIsOtherShown] = useState(true);
  const pictureView = usePictureView(picture, { width, height }, () => pictureView.view.scale > 1);
  const isMoving = useRef(false);
  const { onPointerEnd } = pictureView;
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
          <Shapes {...{ definition }} boxes={comparison.answer.boxes} name={comparison.label} isGhost />
        )}
        {isOwnShown && <Shapes {...{ definition }} boxes={answer.boxes} name="Box" />}
      </PictureStage>
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
      <List aria-label="Boxes">
        {answer.boxes.map((box, index) => {
          const { tone, text } = labelOf(definition, box);
          return (
            <li key={index}>
              <Line>
                <span>{index + 1}</span>
                <LabelSwatch $tone={tone}>{text}</LabelSwatch>
                <span>
                  {box.width} × {box.height} at {box.x}, {box.y}
                </span>
                {flags
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
    </Stack>
  );
}

type ShapesProps = {
  definition: BoxesDefinition;
  boxes: readonly LabeledBox[];
  name: string;
  isGhost?: boolean;
};

function Shapes({ definition, boxes, name, isGhost = false }: ShapesProps) {
  return boxes.map((box, index) => {
    const { tone, text } = labelOf(definition, box);
    const { x, y, width, height } = box;
    return (
      <BoxShape
        key={index}
        {...{ index, x, y, width, height, tone, isGhost }}
        label={text}
        name={`${name} ${index + 1}: ${text}`}
      />
    );
  });
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
