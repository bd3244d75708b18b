/*
 * Invariant: what was asked and what counted as right stay, because attempts are scored by them. A corrected key is
 * recorded as a correction, once, in the version that it has now.
 */
import type { CourseBank, Drawing } from '@platform/content';
import { rawCollection } from '../../platform/db/raw-collection.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import { newId } from '../../platform/ids.ts';
import { asksTheSame, contentId, toTruthVersion, type TruthVersion } from '../work/index.ts';
import type { LearningModels } from './learning.model.ts';
import type { BankItemRecord, BankKeyRecord } from './learning.records.ts';
import { guessTest, guessUnit, type KeyedUnit } from './test.guess.ts';

/** Questions of a template that are looked at for what a guess gives. */
const GUESSED_SAMPLES = 5;
/** Attempts that are looked at for what a corrected template makes differently: the latest ones. */
const COMPARED_ATTEMPTS = 500;

type StoredItem = { readonly item: BankItemRecord; readonly key: TruthVersion | undefined };

/** Brings the stored questions up to date with the content. A course in the same version is skipped. */
export async function seedBanks(
  models: LearningModels,
  banks: readonly CourseBank[],
  drawing: Drawing,
  now: Date,
): Promise<void> {
  for (const bank of banks) {
    const stored = await rawCollection(models.versions).findOne({ _id: bank.courseId });
    if (stored?.version === bank.version) continue;
    await seedBank(models, bank, now);
    await recordDrawn(models, bank, drawing, now);
    const guessProbability = await guessBank(bank, drawing);
    // Last, so that an interrupted start does the rest again.
    await rawCollection(models.versions).updateOne(
      { _id: bank.courseId },
      { $set: { version: bank.version, guessProbability } },
      { upsert: true },
    );
  }
  const courses = banks.map(({ courseId }) => courseId);
  await rawCollection(models.items).updateMany(
    { courseId: { $nin: courses }, isRetired: false },
    { $set: { isRetired: true } },
  );
}

async function seedBank({ items, keys, corrections }: LearningModels, bank: CourseBank, at: Date) {
  const stored = toItems(bank);
  const ids = stored.map(({ item }) => item._id);
  const before = await findKeys(keys, ids);
  const { courseId } = bank;
  const isCorrected = ({ item, key }: StoredItem): boolean =>
    key !== undefined && (before.get(item._id)?.version ?? key.version) !== key.version;
  const keyed = stored.flatMap(({ item, key }) =>
    key ? [toKeyUpdate(item._id, key, before.get(item._id))] : [],
  );
  if (keyed.length > 0) await rawCollection(keys).bulkWrite(keyed);
  if (stored.length > 0)
    await rawCollection(items).bulkWrite(
      stored.map(({ item, key }) => toItemUpdate(item, isCorrected({ item, key }))),
    );
  const earlierKeys = await findEarlierKeys({ items, keys }, courseId, ids);
  // Those who had the earlier words of a question may be right by its new key too.
  const isReworded = ({ item: { name }, key }: StoredItem): boolean =>
    earlierKeys.some((earlier) => earlier.name === name && earlier.version !== key?.version);
  for (const { item, key } of stored.filter((one) => isCorrected(one) || isReworded(one)))
    if (item.use === 'test' && key)
      await recordCorrection(corrections, {
        courseId,
        name: item.name,
        key: `${item._id}:${key.version}`,
        at,
      });
  await rawCollection(items).updateMany(
    { courseId, _id: { $nin: ids }, isRetired: false },
    { $set: { isRetired: true } },
  );
}

/** Finds keys by the ids of their questions. */
export async function findKeys(
  keys: LearningModels['keys'],
  ids: readonly string[],
  tx?: Tx,
): Promise<Map<string, BankKeyRecord>> {
  const records = await rawCollection(keys)
    .find({ _id: { $in: [...ids] } }, { session: tx })
    .toArray();
  return new Map(records.map((key) => [key._id, key]));
}

/** Builds the update that stores a key. A version that another one replaces is kept. */
function toKeyUpdate(_id: string, key: TruthVersion, known: BankKeyRecord | undefined) {
  if (!known)
    return {
      updateOne: { filter: { _id }, update: { $setOnInsert: { ...key, replaced: [] } }, upsert: true },
    };
  const { version, parts, explanation, replaced } = known;
  const kept = version === key.version ? replaced : [...replaced, { version, parts, explanation }];
  const update = { ...key, replaced: kept.filter((one) => one.version !== key.version) };
  // Of several processes, the first one replaces the version that all of them read.
  return { updateOne: { filter: { _id, version }, update: { $set: update } } };
}

/** Builds the update that stores a question. With a corrected key, it is asked again also if it was voided. */
function toItemUpdate({ _id, isRetired, isVoided, ...fields }: BankItemRecord, isCorrected: boolean) {
  return {
    updateOne: {
      filter: { _id },
      update: isCorrected
        ? { $set: { ...fields, isRetired, isVoided } }
        : { $set: { ...fields, isRetired }, $setOnInsert: { isVoided } },
      upsert: true,
    },
  };
}

/** Finds the keys of the questions whose words this version of a course changes. */
async function findEarlierKeys(
  { items, keys }: Pick<LearningModels, 'items' | 'keys'>,
  courseId: number,
  ids: readonly string[],
): Promise<{ readonly name: string; readonly version: string }[]> {
  const earlier = await rawCollection(items)
    .find({ courseId, isRetired: false, _id: { $nin: [...ids] } }, { projection: { name: 1 } })
    .toArray();
  const known = await findKeys(
    keys,
    earlier.map(({ _id }) => _id),
  );
  return earlier.flatMap(({ _id, name }) => {
    const version = known.get(_id)?.version;
    return version === undefined ? [] : [{ name, version }];
  });
}

/** Records templates that make questions with other keys now than those that attempts have. */
async function recordDrawn(
  { attempts, keys, corrections }: LearningModels,
  { courseId, templates, version }: CourseBank,
  drawing: Drawing,
  at: Date,
): Promise<void> {
  for (const { id: name } of templates.filter(({ use }) => use === 'test')) {
    const had = await rawCollection(attempts)
      .find(
        { courseId, 'units.name': name, state: { $in: ['passed', 'failed'] } },
        { projection: { units: 1 } },
      )
      .sort({ startedAt: -1 })
      .limit(COMPARED_ATTEMPTS)
      .toArray();
    const asked = had.flatMap(({ units }) => units.filter((one) => one.name === name));
    const known = await findKeys(
      keys,
      asked.map(({ keyId }) => keyId),
    );
    for (const unit of asked) {
      const key = known.get(unit.keyId);
      const again = key?.drawnFrom === undefined ? undefined : await drawing.drawAgain(name, key.drawnFrom);
      if (!key || !again || !asksTheSame(unit, again)) continue;
      if (toTruthVersion(again).version === key.version) continue;
      await recordCorrection(corrections, { courseId, name, key: `${name}:${version}`, at });
      break;
    }
  }
}

/** Records whom a correction may concern; once, also if several processes find it. */
export async function recordCorrection(
  corrections: LearningModels['corrections'],
  {
    isVoided = false,
    ...correction
  }: { courseId: number; name: string; key: string; at: Date; isVoided?: boolean },
  tx?: Tx,
): Promise<void> {
  await rawCollection(corrections).updateOne(
    { key: correction.key },
    {
      $setOnInsert: {
        _id: newId(),
        ...correction,
        isVoided,
        ...{ state: 'pending', raised: 0, passed: 0, rescoredAt: null, rescoredBy: null },
      },
    },
    { upsert: true, session: tx },
  );
}

function toItems({ courseId, units, templates }: CourseBank): StoredItem[] {
  const common = { courseId, isRetired: false, isVoided: false } as const;
  return [
    ...units.map(({ id: name, objective, use, kind, lesson, isPretest, material, parts, ...key }) => ({
      item: {
        ...common,
        ...{ _id: contentId([name, material, parts]), name, objective, use, kind, lesson, isPretest },
        ...{ isTemplate: false, material: [...material], parts: [...parts] },
      },
      key: toTruthVersion(key),
    })),
    ...templates.map(({ id, objective, use, kind }) => ({
      item: {
        ...common,
        ...{ _id: id, name: id, objective, use, kind, lesson: null, isPretest: false },
        ...{ isTemplate: true, material: [], parts: [] },
      },
      key: undefined,
    })),
  ];
}

/** Computes the probability that random answers pass the test of a bank; 1 without one. */
async function guessBank({ units, templates }: CourseBank, drawing: Drawing): Promise<number> {
  const chances = new Map<string, number[]>();
  const add = (objective: string, unit: KeyedUnit) =>
    chances.set(objective, [...(chances.get(objective) ?? []), guessUnit(unit)]);
  for (const unit of units) if (unit.use === 'test') add(unit.objective, unit);
  for (const { id, objective, use } of templates) {
    if (use !== 'test') continue;
    for (const drawn of await drawing.draw(id, 'guess', GUESSED_SAMPLES)) add(objective, drawn);
  }
  return guessTest([...chances.values()]);
}
