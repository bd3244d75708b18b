import { createPacer } from './pacer.ts';

const OPTIONS = { perSecond: 10, burst: 3, maxWaitMs: 250 };

function startPacer() {
  let now = 1_000;
  const reserve = createPacer({ ...OPTIONS, nowMs: () => now });
  const reserveAll = (count: number, address = '192.0.2.1') =>
    Array.from({ length: count }, () => reserve(address));
  return { reserve, reserveAll, wait: (ms: number) => void (now += ms) };
}

it('lets a burst go ahead, then spaces requests evenly, then rejects those that would wait too long', () => {
  const { reserveAll } = startPacer();
  expect(reserveAll(8)).toEqual([0, 0, 0, 0, 100, 200, undefined, undefined]);
});

it('allows the full rate again after a pause, and rejected requests cost nothing', () => {
  const { reserveAll, wait } = startPacer();
  reserveAll(100);
  wait(200);
  expect(reserveAll(3)).toEqual([100, 200, undefined]);
  wait(10_000);
  expect(reserveAll(5)).toEqual([0, 0, 0, 0, 100]);
});

it('does not let one network delay another', () => {
  const { reserve, reserveAll } = startPacer();
  reserveAll(100);
  expect(reserve('192.0.2.2')).toBe(0);
  expect(reserve('2001:db8::1')).toBe(0);
});

describe('a client of a network that others flood', () => {
  const ADDRESS = '192.0.2.1';
  const MINUTE_MS = 60_000;

  it('goes ahead within its share if it came before them', () => {
    const { reserve, reserveAll, wait } = startPacer();
    reserve(ADDRESS, 'sid=neighbor');
    wait(MINUTE_MS);
    reserveAll(100);

    expect(reserve(ADDRESS, 'sid=neighbor')).toBe(0);
    expect([1, 2, 3].map(() => reserve(ADDRESS, 'sid=neighbor'))).toEqual([undefined, undefined, undefined]);
    wait(2_000);
    reserveAll(100);
    expect(reserve(ADDRESS, 'sid=neighbor')).toBe(0);
  });

  it('waits with them if it is new, however many cookies it invents', () => {
    const { reserve, reserveAll } = startPacer();
    reserveAll(100);
    for (let index = 0; index < 1_000; index++) expect(reserve(ADDRESS, `sid=${index}`)).toBeUndefined();
  });

  it('adds at most half of the pace to it with all others that came before', () => {
    const { reserve, reserveAll, wait } = startPacer();
    const clients = Array.from({ length: 40 }, (_, index) => `sid=${index}`);
    for (const client of clients) {
      reserve(ADDRESS, client);
      wait(200);
    }
    wait(MINUTE_MS);
    reserveAll(100);
    let ahead = 0;
    for (let second = 0; second < 100; second++) {
      wait(1_000);
      reserveAll(100);
      for (const client of clients)
        for (let request = 0; request < 20; request++) if (reserve(ADDRESS, client) === 0) ahead += 1;
    }
    expect(ahead).toBeLessThanOrEqual(100 * OPTIONS.perSecond * 0.5 + 10);
  });

  it('goes ahead at once if its caller knows it', () => {
    const { reserve, reserveAll } = startPacer();
    reserveAll(100);
    expect(reserve(ADDRESS, 'device', true)).toBe(0);
  });
});

it('counts the addresses of an IPv6 /64 as one network, however they are written', () => {
  const { reserve } = startPacer();
  const addresses = [
    '2001:db8:0:1::1',
    '2001:DB8:0:1:ffff::2',
    '2001:0db8:0000:0001:0:0:0:3',
    '2001:db8:0:1::4%eth0',
  ];
  expect(addresses.map((address) => reserve(address))).toEqual([0, 0, 0, 0]);
  expect(reserve('2001:db8:0:1:2:3:4:5')).toBe(100);
  expect(reserve('2001:db8:0:2::1')).toBe(0);
});

it('does not pace requests of this machine', () => {
  const { reserveAll } = startPacer();
  for (const address of ['127.0.0.1', '127.8.9.10', '::1', '::ffff:127.0.0.1'])
    expect(reserveAll(50, address)).toEqual(Array(50).fill(0));
});

it('forgets networks that may go ahead at once', () => {
  const { reserve, wait } = startPacer();
  for (let index = 0; index < 30_000; index++) {
    reserve(`10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`);
    wait(1);
  }
  expect(reserve('10.0.0.1')).toBe(0);
});
