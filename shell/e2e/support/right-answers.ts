import { createInterface } from 'node:readline';
import type { ItemAnswers } from '@platform/contracts';
import { startRightAnswers } from './api-commands.ts';

/** Knows what is right in the attempts at tests of one platform. */
export type RightAnswers = {
  /** Returns a right answer to each question of an attempt, in their order. One call at a time. */
  find(attemptId: string): Promise<readonly ItemAnswers[]>;
  close(): void;
};

/** Creates it. One process, started at the first call, reads for all of them. */
export function createRightAnswers(dataFolder: string): RightAnswers {
  let running: ReturnType<typeof start> | undefined;

  function start() {
    const { stdin, stdout } = startRightAnswers(dataFolder);
    return { stdin, lines: createInterface({ input: stdout })[Symbol.asyncIterator]() };
  }

  return {
    async find(attemptId) {
      running ??= start();
      running.stdin.write(`${attemptId}\n`);
      const { value, done } = await running.lines.next();
      if (done) throw new Error('The command that knows right answers has ended.');
      return JSON.parse(value) as readonly ItemAnswers[];
    },
    close: () => running?.stdin.end(),
  };
}
