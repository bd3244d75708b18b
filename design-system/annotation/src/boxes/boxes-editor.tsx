import { useDeferredValue, useState, type FocusEvent } from 'react';
import { styled } from 'styled-components';
import { Checkbox, Hint, space, Stack, VisuallyHidden } from '@platform/design-system';
import type { BoxesAnswer, BoxesDefinition } from '@platform/contracts';
import { NothingToMark } from '../answering/nothing-to-mark.tsx';
import { ControlKey } from '../keys/key-cap.ts';
import { LabelButtons } from '../labels/label-buttons.tsx';
import type { EditorProps } from '../part-props.ts';
import { Crosshair } from '../picture/crosshair.tsx';
import { PictureStage } from '../picture/picture-stage.tsx';
import { usePictureView } from '../picture/use-picture-view.ts';
import { SmallButton } from '../shared/small-button.ts';
import { useStableActions } from '../shared/use-stable-actions.ts';
import { BoxHandles } from './box-handles.tsx';
import { BoxList } from './box-list.tsx';
import { BoxShape } from './box-shape.tsx';
import type { Rect } from './edit-boxes.ts';
import { useBoxDrag } from './use-box-drag.ts';
import { useBoxEditing, type BoxEditing } from './use-box-editing.ts';
import { FLAG_KEYS, useBoxKeys } from './use-box-keys.ts';

/** Draws labeled boxes in a picture with mouse, pen, finger and keyboard. */
export function BoxesEditor({ definition, answer, errors, onChange }: EditorProps<'boxes'>) {
  const { picture, width, height, description, labels } = definition;
  const [isMoving, setIsMoving] = useState(false);
  const [areHidden, setHidden] = useState(false);
  const pictureView = usePictureView(picture, { width, height }, () => isMoving);
  const editing = useBoxEditing({ definition, answer, onChange, svg: pictureView.svg });
  const { selected, box } = editing;
  function add(rect: Rect): void {
    setHidden(false);
    editing.add(rect);
  }
  function toggleHidden(): void {
    // What cannot be seen takes no key.
    if (!areHidden) editing.select(undefined);
    setHidden(!areHidden);
  }
  const { preview, ...pointerHandlers } = useBoxDrag({
    definition,
    pictureView,
    selected,
    boxAt: (index) => answer.boxes[index],
    onDraw: add,
    onChange: (index, rect) => editing.update(index, rect),
    onTap: editing.select,
  });
  const addInMiddle = () => add(editing.boxAround(pictureView.middle(), pictureView.view.scale));
  const onKeyDown = useBoxKeys({ definition, pictureView, editing, addInMiddle, toggleHidden });

  return (
    <Stack $gap={3}>
      <Hint>Draw a box around each thing you are asked for. Two fingers zoom and move the picture.</Hint>
      <Frame>
        <Columns>
          <LabelButtons
            name={box ? 'Label of the selected box' : 'Label of the next box'}
            labels={labels}
            value={editing.label}
            onChoose={editing.setLabel}
          />
          <PictureStage
            {...{ picture, width, height, description, pictureView }}
            {...pointerHandlers}
            role="application"
            aria-label={KEYS}
            tabIndex={0}
            data-draws={isMoving ? undefined : ''}
            data-path="boxes"
            onKeyDown={onKeyDown}
            onFocus={(event: FocusEvent) => noticeFocus(event, editing)}
            tools={<Tools {...{ addInMiddle, isMoving, setIsMoving, areHidden, toggleHidden }} />}
          >
            {!areHidden && (
              <Shapes
                {...{ definition, answer, selected }}
                pixel={pictureView.pixel}
                hidden={preview?.index}
              />
            )}
            {!isMoving && <Crosshair {...{ pictureView, width, height }} />}
            {preview && <BoxShape {...preview.box} {...PREVIEW} tone={toneOf(definition, editing.label)} />}
            {box && !isMoving && <BoxHandles box={preview?.box ?? box} pixel={pictureView.pixel} />}
          </PictureStage>
          <BoxPanel {...{ definition, answer, errors, onChange, editing }} />
        </Columns>
      </Frame>
      <VisuallyHidden role="status">{editing.status}</VisuallyHidden>
    </Stack>
  );
}

function noticeFocus({ target }: FocusEvent, editing: BoxEditing): void {
  const index = target.closest('[data-box]')?.getAttribute('data-box');
  if (index !== null && index !== undefined) editing.noticeFocus(Number(index));
}

type ToolsProps = {
  addInMiddle: () => void;
  isMoving: boolean;
  setIsMoving: (isMoving: boolean) => void;
  areHidden: boolean;
  toggleHidden: () => void;
};

function Tools({ addInMiddle, isMoving, setIsMoving, areHidden, toggleHidden }: ToolsProps) {
  return (
    <>
      <SmallButton onClick={addInMiddle}>New box</SmallButton>
      <SmallButton aria-pressed={isMoving} onClick={() => setIsMoving(!isMoving)}>
        Move picture
      </SmallButton>
      <SmallButton aria-pressed={areHidden} onClick={toggleHidden}>
        Hide boxes
      </SmallButton>
    </>
  );
}

/** The width of the question decides, not that of the screen, because a guideline may stand beside it. */
const Frame = styled.div`
  container-type: inline-size;
`;

/** The labels above the picture and what is said of its boxes below, or both beside it. */
const Columns = styled.div`
  display: grid;
  grid-template: 'labels' auto 'picture' auto 'panel' auto / minmax(0, 1fr);
  align-items: start;
  gap: ${space(4)};

  > :first-child {
    grid-area: labels;
  }

  > :nth-child(2) {
    grid-area: picture;
  }

  > :last-child {
    grid-area: panel;
  }

  @container (min-width: 44rem) {
    grid-template: 'picture labels' auto 'picture panel' 1fr / minmax(0, 2.4fr) minmax(15rem, 1fr);
  }
`;

type PanelProps = EditorProps<'boxes'> & { editing: BoxEditing };

/** What the selected box is, and all boxes as a list. */
function BoxPanel({ definition, answer, errors, onChange, editing }: PanelProps) {
  const { labels, flags } = definition;
  const { box, selected } = editing;
  // The picture shows a change first: a list of 200 boxes would delay it.
  const listedBoxes = useDeferredValue(answer.boxes);
  const actions = useStableActions({ onSelect: editing.select, onRemove: editing.remove });
  return (
    <Stack $gap={3}>
      {box &&
        flags.map(({ id, label, hint }, index) => (
          <Checkbox
            key={id}
            label={
              <>
                {label} <ControlKey>{FLAG_KEYS[index]}</ControlKey>
              </>
            }
            aria-keyshortcuts={FLAG_KEYS[index]}
            hint={hint}
            checked={box.flags.includes(id)}
            onChange={() => editing.toggleFlag(id)}
          />
        ))}
      {listedBoxes.length > 0 && (
        <BoxList boxes={listedBoxes} {...{ labels, flags, selected }} {...actions} />
      )}
      {answer.boxes.length === 0 && (
        <NothingToMark
          checked={answer.nothingToMark}
          errors={errors}
          onChange={(nothingToMark) => onChange({ boxes: [], nothingToMark })}
        />
      )}
    </Stack>
  );
}

type ShapesProps = {
  definition: BoxesDefinition;
  answer: BoxesAnswer;
  selected: number | undefined;
  /** The box that is being changed, which is drawn apart. */
  hidden: number | undefined;
  /** Pixels of the picture per pixel of the screen. */
  pixel: number;
};

/** Shortest side of what a finger can hit, in pixels of the screen. */
const TOUCHABLE = 24;

function Shapes({ definition, answer, selected, hidden, pixel }: ShapesProps) {
  return answer.boxes.map(({ x, y, width, height, label }, index) => {
    const tone = toneOf(definition, label);
    const labelText = definition.labels[tone]?.label ?? label;
    return (
      index !== hidden && (
        <BoxShape
          key={index}
          {...{ index, x, y, width, height, tone }}
          label={labelText}
          name={`Box ${index + 1}: ${labelText}, ${width} by ${height} at ${x}, ${y}`}
          isSelected={index === selected}
          isFocusable
          growX={Math.max(0, TOUCHABLE * pixel - width)}
          growY={Math.max(0, TOUCHABLE * pixel - height)}
        />
      )
    );
  });
}

function toneOf({ labels }: BoxesDefinition, label: string): number {
  return Math.max(
    0,
    labels.findIndex(({ id }) => id === label),
  );
}

const PREVIEW = { index: -1, label: '', name: 'The box that is being drawn', isSelected: true };

const KEYS =
  'Picture with boxes. B adds a box, Tab leads to the next one. Arrow keys move it by 1 pixel, with Control by 10, and with Shift they change its size. Number keys set its label, Delete removes it. H hides all boxes.';
