import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectEngine, type EngineConnection } from '@platform/embedded-mongo';

/** What the teardown has to end; both run in jest's own process. */
export type TestEngine = { engine: EngineConnection; folder: string };

/** One engine for the whole run, unless `MONGODB_URI` names a server; each test file takes a database of its own. */
export default async function startEngine(): Promise<void> {
  if (process.env.MONGODB_URI) return;
  const folder = mkdtempSync(join(process.env.TEST_DATA ?? tmpdir(), 'api-tests-'));
  const engine = await connectEngine(folder);
  process.env.TEST_MONGODB_URI = engine.uri;
  (globalThis as { testEngine?: TestEngine }).testEngine = { engine, folder };
}
