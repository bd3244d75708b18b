import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectEngine, type EngineConnection } from '@platform/embedded-mongo';

/** Passed to the teardown through `globalThis`; both run in Jest's main process. */
export type TestEngine = { engine: EngineConnection; folder: string };

/** Starts one database engine for the whole run, unless `MONGODB_URI` is set. Each test file uses its own database. */
export default async function startEngine(): Promise<void> {
  if (process.env.MONGODB_URI) return;
  const folder = mkdtempSync(join(process.env.TEST_DATA ?? tmpdir(), 'api-tests-'));
  const engine = await connectEngine(join(folder, 'db'));
  process.env.TEST_MONGODB_URI = engine.uri;
  (globalThis as { testEngine?: TestEngine }).testEngine = { engine, folder };
}
