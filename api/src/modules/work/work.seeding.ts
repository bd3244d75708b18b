import type { WorkTaskSeed } from '@platform/content';
import { rawCollection } from '../../platform/db/raw-collection.ts';
import type { TaskRecord } from '../tasks/index.ts';
import { contentId, hashContent, toTruthVersion } from './content-hash.ts';
import type { TruthVersion, WorkDefinitionRecord, WorkItemRecord, WorkModels } from './work.records.ts';

/** An item to store, with what is right. */
type StoredItem = Omit<WorkItemRecord, 'acceptedReports' | 'closedAt' | 'isRetired' | 'submissionId'> & {
  readonly right: TruthVersion;
};

/**
 * Brings the stored work tasks up to date with their seeds. An unchanged task is skipped. Items that were replaced or
 * removed are no longer offered but kept, because submissions show what their members saw; so is what counted as right,
 * because submissions are scored by it. Several processes may do this at the same time.
 *
 * @param seedTasks stores the records of the tasks
 */
export async function seedWorkTasks(
  models: WorkModels,
  seeds: readonly WorkTaskSeed[],
  seedTasks: (records: readonly TaskRecord[]) => Promise<void>,
): Promise<void> {
  const stored = await rawCollection(models.definitions)
    .find({}, { projection: { contentHash: 1 } })
    .toArray();
  const hashes = new Map(stored.map(({ _id, contentHash }) => [_id, contentHash]));
  const positions = new Map<number, number>();
  const changed: { seed: WorkTaskSeed; position: number; contentHash: string }[] = [];
  for (const seed of seeds) {
    const position = (positions.get(seed.blueprintId) ?? 0) + 1;
    positions.set(seed.blueprintId, position);
    const contentHash = hashContent([seed, position]);
    if (hashes.get(seed.id) !== contentHash) changed.push({ seed, position, contentHash });
  }
  await retireRemoved(
    models,
    [...hashes.keys()].filter((id) => !seeds.some((seed) => seed.id === id)),
  );
  if (changed.length === 0) return;
  await seedTasks(changed.map(({ seed, position }) => toTaskRecord(seed, position)));
  for (const { seed, contentHash } of changed) {
    await seedItems(models, seed);
    if (seed.overlap !== null) await seedSlots(models, seed.id, seed.batches.length, seed.overlap);
    // Last, so that an interrupted start does the rest again.
    await seedDefinition(models, toDefinition(seed, contentHash));
  }
}

/** Closes tasks that are no longer part of the content. A task without items is not offered. */
async function retireRemoved({ items, definitions }: WorkModels, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await rawCollection(items).updateMany({ taskId: { $in: ids } }, { $set: { isRetired: true } });
  // So that a task that comes back is not taken for an unchanged one.
  await rawCollection(definitions).updateMany({ _id: { $in: ids } }, { $set: { contentHash: '' } });
}

async function seedItems(models: WorkModels, seed: WorkTaskSeed): Promise<void> {
  const { items } = models;
  const stored = toItems(seed);
  const ids = stored.map(({ _id }) => _id);
  await seedTruths(models, stored);
  await rawCollection(items).bulkWrite(
    stored.map(({ _id, name, taskId, batch, position, material, parts }) => ({
      updateOne: {
        filter: { _id },
        update: {
          $set: { name, taskId, batch, position, material, parts },
          $setOnInsert: { isRetired: false },
        },
        upsert: true,
      },
    })),
  );
  const replaced = { taskId: seed.id, _id: { $nin: ids } };
  await rawCollection(items).updateMany(replaced, { $set: { isRetired: true } });
  const returned = { _id: { $in: ids }, isRetired: true };
  await rawCollection(items).updateMany(returned, { $set: { isRetired: false } });
}

/** Stores what is right. A version that another one replaces is kept. */
async function seedTruths({ truths }: WorkModels, stored: readonly StoredItem[]): Promise<void> {
  const ids = stored.map(({ _id }) => _id);
  const existing = await rawCollection(truths)
    .find({ _id: { $in: ids } })
    .toArray();
  const byItem = new Map(existing.map((truth) => [truth._id, truth]));
  await rawCollection(truths).bulkWrite(
    stored.map(({ _id, right }) => {
      const before = byItem.get(_id);
      if (!before)
        return {
          updateOne: { filter: { _id }, update: { $setOnInsert: { ...right, replaced: [] } }, upsert: true },
        };
      const { version, parts, explanation, replaced } = before;
      const kept = [...replaced, { version, parts, explanation }];
      const update = { ...right, replaced: kept.filter((one) => one.version !== right.version) };
      // Of several processes, the first one replaces the version that all of them read.
      return { updateOne: { filter: { _id, version }, update: { $set: update } } };
    }),
  );
}

/** Gives each batch as many places as it needs, and removes free ones that are too many. */
async function seedSlots(
  { slots }: WorkModels,
  taskId: string,
  batchCount: number,
  overlap: number,
): Promise<void> {
  const stored = await rawCollection(slots).find({ taskId }).sort({ n: 1 }).toArray();
  let n = stored.reduce((next, slot) => Math.max(next, slot.n + 1), 0);
  const missing: { n: number; batch: number }[] = [];
  const kept = new Set<string>();
  for (let batch = 0; batch < batchCount; batch += 1) {
    const taken = stored.filter((slot) => slot.batch === batch && slot.userId !== null);
    const free = stored.filter((slot) => slot.batch === batch && slot.userId === null);
    const wanted = Math.max(0, overlap - taken.length);
    for (const { _id } of free.slice(0, wanted)) kept.add(_id);
    for (let count = free.length; count < wanted; count += 1, n += 1) missing.push({ n, batch });
  }
  const surplus = stored.filter(({ _id, userId }) => userId === null && !kept.has(_id));
  if (surplus.length > 0)
    await rawCollection(slots).deleteMany({ _id: { $in: surplus.map(({ _id }) => _id) }, userId: null });
  if (missing.length > 0)
    await rawCollection(slots).bulkWrite(
      missing.map((slot) => ({
        updateOne: {
          filter: { _id: `${taskId}:${slot.n}` },
          update: { $setOnInsert: { taskId, ...slot, userId: null, submissionId: null, until: null } },
          upsert: true,
        },
      })),
    );
}

async function seedDefinition({ definitions }: WorkModels, record: WorkDefinitionRecord): Promise<void> {
  const { _id, ...fields } = record;
  await rawCollection(definitions).updateOne({ _id }, { $set: fields }, { upsert: true });
}

function toTaskRecord(seed: WorkTaskSeed, position: number): TaskRecord {
  const { id, blueprintId, title, description, instructions, estimatedMinutes } = seed;
  const texts = { title, description, instructions, estimatedMinutes };
  return { _id: id, position, blueprintId, ...texts, detection: null, mode: 'work' };
}

function toDefinition(seed: WorkTaskSeed, contentHash: string): WorkDefinitionRecord {
  const { id, isPractice, assistance, worksOnPhone, guideline, rubric, reviewerKit } = seed;
  const { overlap, batches, freshItems } = seed;
  const parts = batches.flat().flatMap((item) => item.parts);
  return {
    _id: id,
    isPractice,
    assistance,
    worksOnPhone,
    partTypes: [...new Set(parts.map(({ type }) => type))],
    guideline: [...guideline],
    rubric: [...rubric],
    reviewerKit: [...(reviewerKit ?? [])],
    itemCount: (batches[0]?.length ?? 0) + freshItems,
    freshItems,
    places: overlap === null ? null : { batches: batches.length, overlap },
    contentHash,
  };
}

/** Identifies each item by what members see of it: its id says nothing about the truth or its place in a file. */
function toItems({ id: taskId, batches }: WorkTaskSeed): StoredItem[] {
  return batches.flatMap((items, batch) =>
    items.map(({ id: name, material, parts, ...key }, position) => ({
      _id: contentId([taskId, batch, material, parts]),
      name,
      taskId,
      batch,
      position,
      material: [...material],
      parts: [...parts],
      right: toTruthVersion(key),
    })),
  );
}
