import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { useEngine } from '../test-engine.ts';
import { runTestFile } from './run-test-file.ts';
import { connectToEngine } from './test-server.ts';

const { engine } = useEngine();

test('tells how each test of a file has ended, and why', async () => {
  const server = await connectToEngine(engine().uri);
  const json = readFileSync(join(__dirname, 'example.json'), 'utf8');
  const outcomes = await runTestFile(json, server).finally(() => server.close());
  expect(outcomes.map(({ name, status, reason = '' }) => [name, status, reason])).toEqual([
    ['a write is sent again after a lost connection', 'passed', ''],
    ['a write that was done is not done again', 'passed', ''],
    ['a command fails with the code and the labels of a fail point', 'passed', ''],
    ['another result than expected', 'differs', '[0].x is 1, not 5'],
    ['another outcome than expected', 'differs', 'the result is [], not [{"_id":1,"x":1}]'],
    ['other events than expected', 'differs', '1 events instead of 0: commandStartedEvent find'],
    ['an error that does not come', 'differs', 'find did not fail'],
    ['a stage that the engine does not have', 'rejected', expect.stringContaining('40324')],
    ['a test for older servers', 'skipped', 'runOnRequirements'],
    ['an operation that the runner does not know', 'skipped', 'operation mapReduce'],
  ]);
});
