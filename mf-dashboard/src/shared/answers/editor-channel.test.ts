import { waitFor } from '@testing-library/react';
import { EditorChannel } from './editor-channel.ts';

let other: BroadcastChannel;

beforeEach(() => {
  other = new BroadcastChannel('work:s1');
});
afterEach(() => other.close());

test('sends nothing after it has closed while it saved for another page', async () => {
  const onReadOnly = jest.fn();
  let finishSaving: (() => void) | undefined;
  const release = () => new Promise<void>((resolve) => (finishSaving = resolve));
  const channel = new EditorChannel('s1', 'first', { onReadOnly, release });
  other.postMessage({ kind: 'take-over', from: 'second' });
  await waitFor(() => expect(finishSaving).toBeDefined());
  channel.close();
  const post = jest.spyOn(BroadcastChannel.prototype, 'postMessage');

  finishSaving?.();

  await waitFor(() => expect(onReadOnly).toHaveBeenCalled());
  expect(post).not.toHaveBeenCalled();
});
