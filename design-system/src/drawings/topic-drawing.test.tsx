import { render } from '@testing-library/react';
import { TopicDrawing } from './topic-drawing.tsx';

const TOPICS =
  'pencil-alt image video microphone chart-line tag comment-dots closed-captioning file-alt store'.split(' ');

const renderMarkup = (name: string) =>
  render(<TopicDrawing name={name} />).container.querySelector('svg')?.innerHTML;

test('has a different drawing for each topic', () => {
  expect(new Set(TOPICS.map(renderMarkup)).size).toBe(TOPICS.length);
});

test.each(['rocket', 'toString', ''])('falls back to the default drawing for the unknown name %p', (name) => {
  expect(renderMarkup(name)).toBe(renderMarkup('pencil-alt'));
});

test('shows dimension texts only if the drawing is wide enough', () => {
  const { container, rerender } = render(<TopicDrawing name="store" width={120} />);
  expect(container.querySelector('text')).toBeNull();
  rerender(<TopicDrawing name="store" width={360} />);
  expect(container.querySelector('text')).not.toBeNull();
});

test('shows how much is in ink, and dimension texts once it is done', () => {
  const { container, rerender } = render(<TopicDrawing name="store" width={360} inked={0.25} />);
  const readWidths = () =>
    Array.from(container.querySelectorAll('clipPath rect'), (rect) => rect.getAttribute('width'));
  expect(readWidths()).toEqual(['280', '92']);
  expect(container.querySelector('text')).toBeNull();

  rerender(<TopicDrawing name="store" width={360} inked={1} />);
  expect(readWidths()).toEqual(['280', '280']);
  expect(container.querySelectorAll('text').length).toBeGreaterThan(0);

  rerender(<TopicDrawing name="store" width={360} inked={null} />);
  expect(readWidths()).toEqual(['0', '0']);
});
