import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger } from '@platform/server-kit/logging';
import { StartError } from '@platform/server-kit/node-utils';
import type { Registry } from './release-format.ts';
import { openReleaseStore } from './release-store.ts';

const silentLog = createLogger('mf-dashboard', 'silent');
const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function createTempFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'release-store-'));
  folders.push(folder);
  return folder;
}

const createRegistry = (version: string, revision: number) =>
  JSON.stringify({ revision, apps: { 'mf-dashboard': { version } } });

describe('openReleaseStore', () => {
  it.each([
    ['', 'it is empty'],
    ['{"revision": 1, "apps": {"mf-da', 'it is not valid JSON'],
    ['[]', 'it is not a JSON object'],
    ['{"revision":"1","apps":{}}', '"revision" is not a whole number'],
    ['{"revision":1}', '"apps" is missing'],
    ['{"revision":1,"apps":{"shell":{"version":"../../etc"}}}', '"shell" has no version'],
    ['{"revision":1,"apps":{"../x":{"version":"1.0.0"}}}', '"../x" is not an app\'s name'],
  ])('rejects the registry %j and says how to repair it', (text, reason) => {
    const folder = createTempFolder();
    writeFileSync(join(folder, 'registry.json'), text);
    const open = () => openReleaseStore(folder, silentLog);
    expect(open).toThrow(StartError);
    expect(open).toThrow(`The registry ${join(folder, 'registry.json')} is broken: ${reason}`);
    expect(open).toThrow('delete the file and promote');
  });

  it('rejects a store without a registry', () => {
    const folder = join(createTempFolder(), 'none');
    expect(() => openReleaseStore(folder, silentLog)).toThrow(
      `no readable registry at ${join(folder, 'registry.json')}`,
    );
  });
});

describe('an open release store', () => {
  it('follows registry changes, and keeps the last valid registry while the file is broken or missing', () => {
    const folder = createTempFolder();
    const file = join(folder, 'registry.json');
    writeFileSync(file, createRegistry('1.0.0', 1));
    const errors: string[] = [];
    const log = createLogger('mf-dashboard', 'error', { write: (line) => void errors.push(line) });
    const store = openReleaseStore(folder, log);
    const replace = (text: string) => {
      writeFileSync(`${file}.new`, text);
      renameSync(`${file}.new`, file);
    };
    expect(store.liveVersion('mf-dashboard')).toBe('1.0.0');

    replace(createRegistry('1.1.0', 2));
    expect(store.liveVersion('mf-dashboard')).toBe('1.1.0');

    writeFileSync(file, createRegistry('1.2.0', 3).slice(0, 20));
    expect(store.liveVersion('mf-dashboard')).toBe('1.1.0');
    expect(store.registry().revision).toBe(2);
    expect(errors).toHaveLength(1);

    rmSync(file);
    expect(store.liveVersion('mf-dashboard')).toBe('1.1.0');

    replace(createRegistry('1.2.0', 3));
    expect(store.liveVersion('mf-dashboard')).toBe('1.2.0');
  });
});

describe('onChange', () => {
  afterEach(() => jest.useRealTimers());

  function replaceRegistry(folder: string, text: string): void {
    writeFileSync(join(folder, 'registry.json.new'), text);
    renameSync(join(folder, 'registry.json.new'), join(folder, 'registry.json'));
  }

  function createStore() {
    const folder = createTempFolder();
    writeFileSync(join(folder, 'registry.json'), createRegistry('1.0.0', 1));
    return { folder, store: openReleaseStore(folder, silentLog) };
  }

  it('reports each new revision without waiting for the poll', async () => {
    jest.useFakeTimers({
      doNotFake: ['setTimeout', 'clearTimeout', 'setImmediate', 'nextTick', 'queueMicrotask'],
    });
    const { folder, store } = createStore();
    let report: (registry: Registry) => void = () => undefined;
    const nextReport = () => new Promise<Registry>((resolve) => (report = resolve));
    const stop = store.onChange((registry) => report(registry));

    for (const revision of [2, 3]) {
      const reported = nextReport();
      replaceRegistry(folder, createRegistry(`1.${revision}.0`, revision));
      expect((await reported).revision).toBe(revision);
    }
    stop();
  });

  it('reports a change that the file system does not, with the next poll', () => {
    jest.useFakeTimers();
    const { folder, store } = createStore();
    const revisions: number[] = [];
    const stop = store.onChange(({ revision }) => revisions.push(revision));

    rmSync(folder, { recursive: true });
    mkdirSync(folder);
    writeFileSync(join(folder, 'registry.json'), createRegistry('1.1.0', 2));
    jest.advanceTimersByTime(1_000);
    expect(revisions).toEqual([2]);

    stop();
    replaceRegistry(folder, createRegistry('1.2.0', 3));
    jest.advanceTimersByTime(5_000);
    expect(revisions).toEqual([2]);
  });

  it('reports a publish, and nothing when a broken registry is written', () => {
    jest.useFakeTimers();
    const { folder, store } = createStore();
    const listener = jest.fn();
    const stop = store.onChange(listener);
    replaceRegistry(folder, JSON.stringify({ ...JSON.parse(createRegistry('1.0.0', 1)), history: {} }));
    jest.advanceTimersByTime(1_000);
    replaceRegistry(folder, '{');
    jest.advanceTimersByTime(2_000);
    expect(listener.mock.calls).toEqual([[expect.objectContaining({ revision: 1, history: {} })]]);
    stop();
  });

  it('follows the registry by polling and says so if the folder cannot be watched', () => {
    jest.useFakeTimers();
    const folder = createTempFolder();
    writeFileSync(join(folder, 'registry.json'), createRegistry('1.0.0', 1));
    const lines: string[] = [];
    const log = createLogger('mf-dashboard', 'warn', { write: (line) => void lines.push(line) });
    const store = openReleaseStore(folder, log);
    rmSync(folder, { recursive: true });
    const listener = jest.fn();
    const stop = store.onChange(listener);
    expect(lines.join()).toContain('release store cannot be watched');

    mkdirSync(folder);
    writeFileSync(join(folder, 'registry.json'), createRegistry('1.1.0', 2));
    jest.advanceTimersByTime(1_000);
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
  });
});
