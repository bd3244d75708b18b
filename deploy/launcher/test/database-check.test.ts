import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { ROOT } from '../src/workspaces.ts';
import { read } from './deployment-files.ts';

const PASSWORDS = { DATABASE_PASSWORD: 'of the platform', DATABASE_OPERATOR_PASSWORD: 'of the operator' };

type Account = { pwd: string; roles: unknown[] };

/** As much of MongoDB as the check asks for. No server is at hand, and mongosh is no package of this repository. */
class FakeServer {
  users = new Map<string, Account>();
  roles = new Map<string, unknown>();
  isInitiated = false;
  isPrimary = true;
  /** What was changed, and by which account. */
  changes: string[] = [];

  connect(address: string) {
    const [, user, password = ''] = /^mongodb:\/\/(?:(\w+):([^@]*)@)?127\.0\.0\.1:27017\/admin/.exec(
      address,
    )!;
    if (user !== undefined && this.users.get(user)?.pwd !== decodeURIComponent(password))
      throw new Error('Authentication failed.');
    const change = (name: string): void => {
      const isFirst = this.users.size + this.roles.size === 0;
      if (!isFirst && user === undefined) throw new Error(`${name} requires authentication`);
      this.changes.push(`${name} by ${user ?? 'this machine'}`);
    };
    return {
      hello: () => ({
        ...(this.isInitiated && { setName: 'rs0' }),
        isWritablePrimary: this.isInitiated && this.isPrimary,
      }),
      adminCommand: ({ replSetInitiate }: { replSetInitiate: object }) => {
        change(`replSetInitiate ${JSON.stringify(replSetInitiate)}`);
        this.isInitiated = true;
      },
      createUser: ({ user: name, ...account }: Account & { user: string }) => {
        change(`createUser ${name}`);
        this.users.set(name, account);
      },
      updateUser: (name: string, account: Account) => {
        change(`updateUser ${name}`);
        this.users.set(name, account);
      },
      getUser: (name: string) => this.users.get(name) ?? null,
      getRole: (name: string) => this.roles.get(name) ?? null,
      createRole: (role: { role: string }) => {
        change(`createRole ${role.role}`);
        this.roles.set(role.role, role);
      },
      grantRolesToUser: (name: string, [role]: string[]) => change(`grant ${role} to ${name}`),
    };
  }
}

class Exit extends Error {
  code: number;
  constructor(code: number) {
    super(`exit ${code}`);
    this.code = code;
  }
}

/** Runs the check and returns its exit code. */
function check(server: FakeServer, passwords = PASSWORDS): number {
  try {
    runInNewContext(read('deploy/database/check.js'), {
      process: { env: passwords },
      connect: (address: string) => server.connect(address),
      print: () => undefined,
      quit: (code: number) => {
        throw new Exit(code);
      },
    });
  } catch (error) {
    if (error instanceof Exit) return error.code;
    throw error;
  }
  return 0;
}

const MADE = [
  'createUser operator by this machine',
  'createRole replayOplog by operator',
  'grant replayOplog to operator by operator',
  'createUser platform by operator',
];

it('makes the replica set and the accounts once, and the platform’s without rights beyond its database', () => {
  const server = new FakeServer();
  expect(check(server)).toBe(0);
  expect(check(server)).toBe(0);
  expect(server.changes).toEqual([
    'replSetInitiate {"_id":"rs0","members":[{"_id":0,"host":"database:27017"}]} by this machine',
    ...MADE,
  ]);
  expect(server.users.get('platform')).toEqual({
    pwd: 'of the platform',
    roles: [
      { role: 'dbOwner', db: 'platform' },
      { role: 'clusterMonitor', db: 'admin' },
    ],
  });
});

it('waits for the election before it makes accounts', () => {
  const server = new FakeServer();
  server.isPrimary = false;
  expect([check(server), check(server)]).toEqual([1, 1]);
  server.isPrimary = true;
  expect(check(server)).toBe(0);
  expect(server.changes.slice(1)).toEqual(MADE);
});

it('makes accounts in a replica set that had none', () => {
  const server = new FakeServer();
  server.isInitiated = true;
  expect(check(server)).toBe(0);
  expect(server.changes).toEqual(MADE);
});

it('changes the password of the platform to that of the settings', () => {
  const server = new FakeServer();
  check(server);
  expect(check(server, { ...PASSWORDS, DATABASE_PASSWORD: 'another' })).toBe(0);
  expect(server.changes.at(-1)).toBe('updateUser platform by operator');
  expect(server.users.get('platform')?.pwd).toBe('another');
});

it('keeps nothing that mongosh writes, and ends as it does', () => {
  const folder = mkdtempSync(join(tmpdir(), 'database-check-'));
  writeFileSync(join(folder, 'mongosh'), '#!/bin/sh\necho "$*"\ntouch "$HOME/log"\nexit 3\n', {
    mode: 0o755,
  });
  const { status, stdout } = spawnSync('bash', [join(ROOT, 'deploy/database/check.sh')], {
    encoding: 'utf8',
    env: { PATH: `${folder}:${process.env.PATH}`, HOME: folder, TMPDIR: folder },
  });
  expect([status, stdout]).toEqual([3, '--quiet --nodb /database/check.js\n']);
  expect(readdirSync(folder)).toEqual(['mongosh']);
  rmSync(folder, { recursive: true });
});

it('fails while the server cannot be written', () => {
  const server = new FakeServer();
  check(server);
  server.isPrimary = false;
  expect(check(server)).toBe(1);
});
