import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanUp, makeFolder, makeStore, silent } from '../../test/origin.factory.ts';
import { StartError } from '../start-error.ts';
import { openReleaseStore } from './release-store.ts';

afterEach(cleanUp);

const registryOf = (version: string, revision: number) =>
  JSON.stringify({ revision, apps: { 'mf-dashboard': { version } } });

describe('a server that starts', () => {
  it.each([
    ['', 'it is empty'],
    ['{"revision": 1, "apps": {"mf-da', 'it is not whole JSON'],
    ['[]', 'it is not a JSON object'],
    ['{"revision":"1","apps":{}}', '"revision" is not a whole number'],
    ['{"revision":1}', '"apps" is missing'],
    ['{"revision":1,"apps":{"shell":{"version":"../../etc"}}}', '"shell" has no version'],
    ['{"revision":1,"apps":{"../x":{"version":"1.0.0"}}}', '"../x" is not an app\'s name'],
  ])('refuses the registry %j and says what to do', (text, reason) => {
    const folder = makeFolder();
    writeFileSync(join(folder, 'registry.json'), text);
    const open = () => openReleaseStore(folder, silent);
    expect(open).toThrow(StartError);
    expect(open).toThrow(`The registry ${join(folder, 'registry.json')} is broken: ${reason}`);
    expect(open).toThrow('delete the file and promote');
  });

  it('refuses a store without a registry', () => {
    const folder = join(makeFolder(), 'none');
    expect(() => openReleaseStore(folder, silent)).toThrow(
      `no readable registry at ${join(folder, 'registry.json')}`,
    );
  });
});

describe('a server that runs', () => {
  it('follows the registry, and stays with the last good one while it is broken or gone', () => {
    const folder = makeStore('1.0.0');
    const file = join(folder, 'registry.json');
    const errors: string[] = [];
    const store = openReleaseStore(folder, { ...silent, error: (message) => errors.push(message) });
    const replace = (text: string) => {
      writeFileSync(`${file}.new`, text);
      renameSync(`${file}.new`, file);
    };
    expect(store.liveVersion('mf-dashboard')).toBe('1.0.0');

    replace(registryOf('1.1.0', 2));
    expect(store.liveVersion('mf-dashboard')).toBe('1.1.0');

    writeFileSync(file, registryOf('1.2.0', 3).slice(0, 20));
    expect(store.liveVersion('mf-dashboard')).toBe('1.1.0');
    expect(store.registry().revision).toBe(2);
    expect(errors).toHaveLength(1);

    rmSync(file);
    expect(store.liveVersion('mf-dashboard')).toBe('1.1.0');

    replace(registryOf('1.2.0', 3));
    expect(store.liveVersion('mf-dashboard')).toBe('1.2.0');
  });
});
