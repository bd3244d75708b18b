import { render } from '@testing-library/react';
import { TopicDrawing } from './topic-drawing.tsx';

const TOPICS =
  'pencil-alt image video microphone chart-line tag comment-dots closed-captioning file-alt store'.split(' ');

const markup = (name: string) =>
  render(<TopicDrawing name={name} />).container.querySelector('svg')?.innerHTML;

test('each topic has a drawing of its own', () => {
  expect(new Set(TOPICS.map(markup)).size).toBe(TOPICS.length);
});

test.each(['rocket', 'toString', ''])('a name nobody knows (%p) gets the default drawing', (name) => {
  expect(markup(name)).toBe(markup('pencil-alt'));
});

test('figures appear where there is room for them', () => {
  const { container, rerender } = render(<TopicDrawing name="store" width={120} />);
  expect(container.querySelector('text')).toBeNull();
  rerender(<TopicDrawing name="store" width={360} />);
  expect(container.querySelector('text')).not.toBeNull();
});
