import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { FAULTS_PATH, type FaultsBody } from '@platform/contracts';
import { promote, publish, readRegistry, readRelease } from '@platform/releases';
import type { AttackPart, Finding, Target } from '../support/attack.ts';
import { type Client, createClient } from '../support/client.ts';

const APP = 'mf-marketing';
const PAGE = '/faq';
const STRANGERS = 10;
const REPORTS_OF_EACH = 100;
/** Twice the interval of the job that rolls back. */
const PATIENCE_MS = 35_000;
const ROLLBACK_TARGET_MS = 60_000;
const FAULT = { phase: 'render', cause: 'x is undefined', path: PAGE } as const;

/** Ten strangers try to take a good release back, and to keep a bad one. */
export const forgedReports: AttackPart = {
  name: 'forged-reports',
  share: 0,
  async run(target) {
    const store = join(target.platform.dataFolder, 'releases');
    const live = readRegistry(store).apps[APP]?.version ?? '';
    try {
      return [await takeBack(target, store, live), await keepAlive(target, store, live)];
    } finally {
      promote(store, { [APP]: live }, 'release');
    }
  },
};

/** Reports faults of a good release, of which pages fail in four other networks too. */
async function takeBack(target: Target, store: string, live: string): Promise<Finding> {
  const version = promoteCopy(store, live, '1.0.1-attack');
  const strangers = visitorsIn(target, 1, STRANGERS);
  const old = await Promise.all(strangers.map(openPage));
  await waitForVersion(target, version);
  const others = visitorsIn(target, 101, 40);
  await Promise.all(
    others.map(async (visitor, index) => report(visitor, await openPage(visitor), index < 4)),
  );
  const tokens = await Promise.all(strangers.map(openPage));
  let requests = 0;
  await Promise.all(
    strangers.map(async (stranger, index) => {
      for (let repeat = 0; repeat < REPORTS_OF_EACH; repeat += 1) {
        const kinds = [
          await openPage(stranger),
          tokens[index], // replayed
          tokens[(index + 1) % STRANGERS], // of another network
          old[index], // of another version
          `${tokens[index]?.slice(0, -1)}x`, // forged
        ];
        await report(stranger, kinds[repeat % kinds.length] ?? '', true);
        requests += 1;
      }
    }),
  );
  await delay(PATIENCE_MS);
  const isLive = readRegistry(store).apps[APP]?.version === version;
  const outcome = isLive ? 'still live after two runs of the job' : 'rolled back';
  return {
    attack: `faults of a good release from ${STRANGERS} networks, beside 4 of 40 others`,
    requests,
    outcome,
    holds: isLive,
  };
}

/** Reports that a bad release is good, while pages of it fail in sixty other networks. */
async function keepAlive(target: Target, store: string, live: string): Promise<Finding> {
  const version = promoteCopy(store, live, '1.0.2-attack');
  await waitForVersion(target, version);
  let requests = 0;
  await Promise.all(
    visitorsIn(target, 1, STRANGERS).map(async (stranger) => {
      for (let repeat = 0; repeat < REPORTS_OF_EACH; repeat += 1) {
        await report(stranger, await openPage(stranger), false);
        requests += 1;
      }
    }),
  );
  const others = visitorsIn(target, 101, 60);
  await Promise.all(others.map(async (visitor) => report(visitor, await openPage(visitor), true)));
  const startedAtMs = performance.now();
  const isLive = (): boolean => readRegistry(store).apps[APP]?.version === version;
  while (isLive() && performance.now() - startedAtMs < ROLLBACK_TARGET_MS) await delay(250);
  const seconds = Math.round((performance.now() - startedAtMs) / 1_000);
  return {
    attack: `good reports of a bad release from ${STRANGERS} networks, beside faults in 60 others`,
    requests,
    outcome: isLive() ? `still live after ${seconds} s` : `rolled back after ${seconds} s`,
    holds: !isLive(),
  };
}

/** Promotes a copy of the live release under another version, which page servers can use as well. */
function promoteCopy(store: string, live: string, version: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'attack-release-'));
  const source = join(store, APP, live);
  cpSync(source, folder, { recursive: true });
  writeFileSync(join(folder, 'release.json'), JSON.stringify({ ...readRelease(source), version }));
  publish(store, folder, 'release');
  rmSync(folder, { recursive: true });
  promote(store, { [APP]: version }, 'release');
  return version;
}

/** Creates visitors, each in a network of its own (RFC 2544). */
function visitorsIn({ platform }: Target, first: number, count: number): Client[] {
  return Array.from({ length: count }, (_, index) =>
    createClient(platform.address('shell'), `198.19.${first + index}.7`),
  );
}

/** Opens a page, and returns the token that it has to report with. */
async function openPage(visitor: Client): Promise<string> {
  const { text } = await visitor.get(PAGE);
  return /"reportToken":"([^"]+)"/.exec(text)?.[1] ?? '';
}

async function report(visitor: Client, token: string, isFaulty: boolean): Promise<void> {
  const part = { app: APP, faults: isFaulty ? [FAULT] : [], vitals: [] };
  const body: FaultsBody = { token, parts: [part] };
  const { status } = await visitor.post(FAULTS_PATH, body);
  if (status !== 204) throw new Error(`a report was answered with ${status}`);
}

/** Waits until the shell's page server makes pages with a version. */
async function waitForVersion(target: Target, version: string): Promise<void> {
  const [visitor] = visitorsIn(target, 100, 1);
  while (visitor && !target.signal.aborted) {
    const [content = ''] = (await openPage(visitor)).split('.', 1);
    if (Buffer.from(content, 'base64url').toString().includes(`"${version}"`)) return;
    await delay(250);
  }
}
