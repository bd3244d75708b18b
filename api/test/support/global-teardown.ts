import { rmSync } from 'node:fs';
import type { TestEngine } from './global-setup.ts';

export default async function stopEngine(): Promise<void> {
  const { testEngine } = globalThis as { testEngine?: TestEngine };
  if (!testEngine) return;
  await testEngine.engine.stop();
  rmSync(testEngine.folder, { recursive: true });
}
