import { Long, ObjectId, type Collection, type Document, type IndexSpecification, type Sort } from 'mongodb';
import { createIndex, createRandom, assertServerError, useEngine } from './test-engine.ts';

const { db } = useEngine();

/** `STRESS=1` runs more seeds and queries. */
const SEEDS = process.env.STRESS ? Array.from({ length: 40 }, (_item, n) => n + 1) : [1, 2];
const QUERIES = process.env.STRESS ? 400 : 120;

const IDS = Array.from({ length: 5 }, (_item, n) => new ObjectId(`64b00000000000000000000${n}`));

const INDEXES: readonly (readonly [IndexSpecification, Document?])[] = [
  [{ a: 1 }],
  [{ b: -1 }],
  [{ c: 1 }, { partialFilterExpression: { a: { $type: 'string' } }, name: 'cp' }],
  [{ 'a.x': 1 }],
  [{ s: 1, n: -1 }],
  [{ n: 1, a: 1 }],
  [{ b: 1, s: 1, n: 1 }],
  [{ c: -1 }, { partialFilterExpression: { s: 'p' } }],
  [{ n: -1 }, { partialFilterExpression: { n: { $type: 'int' } }, name: 'np' }],
  [{ 'b.x': 1, n: 1 }],
  [{ s: -1, a: -1 }],
  [{ n: 1, _id: 1 }],
  [{ n: 1, _id: -1 }, { unique: true }],
  [{ s: -1, _id: 1 }, { unique: true }],
  [{ a: 1, s: 1 }, { sparse: true }],
  [{ 'b.x': -1 }, { sparse: true }],
  [{ c: 1, n: 1 }, { sparse: true }],
];

const SORTS: readonly (Sort | undefined)[] = [
  ...[undefined, undefined, { n: 1, _id: 1 }, { a: 1, _id: 1 }, { s: 1, n: -1, _id: 1 }],
  ...[
    { b: -1, _id: -1 },
    { n: -1, a: -1, _id: 1 },
    { n: -1, _id: -1 },
  ],
  ...[{ _id: 1 }, { _id: -1 }, { n: 1, _id: -1 }, { n: -1, _id: 1 }, { s: 1, _id: -1 }, { s: -1, _id: 1 }],
] as (Sort | undefined)[];

/** Generates documents, updates and filters of all kinds from a seed. */
class RandomGenerator {
  readonly below: (limit: number) => number;

  constructor(seed: number) {
    this.below = createRandom(seed);
  }

  pick<T>(items: readonly T[]): T {
    const item = items[this.below(items.length)];
    if (item === undefined && !items.includes(item as T)) throw new Error('There is nothing to pick from.');
    return item as T;
  }

  scalar(): unknown {
    const kinds = [
      () => this.below(8),
      () => this.below(8) / 2,
      () => -this.below(5),
      () => Long.fromNumber(this.below(8)),
      () => this.pick(['', 'a', 'ab', 'abc', 'b', 'B', 'é', '\u{1F600}', '\uFFFD', 'a\u0000b']),
      () => null,
      () => new Date(this.below(5) * 1_000),
      () => this.pick(IDS),
      () => this.below(2) === 1,
      () => NaN,
    ];
    return this.pick(kinds)();
  }

  value(): unknown {
    const scalar = (): unknown => this.scalar();
    const array = (): unknown[] => Array.from({ length: this.below(4) }, () => this.scalar());
    const doc = (): Document => ({ x: this.scalar(), ...(this.below(2) ? { y: this.scalar() } : {}) });
    const docs = (): Document[] => Array.from({ length: this.below(3) }, () => ({ x: this.scalar() }));
    return this.pick([scalar, scalar, scalar, scalar, array, doc, docs])();
  }

  document(id: number): Document {
    const fields = ['a', 'b', 'c']
      .filter(() => this.below(5) > 0)
      .map((name) => [name, this.value()] as const);
    const tag = this.below(2) ? { s: this.pick(['p', 'q', 'r']) } : {};
    return {
      _id: id,
      ...Object.fromEntries(fields),
      ...tag,
      n: this.pick([this.below(50), Long.fromNumber(this.below(50))]),
    };
  }

  update(): Document {
    const field = this.pick(['a', 'b', 'c']);
    return this.pick([
      () => ({ $set: { [field]: this.value() } }),
      () => ({ $unset: { [field]: 1, s: 1 } }),
      () => ({ $inc: { n: 1 } }),
    ])();
  }

  condition(): unknown {
    const conditions = [
      ...[
        () => this.scalar(),
        () => this.scalar(),
        () => ({ $gt: this.scalar() }),
        () => ({ $gte: this.scalar() }),
      ],
      ...[
        () => ({ $lt: this.scalar() }),
        () => ({ $lte: this.scalar() }),
        () => ({ $gt: this.below(5), $lt: this.below(9) }),
      ],
      ...[
        () => ({ $in: Array.from({ length: 1 + this.below(3) }, () => this.scalar()) }),
        () => ({ $ne: this.scalar() }),
      ],
      ...[() => ({ $nin: [this.scalar(), this.scalar()] }), () => ({ $exists: this.below(2) === 1 })],
      ...[() => this.pick([/^a/, /^ab/, /^B/i, /^b$/])],
      ...[() => ({ $type: this.pick(['string', 'int', 'null', 'array', 'date']) })],
      ...[() => Array.from({ length: this.below(3) }, () => this.scalar()), () => ({ x: this.scalar() })],
      () => ({ $size: this.below(3) }),
    ];
    return this.pick(conditions)();
  }

  filter(depth = 0): Document {
    const filter: Document = {};
    for (let remaining = 1 + this.below(3); remaining > 0; remaining--) {
      if (depth < 2 && this.below(5) === 0) {
        filter[this.pick(['$or', '$and'])] = Array.from({ length: 1 + this.below(2) }, () =>
          this.filter(depth + 1),
        );
      } else {
        const path = this.pick(['a', 'b', 'c', 'a.x', 'b.x', 'c.x', 's', 'n', 'a.0', '_id']);
        filter[path] = this.conditionOn(path);
      }
    }
    return filter;
  }

  private conditionOn(path: string): unknown {
    if (path === 'n')
      return this.pick([
        this.below(50),
        { $lt: this.below(50) },
        { $gte: this.below(50) },
        { $in: [this.below(50), this.below(50)] },
      ]);
    if (path === 's') return this.pick(['p', 'q', { $in: ['p', 'r'] }, { $exists: true }]);
    if (path === '_id')
      return this.pick([
        this.below(200),
        { $gt: this.below(200) },
        { $in: Array.from({ length: 2 + this.below(20) }, () => this.below(200)) },
      ]);
    return this.condition();
  }
}

/** Errors that do not depend on the plan: parallel arrays in an index, and invalid operands. */
const EXPECTED_CODES = [171, 2];

function assertExpected(error: unknown): void {
  if (!EXPECTED_CODES.includes(Number(assertServerError(error).code))) throw error;
}

const ignoreExpected = (action: Promise<unknown>): Promise<unknown> => action.catch(assertExpected);

async function populate(collection: Collection, random: RandomGenerator): Promise<void> {
  const specs = INDEXES.filter(() => random.below(3) > 0);
  const isIndexedFirst = random.below(2) === 0;
  const createIndexes = async (): Promise<void> => {
    for (const [spec, options] of specs) await ignoreExpected(createIndex(collection, spec, options));
  };
  if (isIndexedFirst) await createIndexes();
  await ignoreExpected(
    collection.insertMany(
      Array.from({ length: 200 }, (_item, id) => random.document(id)),
      {
        ordered: false,
      },
    ),
  );
  if (!isIndexedFirst) await createIndexes();
  for (let remaining = 40; remaining > 0; remaining--) {
    await ignoreExpected(collection.updateMany({ n: random.below(50) }, random.update()));
    if (random.below(4) === 0) await collection.deleteOne({ _id: random.below(200) as never });
  }
}

/** Copies the documents, with their numeric types, to a collection without indexes. */
async function copyWithoutIndexes(collection: Collection): Promise<Collection> {
  const copy = db().collection(`${collection.collectionName}-copy`);
  await copy.insertMany(await collection.find({}, { promoteValues: false }).toArray());
  return copy;
}

async function findIds(
  collection: Collection,
  filter: Document,
  sort: Sort | undefined,
  limit: number,
): Promise<unknown[] | undefined> {
  const cursor = collection.find(filter).limit(limit);
  try {
    const ids = (await (sort ? cursor.sort(sort) : cursor).toArray()).map(({ _id }) => Number(_id));
    return sort ? ids : ids.sort((a, b) => a - b);
  } catch (error) {
    assertExpected(error);
    return undefined;
  }
}

test.each(SEEDS)(
  'every plan returns the same result as a collection scan (seed %i)',
  async (seed) => {
    const random = new RandomGenerator(seed);
    let indexedCount = 0;
    for (let round = 0; round < 3; round++) {
      const collection = db().collection(`fuzz-${seed}-${round}`);
      await populate(collection, random);
      const copy = await copyWithoutIndexes(collection);
      for (let remaining = QUERIES; remaining > 0; remaining--) {
        const [filter, sort] = [random.filter(), random.pick(SORTS)];
        const limit = sort && random.below(2) ? 5 : 0;
        const planned = await findIds(collection, filter, sort, limit);
        expect({ seed, filter, sort, planned }).toEqual({
          seed,
          filter,
          sort,
          planned: await findIds(copy, filter, sort, limit),
        });
        if (!sort && planned)
          expect({ filter, count: await collection.countDocuments(filter) }).toEqual({
            filter,
            count: planned.length,
          });
        if (remaining % 5 === 0 && planned) {
          const plan = JSON.stringify(await collection.find(filter).explain('queryPlanner'));
          if (!plan.includes('COLLSCAN')) indexedCount++;
        }
      }
    }
    expect(indexedCount).toBeGreaterThan((3 * QUERIES) / 5 / 4);
  },
  600_000,
);
