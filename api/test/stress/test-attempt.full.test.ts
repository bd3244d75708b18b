import { FREE_BLUEPRINT_ID, TEST_UNITS, type Attempt } from '@platform/contracts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { openDatabase } from '../../src/platform/db/database.ts';
import { newId } from '../../src/platform/ids.ts';
import { databaseUri, startApi, startEngine, type ChildService } from '../support/processes.ts';
import { RetryingClient } from '../support/retrying-client.ts';
import { readRightAnswers } from '../../src/demo/answers.ts';
import { createRandom, seeds } from './stress-parameters.ts';

const { MONGODB_URI } = process.env;
const KILLS = 4;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'test-crash-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test.each(seeds())(
  'seed %i: killing the API repeatedly while a test is taken loses no answer and scores it once',
  async (seed) => {
    const random = createRandom(seed);
    const engine = MONGODB_URI ? undefined : await startEngine(join(folder, 'db'));
    const uri = databaseUri(MONGODB_URI ?? engine?.url ?? '', `test_crash_${newId().toHexString()}`);
    const member = new RetryingClient(`learner-${seed}`);
    let api: ChildService | undefined;
    const start = async () => {
      api = await startApi(uri, { DATA_DIR: folder });
      member.connectTo(api.url);
    };
    const kill = async () => {
      await delay(30 * random());
      await api?.kill('SIGKILL');
      await start();
    };
    await start();
    const database = await openDatabase(uri);
    try {
      await member.register();
      await database.connection.collection('users').updateMany({}, { $set: { emailVerified: true } });
      const started = await during(kill, () =>
        member.write(`/api/user/courses/${FREE_BLUEPRINT_ID}/test/start`, { kind: 'test', isLong: false }),
      );
      const { id } = started.response as Attempt;
      const path = `/api/user/attempts/${id}`;
      const answers = await readRightAnswers(database.connection, id);
      const kills = new Set(Array.from({ length: KILLS }, () => Math.floor(random() * TEST_UNITS)));

      let version = 0;
      for (const [index, right] of answers.entries()) {
        const items = [{ number: index + 1, answers: right, isMarked: false }];
        const save = () => member.save(`${path}/answers`, { version, ...PAGE, items });
        const { status, body } = await (kills.has(index) ? during(kill, save) : save());
        expect([status, body.code]).toEqual([200, undefined]);
        version = body.version as number;
      }
      // What the last answer to a save confirmed is what another page reads.
      const { items } = (await member.read(path)).body as Attempt;
      expect(items.map((unit) => unit.answers)).toEqual(answers);

      const handedIn = await during(kill, () => member.write(`${path}/submit`));
      expect(handedIn.response).toMatchObject({ state: 'passed', right: TEST_UNITS });
      expect((await member.repeat(handedIn)).body).toEqual(handedIn.response);
      const count = (name: string) => database.connection.collection(name).countDocuments();
      expect([await count('attempts'), await count('certificates')]).toEqual([1, 1]);
    } finally {
      member.stop();
      await database.close();
      await api?.kill('SIGKILL');
      await engine?.kill('SIGTERM');
    }
  },
  300_000,
);

const PAGE = { editorId: 'page', device: 'Test' };

/** Calls the API while its process is killed. */
async function during<Result>(kill: () => Promise<void>, call: () => Promise<Result>): Promise<Result> {
  const [result] = await Promise.all([call(), kill()]);
  return result;
}
