import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { findAnswerErrors, type BoxesAnswer, type BoxesDefinition } from '@platform/contracts';
import { PartReader } from '../part-reader.tsx';
import { keepView, WHOLE_PICTURE } from '../picture/picture-view.ts';
import { renderEditor } from '../testing/render-part.tsx';
import { boxBetween, HANDLES, moveBox, resizeBox } from './edit-boxes.ts';

const DEFINITION: BoxesDefinition = {
  type: 'boxes',
  id: 'things',
  prompt: 'Draw a box around every car and sign',
  picture: 'a'.repeat(64),
  width: 400,
  height: 300,
  description: 'A street',
  labels: [
    { id: 'car', label: 'Car', hint: null },
    { id: 'sign', label: 'Sign', hint: null },
  ],
  flags: [{ id: 'hidden', label: 'Partly hidden', hint: null }],
  minSide: 8,
};
const ONE: BoxesAnswer = {
  boxes: [{ x: 100, y: 100, width: 50, height: 40, label: 'car', flags: [] }],
  nothingToMark: false,
};

// The picture is 200 by 150 pixels on the screen: half of its size. jsdom has no layout of its own.
beforeEach(() => {
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockReturnValue({ left: 10, top: 20, width: 200, height: 150 } as DOMRect);
  keepView(DEFINITION.picture, WHOLE_PICTURE);
});

const stage = () => screen.getByRole('application');

function pointer(type: string, x: number, y: number, target: Element = stage(), more = {}): void {
  const event = new MouseEvent(type, { bubbles: true, clientX: 10 + x, clientY: 20 + y, button: 0 });
  Object.assign(event, { pointerId: 1, pointerType: 'mouse', ...more });
  act(() => {
    fireEvent(target, event);
  });
}

test('gives a small box an area that a finger can hit', () => {
  const box = { x: 100, y: 100, width: 8, height: 60, label: 'car', flags: [] };
  renderEditor<'boxes'>(DEFINITION, { answer: { boxes: [box, ONE.boxes[0]!], nothingToMark: false } });
  // 24 pixels of the screen are 48 of the picture.
  const [small, large] = screen.getAllByRole('button', { name: /^Box \d:/ });
  const area = small!.querySelector('.touchable')!;
  const read = (name: string) => Number(area.getAttribute(name));
  expect(['x', 'y', 'width', 'height'].map(read)).toEqual([80, 100, 48, 60]);
  expect(large!.querySelector('.touchable')?.getAttribute('height')).toBe('48');
});

test('draws a box in whole pixels, from the point where the pointer is lifted', () => {
  const { answer, missing } = renderEditor<'boxes'>(DEFINITION);
  expect(missing()).toEqual(['Draw a box or say that there is nothing to mark']);
  pointer('pointerdown', 10, 10);
  pointer('pointermove', 20, 20);
  // The last move is not rendered yet.
  pointer('pointerup', 60.3, 40.2);
  expect(answer().boxes).toEqual([{ x: 20, y: 20, width: 101, height: 60, label: 'car', flags: [] }]);
  expect(
    screen.getByRole('button', { name: 'Box 1: Car, 101 by 60 at 20, 20', pressed: true }),
  ).toHaveFocus();
  expect(missing()).toEqual([]);
});

test('keeps boxes inside the picture and at least as large as allowed', () => {
  const { answer } = renderEditor<'boxes'>(DEFINITION);
  pointer('pointerdown', 190, 140);
  pointer('pointerup', 500, 500);
  expect(answer().boxes[0]).toMatchObject({ x: 380, y: 280, width: 20, height: 20 });
  pointer('pointerdown', 10, 10);
  pointer('pointerup', 10, 15);
  expect(answer().boxes[1]).toMatchObject({ x: 20, y: 20, width: 8, height: 10 });
});

test('selects by tap, then moves and resizes', () => {
  const { answer } = renderEditor<'boxes'>(DEFINITION, { answer: ONE });
  const box = screen.getByRole('button', { name: /^Box 1/ });
  pointer('pointerdown', 60, 60, box);
  pointer('pointerup', 61, 60, box);
  expect(box).toHaveAttribute('aria-pressed', 'true');
  pointer('pointerdown', 60, 60, box);
  pointer('pointerup', 70, 60, box);
  expect(answer().boxes[0]).toMatchObject({ x: 120, y: 100, width: 50, height: 40 });
  const corner = document.querySelector('[data-direction="1,1"]')!;
  pointer('pointerdown', 85, 70, corner);
  pointer('pointerup', 95, 75, corner);
  expect(answer().boxes[0]).toMatchObject({ x: 120, y: 100, width: 70, height: 50 });
});

test('does everything by keyboard', async () => {
  const { user, answer } = renderEditor<'boxes'>(DEFINITION);
  await user.keyboard('b');
  expect(answer().boxes).toEqual([{ x: 170, y: 120, width: 60, height: 60, label: 'car', flags: [] }]);
  await user.keyboard('{ArrowLeft}{Control>}{ArrowUp}{/Control}{Shift>}{ArrowRight}{/Shift}2');
  expect(answer().boxes[0]).toMatchObject({ x: 169, y: 110, width: 61, height: 60, label: 'sign' });
  await user.click(screen.getByRole('checkbox', { name: 'Partly hidden' }));
  expect(answer().boxes[0]?.flags).toEqual(['hidden']);
  await user.keyboard('b');
  expect(answer().boxes[1]?.label).toBe('sign');
  expect(screen.getByRole('button', { name: /^Box 2/, pressed: true })).toHaveFocus();
  await user.tab({ shift: true });
  expect(screen.getByRole('button', { name: /^Box 1/, pressed: true })).toHaveFocus();
  await user.keyboard('{Delete}');
  expect(answer().boxes).toHaveLength(1);
  await user.keyboard('{Delete}');
  expect(stage()).toHaveFocus();
  await user.click(screen.getByRole('checkbox', { name: 'There is nothing to mark' }));
  expect(answer()).toEqual({ boxes: [], nothingToMark: true });
});

test('sets a flag by its key, and hides the boxes until the next one is drawn', async () => {
  const { user, answer } = renderEditor<'boxes'>(DEFINITION, { answer: ONE });
  await user.tab();
  await user.keyboard('f');
  expect(answer().boxes[0]?.flags).toEqual([]);
  act(() => screen.getByRole('button', { name: /^Box 1/ }).focus());
  await user.keyboard('f');
  expect(answer().boxes[0]?.flags).toEqual(['hidden']);
  await user.keyboard('h');
  expect(screen.queryByRole('button', { name: /^Box 1/, pressed: true })).toBeNull();
  expect(screen.getByRole('button', { name: 'Hide boxes', pressed: true })).toBeVisible();
  await user.keyboard('b');
  expect(screen.getAllByRole('button', { name: /^Box \d: Car, / })).toHaveLength(2);
});

test('zooms by key and by two fingers, keeps the view, and draws nothing with two fingers', async () => {
  const { user, answer } = renderEditor<'boxes'>(DEFINITION);
  await user.keyboard('+');
  expect(stage()).toHaveAttribute('viewBox', expect.stringMatching(/^66\.6\d* 50 266\.6\d* 200$/));
  await user.keyboard('-');
  const touch = (pointerId: number) => ({ pointerId, pointerType: 'touch' });
  pointer('pointerdown', 50, 50, stage(), touch(1));
  pointer('pointerdown', 100, 50, stage(), touch(2));
  pointer('pointermove', 150, 50, stage(), touch(2));
  pointer('pointerup', 150, 50, stage(), touch(2));
  pointer('pointerup', 50, 50, stage(), touch(1));
  expect(Number(stage().getAttribute('viewBox')?.split(' ')[2])).toBeCloseTo(200);
  expect(answer().boxes).toEqual([]);
});

test('says that the picture could not be loaded, and tries again', async () => {
  const { user } = renderEditor<'boxes'>(DEFINITION);
  fireEvent.error(screen.getByRole('img', { name: 'A street' }));
  expect(screen.getByRole('alert')).toHaveTextContent('The picture could not be loaded');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('makes only boxes that the API accepts', () => {
  const number = fc.double({ min: -600, max: 900, noNaN: true });
  const point = fc.record({ x: number, y: number });
  fc.assert(
    fc.property(point, point, point, fc.constantFrom(...HANDLES), (one, other, by, handle) => {
      const drawn = boxBetween(one, other, DEFINITION);
      const moved = moveBox(drawn, by.x, by.y, DEFINITION);
      const resized = resizeBox(moved, handle, by.y, by.x, DEFINITION);
      const boxes = [drawn, moved, resized].map((box) => ({ ...box, label: 'car', flags: [] }));
      expect(findAnswerErrors(DEFINITION, { boxes, nothingToMark: false }, 'complete')).toEqual([]);
    }),
  );
});

test('reads boxes over those of another answer, which can be hidden', async () => {
  const onComment = jest.fn();
  render(
    <PartReader
      definition={DEFINITION}
      answer={ONE}
      comparison={{ label: 'Right answer', answer: ONE }}
      findings={[{ target: 'box:1', isRight: true, text: 'Car' }]}
      onComment={onComment}
    />,
  );
  const list = screen.getByRole('list', { name: 'Boxes' });
  expect(list).toHaveTextContent(/Car.*50 × 40 at 100, 100.*Right: Car/);
  expect(screen.getByRole('img', { name: 'Right answer 1: Car' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('checkbox', { name: /broken lines/ }));
  expect(screen.queryByRole('img', { name: 'Right answer 1: Car' })).not.toBeInTheDocument();
  await userEvent.click(within(list).getByRole('button', { name: 'Comment on box 1' }));
  expect(onComment).toHaveBeenCalledWith({ target: 'box:1', span: null });
});

test('says how many boxes are right, fills those that were missed, and lights the one that is pointed at', async () => {
  const missed = { x: 300, y: 200, width: 40, height: 40, label: 'car', flags: [] };
  render(
    <PartReader
      definition={DEFINITION}
      answer={ONE}
      comparison={{ label: 'Right answer', answer: { ...ONE, boxes: [...ONE.boxes, missed] } }}
      findings={[
        { target: 'box:1', isRight: true, text: 'Car: right.' },
        { target: null, isRight: false, text: 'Car was missed.' },
      ]}
    />,
  );
  expect(screen.getByText('1 of 1 right, 1 missed')).toBeVisible();
  expect(screen.getByRole('img', { name: 'Right answer 1: Car' })).toHaveAttribute('data-side', 'other');
  expect(screen.getByRole('img', { name: 'Right answer 2: Car' })).toHaveAttribute('data-side', 'missed');
  const own = screen.getByRole('img', { name: 'Box 1: Car' });
  expect(own).not.toHaveAttribute('data-lit');
  await userEvent.hover(within(screen.getByRole('list', { name: 'Boxes' })).getByText('Car'));
  expect(own).toHaveAttribute('data-lit');
});

test('folds a long list of what was missed', async () => {
  render(
    <PartReader
      definition={DEFINITION}
      answer={ONE}
      findings={Array.from({ length: 5 }, () => ({ target: null, isRight: false, text: 'Car was missed.' }))}
    />,
  );
  expect(screen.getAllByText(/Car was missed/)[0]).not.toBeVisible();
  await userEvent.click(screen.getByText('5 wrong, 0 right'));
  expect(screen.getAllByText(/Car was missed/)[0]).toBeVisible();
});
