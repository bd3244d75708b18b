import { createInterface } from 'node:readline';
import { readRightAnswers } from '../../src/demo/answers.ts';
import { runCommand } from './run-command.ts';

/** Prints what is right in each attempt whose id it reads, a line each, until its input ends. */
await runCommand('right-answers', async ({ database }) => {
  for await (const attemptId of createInterface({ input: process.stdin }))
    process.stdout.write(`${JSON.stringify(await readRightAnswers(database.connection, attemptId))}\n`);
});
