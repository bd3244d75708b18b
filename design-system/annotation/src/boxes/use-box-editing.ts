import { useEffect, useRef, useState, type RefObject } from 'react';
import { BOXES_MAX, type LabeledBox } from '@platform/contracts';
import type { EditorProps } from '../part-props.ts';
import type { Point } from '../picture/picture-view.ts';
import { boxBetween, type Rect } from './edit-boxes.ts';

type Options = Pick<EditorProps<'boxes'>, 'definition' | 'answer' | 'onChange'> & {
  readonly svg: RefObject<SVGSVGElement | null>;
};

export type BoxEditing = ReturnType<typeof useBoxEditing>;

/** Keeps which box is selected and makes the changes of the answer. */
export function useBoxEditing({ definition, answer, onChange, svg }: Options) {
  const { labels } = definition;
  const { boxes } = answer;
  const [selected, setSelected] = useState<number>();
  const [lastLabel, setLastLabel] = useState(labels[0]?.id ?? '');
  const [status, setStatus] = useState('');
  const focus = useFocusBox(svg);
  const box = selected === undefined ? undefined : boxes[selected];

  const change = (next: readonly LabeledBox[]): void => onChange({ boxes: [...next], nothingToMark: false });
  const select = (index: number | undefined): void => {
    setSelected(index);
    focus(index);
  };
  const update = (index: number, changes: Partial<LabeledBox>): void =>
    change(boxes.map((other, at) => (at === index ? { ...other, ...changes } : other)));

  return {
    box,
    selected: box ? selected : undefined,
    status,
    select,
    /** The focus has moved to a box without a click. */
    noticeFocus: (index: number) => setSelected(index),
    update,
    add: (rect: Rect): void => {
      if (boxes.length >= BOXES_MAX) {
        setStatus(`You can draw at most ${BOXES_MAX} boxes.`);
        return;
      }
      change([...boxes, { ...rect, label: lastLabel, flags: [] }]);
      setStatus(`Added box ${boxes.length + 1}.`);
      select(boxes.length);
    },
    /** Makes a box around a point, a fifth as large as what is shown. */
    boxAround: ({ x, y }: Point, scale: number): Rect => {
      const side = Math.min(definition.width, definition.height) / scale / 5;
      return boxBetween(
        { x: x - side / 2, y: y - side / 2 },
        { x: x + side / 2, y: y + side / 2 },
        definition,
      );
    },
    remove: (index: number): void => {
      change(boxes.filter((_, at) => at !== index));
      setStatus(`Removed box ${index + 1}.`);
      select(boxes.length > 1 ? Math.min(index, boxes.length - 2) : undefined);
    },
    setLabel: (label: string): void => {
      setLastLabel(label);
      if (selected !== undefined && box) update(selected, { label });
    },
    toggleFlag: (id: string): void => {
      if (selected === undefined || !box) return;
      const isSet = box.flags.includes(id);
      // In the order of the flags, so that equal answers are equal records.
      const wanted = definition.flags.filter((flag) =>
        flag.id === id ? !isSet : box.flags.includes(flag.id),
      );
      update(selected, { flags: wanted.map((flag) => flag.id) });
    },
    label: box?.label ?? lastLabel,
  };
}

/** Returns a function that focuses a box after the next rendering; the picture if there is none. */
function useFocusBox(svg: RefObject<SVGSVGElement | null>) {
  const wanted = useRef<number | 'picture'>(undefined);
  useEffect(() => {
    if (wanted.current === undefined || !svg.current) return;
    const element =
      wanted.current === 'picture'
        ? svg.current
        : svg.current.querySelector<SVGElement>(`[data-box="${wanted.current}"][tabindex]`);
    wanted.current = undefined;
    element?.focus({ preventScroll: true });
  });
  return (index: number | undefined) => {
    wanted.current = index ?? 'picture';
  };
}
