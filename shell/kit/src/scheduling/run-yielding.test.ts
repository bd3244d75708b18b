import { runYielding } from './index.ts';

test('runs steps in order and lets pending tasks run in between', async () => {
  const events: string[] = [];
  const createStep = (name: string) => async () => {
    events.push(`${name} starts`);
    await Promise.resolve();
    events.push(`${name} ends`);
    setTimeout(() => events.push(`input after ${name}`));
  };

  await runYielding([createStep('first'), createStep('second')]);

  expect(events).toEqual([
    'first starts',
    'first ends',
    'input after first',
    'second starts',
    'second ends',
    'input after second',
  ]);
});

test('stops at the first step that fails and rejects with its error', async () => {
  const lastStep = jest.fn(() => Promise.resolve());

  await expect(runYielding([() => Promise.reject(new Error('no such file')), lastStep])).rejects.toThrow(
    'no such file',
  );
  expect(lastStep).not.toHaveBeenCalled();
});
