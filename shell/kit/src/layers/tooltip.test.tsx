import { Tooltip } from '@platform/kit/layers';
import { act, fireEvent, render, screen } from '@testing-library/react';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  act(() => {
    jest.runAllTimers();
  });
  jest.useRealTimers();
});

function wait(ms: number): void {
  act(() => {
    jest.advanceTimersByTime(ms);
  });
}

const shown = () => screen.queryByRole('tooltip')?.textContent;

function hover(name: string): void {
  fireEvent.pointerMove(screen.getByRole('button', { name }), { pointerType: 'mouse' });
}

/** jsdom's pointer events have no coordinates, which a tooltip needs to see that one has left; Escape closes it too. */
function leave(name: string): void {
  const button = screen.getByRole('button', { name });
  act(() => {
    button.dispatchEvent(new MouseEvent('pointerleave'));
    button.dispatchEvent(new MouseEvent('pointerout', { bubbles: true }));
  });
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(shown()).toBeUndefined();
}

test('opens after 700 ms, the next one at once within 300 ms, and after a pause again only after 700 ms', () => {
  render(
    <>
      <Tooltip content="About one">
        <button>One</button>
      </Tooltip>
      <Tooltip content="About two">
        <button>Two</button>
      </Tooltip>
    </>,
  );

  hover('One');
  wait(650);
  expect(shown()).toBeUndefined();
  wait(100);
  expect(shown()).toBe('About one');

  leave('One');
  wait(100);
  hover('Two');
  wait(1);
  expect(shown()).toBe('About two');

  leave('Two');
  wait(400);
  hover('One');
  wait(650);
  expect(shown()).toBeUndefined();
  wait(100);
  expect(shown()).toBe('About one');
});
