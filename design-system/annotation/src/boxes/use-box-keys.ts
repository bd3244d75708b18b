import type { KeyboardEvent } from 'react';
import type { BoxesDefinition } from '@platform/contracts';
import { numberKeyIndex, usePartKeys } from '../keys/use-part-keys.ts';
import type { PictureView } from '../picture/use-picture-view.ts';
import { moveBox, resizeBox } from './edit-boxes.ts';
import type { BoxEditing } from './use-box-editing.ts';

/** The keys that set the flags of the selected box, in the order of the flags. */
export const FLAG_KEYS: readonly string[] = ['f', 'g', 'd', 's'];

type Options = {
  readonly definition: BoxesDefinition;
  readonly pictureView: PictureView;
  readonly editing: BoxEditing;
  readonly addInMiddle: () => void;
  readonly toggleHidden: () => void;
};

/** Handles the keys of the whole question, and returns the handler of those that change the selected box. */
export function useBoxKeys(options: Options) {
  const { definition, pictureView, editing, addInMiddle, toggleHidden } = options;
  usePartKeys((event) => {
    const label = definition.labels[numberKeyIndex(event) ?? -1];
    const key = event.key.toLowerCase();
    const flag = definition.flags[FLAG_KEYS.indexOf(key)];
    if (label) editing.setLabel(label.id);
    else if (flag) editing.toggleFlag(flag.id);
    else if (key === 'b') addInMiddle();
    else if (key === 'h') toggleHidden();
    else if (event.key === '+' || event.key === '=') pictureView.zoomIn();
    else if (event.key === '-') pictureView.zoomOut();
    else return;
    event.preventDefault();
  });

  return (event: KeyboardEvent): void => {
    const { selected, box } = editing;
    if (selected === undefined || !box || event.altKey || event.metaKey) return;
    const direction = DIRECTIONS[event.key];
    if (direction) {
      const step = event.ctrlKey ? 10 : 1;
      const [dx, dy] = [direction[0] * step, direction[1] * step];
      const next = event.shiftKey
        ? resizeBox(box, { dx: 1, dy: 1 }, dx, dy, definition)
        : moveBox(box, dx, dy, definition);
      editing.update(selected, next);
      pictureView.reveal({ x: next.x + next.width / 2, y: next.y + next.height / 2 });
    } else if (event.key === 'Delete' || event.key === 'Backspace') editing.remove(selected);
    else if (event.key === 'Escape') editing.select(undefined);
    else return;
    event.preventDefault();
  };
}

const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
