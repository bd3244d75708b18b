/**
 * @own-modules A tooltip that another file left open would end the delay here.
 */
import { Tooltip } from '@platform/kit/overlays';
import { act, fireEvent, render, screen } from '@testing-library/react';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  act(() => {
    jest.runAllTimers();
  });
  jest.useRealTimers();
});

function advance(ms: number): void {
  act(() => {
    jest.advanceTimersByTime(ms);
  });
}

const visibleText = () => screen.queryByRole('tooltip')?.textContent;

function hover(name: string): void {
  fireEvent.pointerMove(screen.getByRole('button', { name }), { pointerType: 'mouse' });
}

/** Closes the tooltip with Escape: jsdom's pointer events lack the coordinates that Radix needs to detect leaving. */
function leave(name: string): void {
  const button = screen.getByRole('button', { name });
  act(() => {
    button.dispatchEvent(new MouseEvent('pointerleave'));
    button.dispatchEvent(new MouseEvent('pointerout', { bubbles: true }));
  });
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(visibleText()).toBeUndefined();
}

test('opens after 700 ms, or at once within 300 ms of another tooltip', () => {
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
  advance(650);
  expect(visibleText()).toBeUndefined();
  advance(100);
  expect(visibleText()).toBe('About one');

  leave('One');
  advance(100);
  hover('Two');
  advance(1);
  expect(visibleText()).toBe('About two');

  leave('Two');
  advance(400);
  hover('One');
  advance(650);
  expect(visibleText()).toBeUndefined();
  advance(100);
  expect(visibleText()).toBe('About one');
});
