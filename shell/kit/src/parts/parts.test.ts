import { runInParts } from './index.ts';

test('runs parts in their order, and lets what waits come between', async () => {
  const heard: string[] = [];
  const part = (name: string) => async () => {
    heard.push(`${name} begins`);
    await Promise.resolve();
    heard.push(`${name} ends`);
    setTimeout(() => heard.push(`touch after ${name}`));
  };

  await runInParts([part('first'), part('second')]);

  expect(heard).toEqual([
    'first begins',
    'first ends',
    'touch after first',
    'second begins',
    'second ends',
    'touch after second',
  ]);
});

test('stops at a part that fails, and says so', async () => {
  const last = jest.fn(() => Promise.resolve());

  await expect(runInParts([() => Promise.reject(new Error('no such file')), last])).rejects.toThrow(
    'no such file',
  );
  expect(last).not.toHaveBeenCalled();
});
