import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { parseAllDocuments } from 'yaml';
import { ROOT } from '../src/workspaces.ts';

// MongoDB's tools are no packages of npm. These take their place, and write what they were called with to `calls`.
const TOOLS = {
  mongodump: `archive=$(printf '%s\\n' "$@" | sed -n 's/^--archive=//p'); cat "$DUMP" > "$archive"; exit "$EXIT"`,
  mongorestore: 'exit "$EXIT"',
  mongosh: 'exec node "$MONGOSH" "${!#}"',
};
/** Runs a script of mongosh with what the scripts use of it. */
const MONGOSH = `
  const { appendFileSync } = require('node:fs');
  const { DATABASES, EXIT, CALLS } = process.env;
  const connect = (uri) => ({
    adminCommand: () => ({ databases: DATABASES.split(' ').filter(Boolean).map((name) => ({ name })) }),
    getSiblingDB: (database) => ({
      getCollection: (collection) => ({
        updateOne: (...args) => appendFileSync(CALLS, JSON.stringify({ uri, database, collection, args }) + '\\n'),
      }),
    }),
  });
  new Function('connect', 'print', process.argv[2])(connect, console.log);
  process.exit(Number(EXIT));
`;
const URI = 'mongodb://operator:a-password@database:27017/?replicaSet=rs0';

let folder: string;
let backups: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'backup-'));
  backups = join(folder, 'backups');
  mkdirSync(backups);
  mkdirSync(join(folder, 'bin'));
  writeFileSync(join(folder, 'calls'), '');
  writeFileSync(join(folder, 'mongosh.cjs'), MONGOSH);
  writeFileSync(join(folder, 'good'), gzipSync('all records'));
  writeFileSync(join(folder, 'cut off'), gzipSync('all records').subarray(0, -4));
  for (const [name, script] of Object.entries(TOOLS)) {
    const file = join(folder, 'bin', name);
    const record = `echo "${name} $*" >> "${folder}/calls"; cat "$(printf '%s\\n' "$@" | sed -n 's/^--config=//p')" >> "${folder}/calls" 2> /dev/null`;
    writeFileSync(file, `#!/usr/bin/env bash\n${record}\n${script}\n`);
    chmodSync(file, 0o755);
  }
});
afterEach(() => rmSync(folder, { recursive: true }));

function run(script: string, argument: string, env: NodeJS.ProcessEnv = {}) {
  return spawnSync('bash', [join(ROOT, 'deploy/backup', script), argument], {
    encoding: 'utf8',
    env: {
      PATH: `${join(folder, 'bin')}:${process.env.PATH}`,
      TMPDIR: folder,
      LC_ALL: 'C',
      BACKUP_URI: URI,
      MONGOSH: join(folder, 'mongosh.cjs'),
      CALLS: join(folder, 'calls'),
      DATABASES: '',
      DUMP: join(folder, 'good'),
      EXIT: '0',
      ...env,
    },
  });
}
const readCalls = (): string => readFileSync(join(folder, 'calls'), 'utf8');

it('makes a backup as of one point in time, and keeps the password out of the arguments', () => {
  expect(run('back-up.sh', backups).status).toBe(0);
  const [name = ''] = readdirSync(backups);
  expect(name).toMatch(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.archive\.gz$/);
  const [call = '', config] = readCalls().split('\n');
  expect(call).toMatch(/^mongodump --config=\S+ --oplog --gzip --archive=\S+\.part$/);
  expect(config).toBe(`uri: "${URI}"`);
  expect(readdirSync(folder).sort()).toEqual(['backups', 'bin', 'calls', 'cut off', 'good', 'mongosh.cjs']);
});

it('records when the backup was begun in the database of the platform', () => {
  const before = Math.floor(Date.now() / 1_000) * 1_000;
  expect(run('back-up.sh', backups, { BACKUP_DATABASE: 'platform' }).status).toBe(0);
  const [, , call = '', ...more] = readCalls().trimEnd().split('\n');
  expect(call).toMatch(/^mongosh --nodb --quiet --eval/);
  expect(call).not.toContain('a-password');
  const record = JSON.parse(more.at(-1) ?? '') as { args: [object, { $set: { at: string } }, object] };
  expect(record).toMatchObject({ uri: URI, database: 'platform', collection: 'installation' });
  expect(record.args[0]).toEqual({ _id: 'last-backup' });
  const at = Date.parse(record.args[1].$set.at);
  expect(at).toBeGreaterThanOrEqual(before);
  expect(at).toBeLessThanOrEqual(Date.now());
});

it('keeps a backup whose time cannot be recorded, says so, and ends with a code that no job repeats', () => {
  const { status, stderr } = run('back-up.sh', backups, {
    BACKUP_DATABASE: 'platform',
    MONGOSH: 'a server that is gone',
  });
  expect(stderr).toContain('The backup is complete, but its time is not recorded');
  expect(readdirSync(backups)).toHaveLength(1);
  const [cronJob] = parseAllDocuments(readFileSync(join(ROOT, 'deploy/backup/backup.yaml'), 'utf8'));
  expect(cronJob?.toJS()).toMatchObject({
    spec: {
      jobTemplate: {
        spec: {
          podFailurePolicy: {
            rules: [{ action: 'FailJob', onExitCodes: { operator: 'In', values: [status] } }],
          },
          template: { spec: { restartPolicy: 'Never' } },
        },
      },
    },
  });
  expect([0, 1]).not.toContain(status);
});

it.each([
  ['mongodump fails', { EXIT: '1' }],
  ['the archive is cut off', { DUMP: 'cut off' }],
])('leaves no backup behind if %s', (_, env) => {
  const { status } = run('back-up.sh', backups, {
    ...env,
    ...('DUMP' in env && { DUMP: join(folder, env.DUMP) }),
  });
  // A job repeats it.
  expect(status).toBe(1);
  expect(readdirSync(backups)).toEqual([]);
});

it('keeps the newest backups and nothing else that it made, but what others put there', () => {
  for (const day of ['01', '02', '03'])
    writeFileSync(join(backups, `2026-01-${day}T03-00-00Z.archive.gz`), 'old');
  writeFileSync(join(backups, 'notes.txt'), 'mine');
  expect(run('back-up.sh', backups, { BACKUP_KEEP: '2' }).status).toBe(0);
  const names = readdirSync(backups).sort();
  expect(names).toHaveLength(3);
  expect(names[0]).toBe('2026-01-03T03-00-00Z.archive.gz');
  expect(names[2]).toBe('notes.txt');
});

it('restores a backup with the oplog to an empty server', () => {
  const { status, stdout } = run('restore.sh', join(folder, 'good'));
  expect(status).toBe(0);
  expect(stdout).toContain('prove the ledger');
  expect(readCalls()).toMatch(
    /^mongorestore --config=\S+ --oplogReplay --stopOnError --gzip --archive=\S+good$/m,
  );
  expect(readCalls().match(/^(?!uri).*a-password/m)).toBeNull();
});

it.each([
  ['a server that has data', 'good', { DATABASES: 'platform' }, 'The server has data: platform'],
  ['a backup that is cut off', 'cut off', {}, 'unexpected end of file'],
])('does not restore %s', (_, file, env, message) => {
  const { status, stderr } = run('restore.sh', join(folder, file), env);
  expect(status).not.toBe(0);
  expect(stderr).toContain(message);
  expect(readCalls()).not.toContain('mongorestore');
});

it('ends with 1 if mongorestore does', () => {
  expect(run('restore.sh', join(folder, 'good'), { EXIT: '1' }).status).toBe(1);
});
