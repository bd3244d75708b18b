import type { Drawing } from '@platform/content';
import { GUESS_LIMIT, type Course } from '@platform/contracts';
import { AppError } from '../../platform/app-error.ts';
import { rawCollection } from '../../platform/db/raw-collection.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { ItemTruths } from '../work/index.ts';
import { asksTheSame, contentId, toTruthVersion } from '../work/index.ts';
import type { LearningModels } from './learning.model.ts';
import type { AttemptUnitRecord, BankItemRecord, BankKeyRecord } from './learning.records.ts';
import type { CourseContent } from './learning.context.ts';
import { findKeys, seedBanks } from './bank.seeding.ts';
import { chooseForm, chooseRenewal, hasEnough, type FormPlace, type FormSource } from './test.form.ts';

/** Questions to practice: those of the content that no test has. */
const PRACTICE = { use: 'practice', isRetired: false, isVoided: false } as const;
const OFFERED = { use: 'test', isRetired: false, isVoided: false } as const;

/** A question as it is asked in an attempt, with its key. */
export type AskedUnitWithKey = { readonly unit: AttemptUnitRecord; readonly key: BankKeyRecord | null };

export type Bank = ReturnType<typeof createBank>;

/** The courses, and the questions about them. Only this file and the seeding read keys. */
export function createBank(models: LearningModels, drawing: Drawing, now: () => Date) {
  const courses = new Map<number, Course>();
  return {
    /** Brings the stored questions up to date with the content, and keeps what the courses have. */
    async seed({ courses: all, banks }: CourseContent): Promise<void> {
      await seedBanks(models, banks, drawing, now());
      courses.clear();
      for (const course of all) courses.set(course.id, course);
    },

    list: (): Course[] => [...courses.values()].sort((a, b) => a.id - b.id),
    find: (courseId: number): Course | undefined => courses.get(courseId),

    /** @throws AppError `not_found` */
    get(courseId: number): Course {
      const course = courses.get(courseId);
      if (!course) throw new AppError('not_found', 'There is no course with this number.');
      return course;
    },

    ...createTestReads(models, (courseId) => courses.get(courseId)),
    ...createPracticeReads(models),
    ...createAsking(models, drawing),
    ...createTruthReads(models, drawing),
  };
}

function createTestReads(
  { items, versions }: LearningModels,
  find: (courseId: number) => Course | undefined,
) {
  /** Finds what forms are made from, without what is asked. */
  const findOffered = (courseId: number, tx?: Tx): Promise<FormSource[]> =>
    rawCollection(items)
      .find(
        { courseId, ...OFFERED },
        { session: tx, projection: { name: 1, objective: 1, kind: 1, isTemplate: 1 } },
      )
      .toArray();

  /** Whether the test of a course can be taken: its bank passed its gate, and has enough. */
  async function isTestOpen(courseId: number, tx?: Tx): Promise<boolean> {
    const course = find(courseId);
    if (!course?.hasTest) return false;
    const tested = course.objectives.filter(({ isTested }) => isTested).map(({ id }) => id);
    return tested.length > 0 && hasEnough(await findOffered(courseId, tx), tested);
  }

  /**
   * Reads whether the test of a course can be taken, and whether passing it opens the paid work: if the course says so,
   * and random answers cannot pass it.
   */
  async function readTest(courseId: number, tx?: Tx) {
    const isOpen = await isTestOpen(courseId, tx);
    const version = await rawCollection(versions).findOne({ _id: courseId }, { session: tx });
    const guessProbability = version?.guessProbability ?? 1;
    const gatesWork = find(courseId)?.gatesWork ?? false;
    return { isOpen, guessProbability, isGating: isOpen && gatesWork && guessProbability < GUESS_LIMIT };
  }

  return {
    isTestOpen,
    readTest,

    isGating: async (courseId: number, tx?: Tx): Promise<boolean> =>
      find(courseId)?.gatesWork === true && (await readTest(courseId, tx)).isGating,

    /** Chooses the questions of an attempt; `undefined` if the bank has too few. */
    async chooseForm(
      tx: Tx,
      courseId: number,
      { seed, kind, resting }: { seed: string; kind: 'test' | 'renewal'; resting: ReadonlySet<string> },
    ): Promise<FormPlace[] | undefined> {
      const offered = await findOffered(courseId, tx);
      return kind === 'test' ? chooseForm(seed, offered, resting) : chooseRenewal(seed, offered, resting);
    },

    /** Finds every version of the questions of a test, those that are no longer asked included. */
    findTestItems: (courseId: number): Promise<BankItemRecord[]> =>
      rawCollection(items).find({ courseId, use: 'test' }).toArray(),

    /** Finds which of these names are voided. */
    async findVoided(names: readonly string[], tx?: Tx): Promise<Set<string>> {
      const voided = await rawCollection(items).distinct(
        'name',
        { name: { $in: [...names] }, isVoided: true },
        { session: tx },
      );
      return new Set(voided);
    },

    /** Takes a question or template away. Returns whether it was on offer. */
    async voidUnit(tx: Tx, name: string): Promise<boolean> {
      const { modifiedCount } = await rawCollection(items).updateMany(
        { name, use: 'test', isVoided: false },
        { $set: { isVoided: true } },
        { session: tx },
      );
      return modifiedCount > 0;
    },
  };
}

function createPracticeReads({ items }: LearningModels) {
  return {
    /** Finds a question of a lesson, of a pre-test or of practice. Those of a test do not exist here. */
    findPracticeUnit: (name: string, tx?: Tx): Promise<BankItemRecord | null> =>
      rawCollection(items).findOne({ name, isTemplate: false, ...PRACTICE }, { session: tx }),

    /** Finds a question of practice that shows what an objective asks: one of its lesson, if there is one. */
    findExample: (objective: string, tx?: Tx): Promise<BankItemRecord | null> =>
      rawCollection(items).findOne(
        { objective, isTemplate: false, ...PRACTICE },
        { session: tx, sort: { lesson: -1, name: 1 } },
      ),

    findPreTest: (courseId: number): Promise<BankItemRecord[]> =>
      rawCollection(items)
        .find({ courseId, isPretest: true, ...PRACTICE })
        .sort({ name: 1 })
        .toArray(),

    /** Finds what an objective is practiced with: questions, those that no lesson asks first, and templates. */
    findPractice: (objectives: readonly string[], tx?: Tx): Promise<BankItemRecord[]> =>
      rawCollection(items)
        .find({ objective: { $in: [...objectives] }, isPretest: false, ...PRACTICE }, { session: tx })
        .sort({ lesson: 1, name: 1 })
        .toArray(),

    /** Finds which of these questions there are, for what a visitor says to have solved. */
    async findPracticeNames(names: readonly string[], tx?: Tx): Promise<string[]> {
      return rawCollection(items).distinct(
        'name',
        { name: { $in: [...names] }, ...PRACTICE },
        { session: tx },
      );
    },

    /** Finds of which courses these questions are. */
    findCourseOf: (names: readonly string[]): Promise<Pick<BankItemRecord, 'name' | 'courseId'>[]> =>
      rawCollection(items)
        .find({ name: { $in: [...names] }, ...PRACTICE }, { projection: { name: 1, courseId: 1 } })
        .toArray(),
  };
}

/** Creates what makes the questions of a form. */
function createAsking({ items, keys }: LearningModels, drawing: Drawing) {
  async function askWritten(names: readonly string[], tx: Tx): Promise<Map<string, AttemptUnitRecord>> {
    const records = await rawCollection(items)
      .find({ name: { $in: [...names] }, isTemplate: false, ...OFFERED }, { session: tx })
      .toArray();
    const versions = await rawCollection(keys)
      .find({ _id: { $in: records.map(({ _id }) => _id) } }, { session: tx, projection: { version: 1 } })
      .toArray();
    const versionOf = new Map(versions.map(({ _id, version }) => [_id, version]));
    return new Map(
      records.map(({ _id, name, objective, kind, material, parts }) => [
        name,
        {
          ...{ name, objective, kind, isDrawn: false, keyId: _id, keyVersion: versionOf.get(_id) ?? '' },
          ...{ material, parts },
        },
      ]),
    );
  }

  return {
    /** Makes the questions of a form. Those of templates get keys of their own, which `insertKeys` stores. */
    async ask(
      tx: Tx,
      form: readonly FormPlace[],
      { seed, attemptId }: { readonly seed: string; readonly attemptId: string },
    ): Promise<AskedUnitWithKey[]> {
      const written = await askWritten(
        form.filter(({ isTemplate }) => !isTemplate).map(({ name }) => name),
        tx,
      );
      const templateIds = [...new Set(form.filter(({ isTemplate }) => isTemplate).map(({ name }) => name))];
      const templates = await rawCollection(items)
        .find({ _id: { $in: templateIds } }, { session: tx })
        .toArray();
      const drawn = new Map<string, Awaited<ReturnType<Drawing['draw']>>>();
      for (const id of templateIds) {
        const count = form.filter(({ name }) => name === id).length;
        drawn.set(id, await drawing.draw(id, `${seed}:${id}`, count));
      }
      return form.map(({ name, isTemplate }, index) => {
        const unit = written.get(name);
        if (!isTemplate && unit) return { unit, key: null };
        const template = templates.find(({ _id }) => _id === name);
        const fresh = drawn.get(name)?.shift();
        if (!template || !fresh) throw new Error(`The question ${name} cannot be asked.`);
        const key = { ...toTruthVersion(fresh), _id: `${attemptId}:${index + 1}`, replaced: [] };
        const { objective, kind } = template;
        return {
          unit: {
            ...{ name, objective, kind, isDrawn: true, keyId: key._id, keyVersion: key.version },
            ...{ material: [...fresh.material], parts: [...fresh.parts] },
          },
          key: { ...key, drawnFrom: fresh.drawnFrom },
        };
      });
    },

    async insertKeys(tx: Tx, records: readonly BankKeyRecord[]): Promise<void> {
      if (records.length > 0)
        await rawCollection(keys).insertMany([...records], { session: tx, ignoreUndefined: true });
    },
  };
}

/** Creates the reads of what counts as right. */
function createTruthReads({ items, keys }: LearningModels, drawing: Drawing) {
  return {
    /** Lists what counts as right in each of the questions that were asked: now, and when they were asked. */
    async findTruths(units: readonly AttemptUnitRecord[], tx?: Tx): Promise<ItemTruths[]> {
      const written = units.filter(({ isDrawn }) => !isDrawn);
      const asked = written.map(({ keyId }) => keyId);
      const names = written.map(({ name }) => name);
      const replacing = await rawCollection(items)
        .find({ name: { $in: names }, isRetired: false, _id: { $nin: asked } }, { session: tx })
        .toArray();
      const ids = [...units.map(({ keyId }) => keyId), ...replacing.map(({ _id }) => _id)];
      const records = await findKeys(keys, ids, tx);
      const truths: ItemTruths[] = [];
      for (const unit of units) {
        const own = records.get(unit.keyId);
        const successor = replacing.find((item) => item.name === unit.name && asksTheSame(unit, item));
        const current = unit.isDrawn
          ? own && (await drawCurrent(drawing, unit, own))
          : successor && records.get(successor._id);
        const before = own?.replaced.find(({ version }) => version === unit.keyVersion);
        truths.push(own ? [current, own, before].filter((truth) => truth !== undefined) : []);
      }
      return truths;
    },

    /** Finds what is right in questions, for administrators. */
    async findKeyParts(ids: readonly string[]): Promise<Map<string, BankKeyRecord['parts']>> {
      const records = await rawCollection(keys)
        .find({ _id: { $in: [...ids] } }, { projection: { parts: 1 } })
        .toArray();
      return new Map(records.map(({ _id, parts }) => [_id, parts]));
    },

    /** Returns what is right in a question of practice. */
    async findPracticeTruths(
      { _id, use }: Pick<BankItemRecord, '_id' | 'use'>,
      tx?: Tx,
    ): Promise<ItemTruths> {
      if (use !== 'practice') throw new Error(`The question ${_id} is one of a test.`);
      return [...(await findKeys(keys, [_id], tx)).values()];
    },

    /** Makes a question of practice from a template; `undefined` if it fails. */
    async drawPractice(template: BankItemRecord, seed: string) {
      const [drawn] = await drawing.draw(template._id, seed, 1);
      return drawn && { ...drawn, id: contentId([template._id, seed]) };
    },
  };
}

/** Makes a question of a template again: a corrected template may say something else of the same words. */
async function drawCurrent(drawing: Drawing, unit: AttemptUnitRecord, { drawnFrom }: BankKeyRecord) {
  const again = drawnFrom === undefined ? undefined : await drawing.drawAgain(unit.name, drawnFrom);
  return again && asksTheSame(unit, again) ? toTruthVersion(again) : undefined;
}
