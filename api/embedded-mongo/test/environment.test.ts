import { rmSync } from 'node:fs';
import { Environment } from '../src/storage/environment.ts';
import { createTemporaryFolder } from './test-engine.ts';

test('a batch that throws writes nothing, also not what its statements have written', async () => {
  const folder = createTemporaryFolder();
  const environment = new Environment(folder);
  const key = Buffer.from('key');
  const failing = environment.runTransaction(() => {
    environment.runChildTransaction(() => environment.records.putSync(key, Buffer.from('1')));
    environment.records.putSync(Buffer.from('other'), Buffer.from('1'));
    throw new Error('before the commit');
  });
  await expect(failing).rejects.toThrow('before the commit');
  expect(environment.get(environment.records, key)).toBeUndefined();
  expect(environment.get(environment.records, Buffer.from('other'))).toBeUndefined();

  await environment.runTransaction(() => environment.records.putSync(key, Buffer.from('2')));
  expect(environment.get(environment.records, key)?.toString()).toBe('2');
  await environment.close();
  rmSync(folder, { recursive: true });
});
