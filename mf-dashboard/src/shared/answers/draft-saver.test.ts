import type { ItemDraft, SaveDraftBody } from '@platform/contracts';
import { toApiError, type ApiError } from '@platform/kit';
import {
  DraftSaver,
  KEEP_DELAY_MS,
  SAVE_DELAY_MS,
  START_DELAY_MS,
  type DraftSaverOptions,
  type KeptDraft,
} from './draft-saver.ts';

beforeEach(() => jest.useFakeTimers({ now: Date.parse('2026-01-02T12:00:00.000Z') }));
afterEach(() => jest.useRealTimers());

type Measures = Pick<SaveDraftBody, 'activeSeconds' | 'effort'>;

const item = (itemId: string, text = 'a'): ItemDraft => ({
  itemId,
  answers: { q1: { selected: [text], cannotTell: false, note: '' } },
  cannotDo: null,
});

function apiError(fields: Partial<ApiError>): Error & ApiError {
  return toApiError({
    status: 0,
    code: 'unreachable',
    message: 'The server did not respond.',
    details: [],
    requestId: undefined,
    retryAfterSeconds: undefined,
    extensions: {},
    ...fields,
  });
}

/** A saver with a server that counts versions and a browser storage, both of which can fail. */
function createScenario(options: Partial<DraftSaverOptions<ItemDraft, Measures>> = {}) {
  const sent: SaveDraftBody[] = [];
  const scenario = {
    sent,
    kept: undefined as KeptDraft<ItemDraft, Measures> | undefined,
    error: undefined as Error | undefined,
    isStorageFull: false,
    version: options.version ?? 3,
  };
  const saver = new DraftSaver({
    editorId: 'editor-1',
    device: 'Firefox on Linux',
    version: 3,
    savedAt: null,
    measure: () => ({ activeSeconds: 30, effort: { typed: 5, pasted: 0, inserted: 0 } }),
    keep: (draft) => {
      if (scenario.isStorageFull) return false;
      scenario.kept = draft;
      return true;
    },
    send: (body) => {
      sent.push(body);
      if (scenario.error) return Promise.reject(scenario.error);
      scenario.version += 1;
      const savedAt = new Date().toISOString();
      return Promise.resolve({ version: scenario.version, savedAt, placeKeptUntil: null });
    },
    ...options,
  });
  saver.start();
  return Object.assign(scenario, { saver });
}

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

test('saves all changed items two seconds after the first change', async () => {
  const { saver, sent } = createScenario();
  saver.change(item('i1', 'a'));
  await pass(1_000);
  saver.change(item('i1', 'b'));
  saver.change(item('i2'));
  await pass(SAVE_DELAY_MS - 1_001);
  expect(sent).toEqual([]);
  await pass(1);
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ version: 3, editorId: 'editor-1', items: [item('i1', 'b'), item('i2')] });
  expect(saver.version).toBe(4);
  expect(saver.state).toEqual({ kind: 'saved', at: '2026-01-02T12:00:02.000Z' });
});

test('saves what changes during a request in a request of its own', async () => {
  let respond = () => {};
  const sent: SaveDraftBody[] = [];
  const { saver } = createScenario({
    send: (body) => {
      sent.push(body);
      return new Promise((resolve) => {
        respond = () => resolve({ version: 3 + sent.length, savedAt: 'now' });
      });
    },
  });
  saver.change(item('i1', 'a'));
  await pass(SAVE_DELAY_MS);
  saver.change(item('i1', 'b'));
  await pass(SAVE_DELAY_MS);
  expect(sent).toHaveLength(1);
  respond();
  await pass(SAVE_DELAY_MS);
  expect(sent[1]).toMatchObject({ version: 4, items: [item('i1', 'b')] });
  expect(saver.state.kind).toBe('saving');
  respond();
  await pass(0);
  expect(saver.state.kind).toBe('saved');
});

test('keeps a change in this browser before it is sent', async () => {
  const scenario = createScenario();
  scenario.saver.change(item('i1'));
  await pass(KEEP_DELAY_MS);
  expect(scenario.kept?.items).toEqual([item('i1')]);
  expect(scenario.sent).toEqual([]);
});

test('keeps the answers of two minutes offline and sends them when the browser is online', async () => {
  const scenario = createScenario();
  scenario.error = apiError({});
  scenario.saver.change(item('i1'));
  await pass(60_000);
  scenario.saver.change(item('i2'));
  await pass(60_000);
  expect(scenario.saver.state).toEqual({ kind: 'kept' });
  expect(scenario.kept?.items.map(({ itemId }) => itemId)).toEqual(['i1', 'i2']);
  expect(scenario.sent.length).toBeLessThan(8);

  scenario.error = undefined;
  scenario.saver.retry();
  await pass(0);
  expect(scenario.sent.at(-1)?.items.map(({ itemId }) => itemId)).toEqual(['i1', 'i2']);
  expect(scenario.saver.state.kind).toBe('saved');
  expect(scenario.kept).toBeUndefined();
});

test('tries again less and less often, at least once a minute', async () => {
  const scenario = createScenario();
  scenario.error = apiError({ status: 503, code: 'unavailable' });
  const times: number[] = [];
  const start = Date.now();
  scenario.saver.subscribe(() => {
    if (scenario.saver.state.kind === 'kept') times.push((Date.now() - start) / 1_000);
  });
  scenario.saver.change(item('i1'));
  await pass(200_000);
  expect(times).toEqual([2, 4, 8, 16, 32, 64, 124, 184]);
});

test('waits as long as the server asks', async () => {
  const scenario = createScenario();
  scenario.error = apiError({ status: 429, code: 'rate_limited', retryAfterSeconds: 30 });
  scenario.saver.change(item('i1'));
  await pass(SAVE_DELAY_MS);
  scenario.error = undefined;
  await pass(29_999);
  expect(scenario.sent).toHaveLength(1);
  await pass(1);
  expect(scenario.saver.state.kind).toBe('saved');
});

test('sends what an earlier page could not send', async () => {
  const { saver, sent } = createScenario({ unsent: [item('i1')] });
  expect(saver.state).toEqual({ kind: 'kept' });
  await pass(START_DELAY_MS);
  expect(sent[0]?.items).toEqual([item('i1')]);
});

test('stops at a newer version, keeps the answers, and overwrites only when told to', async () => {
  const scenario = createScenario();
  const newer = { version: 9, savedAt: '2026-01-02T11:59:00.000Z', device: 'Chrome on Android' };
  scenario.error = apiError({ status: 409, code: 'draft_newer', extensions: newer });
  scenario.saver.change(item('i1'));
  await pass(SAVE_DELAY_MS);
  expect(scenario.saver.state).toEqual({ kind: 'conflict', ...newer });

  scenario.error = undefined;
  scenario.saver.change(item('i2'));
  scenario.saver.retry();
  await pass(120_000);
  expect(await scenario.saver.flush()).toBe(false);
  expect(scenario.sent).toHaveLength(1);
  expect(scenario.kept?.items).toHaveLength(2);

  scenario.saver.overwrite(9, [item('i3')]);
  await pass(0);
  expect(scenario.sent[1]).toMatchObject({ version: 9, items: [item('i1'), item('i2'), item('i3')] });
});

test('forgets unsent answers when the member takes the other version', async () => {
  const scenario = createScenario();
  scenario.error = apiError({ status: 409, code: 'draft_newer' });
  scenario.saver.change(item('i1'));
  await pass(SAVE_DELAY_MS);
  scenario.saver.discard();
  await pass(120_000);
  expect(scenario.kept).toBeUndefined();
  expect(scenario.sent).toHaveLength(1);
});

test('says what the server rejects, and tries again after the next change', async () => {
  const scenario = createScenario();
  scenario.error = apiError({ status: 400, code: 'invalid_request', message: 'Answer is too long.' });
  scenario.saver.change(item('i1'));
  await pass(120_000);
  expect(scenario.saver.state).toEqual({
    kind: 'failed',
    message: 'Answer is too long.',
    isKept: true,
  });
  expect(scenario.sent).toHaveLength(1);
  scenario.error = undefined;
  scenario.saver.change(item('i1', 'b'));
  await pass(SAVE_DELAY_MS);
  expect(scenario.saver.state.kind).toBe('saved');
});

test('stops when the submission takes no answers any more', async () => {
  const scenario = createScenario();
  scenario.error = apiError({ status: 409, code: 'wrong_state' });
  scenario.saver.change(item('i1'));
  await pass(120_000);
  expect(scenario.saver.state).toEqual({ kind: 'closed' });
  expect(scenario.sent).toHaveLength(1);
});

test('warns if the browser cannot keep unsent answers', async () => {
  const scenario = createScenario();
  scenario.error = apiError({});
  scenario.isStorageFull = true;
  scenario.saver.change(item('i1'));
  await pass(SAVE_DELAY_MS);
  expect(scenario.saver.state).toMatchObject({ kind: 'failed', isKept: false });
});

test('keeps and sends everything at once while the page is being left, also during a request', async () => {
  const scenario = createScenario();
  scenario.saver.change(item('i1'));
  scenario.saver.leave();
  expect(scenario.kept?.items).toEqual([item('i1')]);
  expect(scenario.sent).toHaveLength(1);
  scenario.saver.change(item('i2'));
  scenario.saver.leave();
  expect(scenario.sent[1]?.items).toEqual([item('i1'), item('i2')]);
  await pass(SAVE_DELAY_MS);
  expect(scenario.saver.state.kind).toBe('saved');
  expect(scenario.kept).toBeUndefined();
});

test('saves before a hand-in, and the active time even if nothing changed', async () => {
  const { saver, sent } = createScenario();
  saver.change(item('i1'));
  expect(await saver.finish()).toBe(true);
  expect(sent.map(({ items }) => items.length)).toEqual([1, 0]);
  expect(sent[1]).toMatchObject({ version: 4, activeSeconds: 30 });
});

test('splits what is too large for one request', async () => {
  const { saver, sent } = createScenario();
  for (let index = 0; index < 5; index += 1) saver.change(item(`i${index}`, 'x'.repeat(25_000)));
  await pass(SAVE_DELAY_MS);
  expect(sent.map(({ items }) => items.length)).toEqual([2, 2, 1]);
  expect(sent.map(({ version }) => version)).toEqual([3, 4, 5]);
});

test('does nothing after it was stopped', async () => {
  const { saver, sent } = createScenario();
  saver.change(item('i1'));
  saver.stop();
  await pass(120_000);
  saver.leave();
  expect(sent).toEqual([]);
});
