import { Rating, createEmptyCard, fsrs } from 'ts-fsrs';
import { newId } from '../../platform/ids.ts';
import type { BankItemRecord, PracticeRecord } from './learning.records.ts';
import { cutToDay, listCandidates, scheduleFact } from './practice.policy.ts';
import { hasMastered } from './progress.ts';

const NOW = new Date('2026-03-10T12:00:00Z');
const DAY_MS = 86_400_000;

describe('a fact', () => {
  test('is scheduled as the library itself does, by right and wrong alone', () => {
    const library = fsrs({ enable_fuzz: false, enable_short_term: false, maximum_interval: 365 });
    let own = scheduleFact(null, true, NOW);
    let theirs = library.next(createEmptyCard(NOW), NOW, Rating.Good).card;
    expect(own).toEqual(theirs);
    for (const isRight of [true, true, false, true, true, true, false, false, true]) {
      const at = own.due;
      own = scheduleFact(structuredClone(own), isRight, at);
      theirs = library.next(theirs, at, isRight ? Rating.Good : Rating.Again).card;
      expect(own).toEqual(theirs);
    }
  });

  test('that is right on time is asked later each time, and at the latest after a year', () => {
    let [card, interval] = [scheduleFact(null, true, NOW), 0];
    for (let times = 0; times < 12; times += 1) {
      expect(card.scheduled_days).toBeGreaterThanOrEqual(interval);
      expect(card.scheduled_days).toBeLessThanOrEqual(365);
      interval = card.scheduled_days;
      card = scheduleFact(card, true, card.due);
    }
  });

  test('that is practiced early, and right, is not due earlier than before', () => {
    const card = scheduleFact(scheduleFact(null, true, NOW), true, new Date(NOW.getTime() + 3 * DAY_MS));
    const early = scheduleFact(card, true, new Date(card.due.getTime() - DAY_MS));
    expect(early.due.getTime()).toBeGreaterThanOrEqual(card.due.getTime());
  });
});

const objective = (id: string, fields: Partial<PracticeRecord> = {}): PracticeRecord => ({
  ...{ _id: newId(), userId: newId(), courseId: 1, objective: id, unit: null, last: [] },
  ...{ reason: 'failed_objective', comment: null, isMastered: false, card: null, dueAt: NOW },
  ...fields,
});
const item = (name: string, fields: Partial<BankItemRecord> = {}): BankItemRecord => ({
  ...{ _id: name, name, courseId: 1, objective: name.split('-')[0]!, use: 'practice', kind: 'hand' },
  ...{ isTemplate: false, lesson: null, isPretest: false, material: [], parts: [] },
  ...{ isRetired: false, isVoided: false, ...fields },
});

describe('what is due', () => {
  const items = [
    item('1.1-1'),
    item('1.1-2'),
    item('1.1-t', { isTemplate: true }),
    item('1.2-1'),
    item('1.2-2'),
  ];
  const nextDay = new Date('2026-03-11T00:00:00Z');
  const day = { day: '2026-03-10', nextDayAt: nextDay, items };
  const idsOf = (records: PracticeRecord[], answered: string[] = []) =>
    listCandidates({ ...day, records, answered }).map(({ id }) => id);

  test('of a skill are fresh numbers, of facts those that are new, three of an objective', () => {
    expect(idsOf([objective('1.1'), objective('1.2')])).toEqual([
      '2026-03-10~1.1-1',
      '2026-03-10~1.1-t~2',
      '2026-03-10~1.1-t~3',
      '2026-03-10~1.2-1',
      '2026-03-10~1.2-2',
    ]);
  });

  test('stays the same while it is answered', () => {
    const records = [
      objective('1.2'),
      objective('1.2', {
        unit: '1.2-1',
        card: scheduleFact(null, true, NOW),
        dueAt: new Date('2026-03-12T12:00:00Z'),
      }),
    ];
    expect(idsOf(records, ['2026-03-10~1.2-1'])).toEqual(['2026-03-10~1.2-2']);
  });

  test('are facts from the start of their day, before all that is new', () => {
    const later = objective('1.2', { unit: '1.2-2', dueAt: new Date('2026-03-10T20:00:00Z') });
    const tomorrow = objective('1.2', { unit: '1.2-1', dueAt: nextDay });
    expect(idsOf([objective('1.1'), later, tomorrow])[0]).toBe('2026-03-10~1.2-2');
    expect(idsOf([later, tomorrow])).toEqual(['2026-03-10~1.2-2']);
  });

  test('is nothing of a mastered skill', () => {
    expect(idsOf([objective('1.1', { isMastered: true })])).toEqual([]);
  });

  test('beyond ten waits, and makes no later day longer', () => {
    const units = Array.from({ length: 500 }, (_, index) => `2.1-${index}`);
    const records = units.map((unit) => objective('2.1', { unit, dueAt: NOW }));
    const due = listCandidates({ ...day, items: units.map((name) => item(name)), records, answered: [] });
    expect(cutToDay(due, 0)).toMatchObject({ today: { length: 10 }, later: 490 });
    expect(cutToDay(due.slice(4), 4)).toMatchObject({ today: { length: 6 }, later: 490 });
    expect(cutToDay(due, 12).today).toEqual([]);
  });
});

test.each([
  [[true, true, true, true], false],
  [[true, true, true, true, false], true],
  [[false, true, true, true, true], true],
  [[true, true, true, false, false], false],
])('four of the last five answers make a skill mastered: %j', (last, expected) => {
  expect(hasMastered(last)).toBe(expected);
});
